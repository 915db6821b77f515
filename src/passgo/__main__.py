"""Makes `python -m passgo` the same as `passgo`."""

from passgo.cli import main

if __name__ == "__main__":
    main()
