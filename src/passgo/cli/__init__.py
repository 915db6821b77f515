"""The command line: one file per command; `app` holds the list."""


def main() -> None:
    """Where the installed command `passgo` and `python -m passgo` begin."""
    try:
        from passgo.cli.app import app

        app()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except ModuleNotFoundError as error:  # passgo was installed without its dependencies
        if error.name is None or error.name.partition(".")[0] == "passgo":
            raise
        raise SystemExit(
            f"passgo: this command needs the package {error.name!r}, which is not installed: pip install passgo"
        ) from None
