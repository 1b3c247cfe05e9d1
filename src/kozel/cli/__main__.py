"""``python -m kozel.cli``: what the launcher starts."""

from kozel.cli import main

if __name__ == "__main__":  # the processes of the arena import this module, too
    main()
