"""``python -m kozel`` is the command ``kozel``."""

from kozel.cli import main

if __name__ == "__main__":  # the processes of the arena import this module, too
    main()
