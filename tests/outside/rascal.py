"""A program that behaves badly in one way: `rascal.py HOW [FIFO]`. It answers with the first option otherwise.

With a FIFO it holds the writing end as long as it lives, and so does whatever it starts.
"""

import os
import signal
import sys
import time

how = sys.argv[1]
if len(sys.argv) > 2:
    held = os.open(sys.argv[2], os.O_WRONLY)
    os.set_inheritable(held, True)
    os.write(held, b"!")


def stay() -> None:
    """Whatever happens to anybody else."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_IGN)
    while True:
        time.sleep(3600)


def say(*words: str) -> None:
    print(*words, flush=True)


if how == "never-ready":
    stay()
if how == "not-a-word":
    sys.exit("no, thank you")
option, asked = "", 0
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "passgo":
        say("what a nice day")
        say("ready")
    elif word == "ask":
        option, asked = "", asked + 1
    elif word == "option":
        option = option or rest
    elif word == "refused":
        print("told:", rest, file=sys.stderr, flush=True)
    elif word == "go":
        if how == "hangs":
            stay()
        elif how == "dies":
            print("I cannot go on", file=sys.stderr, flush=True)
            sys.exit(3)
        elif how == "dies-later" and asked == 4:
            os.kill(os.getpid(), signal.SIGKILL)
        elif how == "forks":
            if os.fork() == 0:
                stay()
            stay()
        elif how == "floods":
            while True:
                say("info", "x" * 1000)
        elif how == "floods-errors":
            while True:
                print("x" * 1000, file=sys.stderr, flush=True)
        elif how == "complains":
            print("x" * 5_000_000, *["\x1b[2J\tline\x07"] * 8, "the end", sep="\n", file=sys.stderr, flush=True)
            say("play", option)
        elif how == "one-long-line":
            while True:
                sys.stdout.write("x" * 1000)
        elif how == "half-a-line":
            sys.stdout.write("play roll")
            sys.stdout.flush()
            stay()
        elif how == "closes":
            os.close(1)
            stay()
        elif how == "nonsense":
            say("play frobnicate 17")
        elif how == "nothing":
            say("play")
        elif how == "no-text":
            sys.stdout.buffer.write(b"play \xff\xfe\x00\n")
            sys.stdout.buffer.flush()
        elif how == "too-much":
            say(f"play {option}\nplay bankrupt\nplay bankrupt")  # no answers: nobody asked again
        else:
            say("play", option)
