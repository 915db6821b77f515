"""Stands between passgo and a program: `guard.py LIFELINE COMMAND...`. A script that needs the standard library alone.

The program and whatever it starts are a process group, which ends when the program ends, and when the lifeline is cut:
passgo holds its other end, so that nothing is left behind even if passgo itself is killed.
"""

import contextlib
import os
import select
import signal
import sys


def main() -> int:
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    ended, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.set_wakeup_fd(wakes)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    program = os.fork()
    if program == 0:
        os.setpgid(0, 0)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.close(lifeline)
        try:
            os.execvp(command[0], command)
        except OSError as error:
            os.write(2, f"{command[0]} cannot be run: {error.strerror}\n".encode())
        os._exit(127)
    with contextlib.suppress(OSError):  # both sides do it, as either may come first
        os.setpgid(program, program)
    for standard in (0, 1, 2):  # so that they close when the program does
        os.close(standard)
    code = 0
    while select.select([lifeline, ended], [], [])[0] != [lifeline]:
        os.read(ended, 64)
        over, status = os.waitpid(program, os.WNOHANG)
        if over:
            code = os.waitstatus_to_exitcode(status)
            code = code if code >= 0 else 128 - code  # as shells tell that a signal ended it
            break
    with contextlib.suppress(OSError):  # nobody is left
        os.killpg(program, signal.SIGKILL)
    return code


if __name__ == "__main__":
    os._exit(main())
