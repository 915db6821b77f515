"""The command line: one file per command; `app` holds the list."""


def main() -> None:
    """Where the installed command `passgo` and `python -m passgo` begin."""
    try:
        from passgo.cli.app import app

        app()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
