"""What each seat's last commands were answered, so that a repeated one is answered alike."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping

from kozel.core.moves import Seat
from kozel.server.protocol import Advice, Done, Refused
from kozel.server.tables.course import COMMANDS_KEPT

Answer = Done | Refused | Advice


class Answers:
    """Per seat the answers by command id, the oldest forgotten first. `stored`: the commands
    that are in the log, which were all carried out."""

    def __init__(self, stored: Mapping[Seat, Iterable[str]]) -> None:
        self._by_seat: dict[Seat, OrderedDict[str, Answer]] = {
            seat: OrderedDict((command, Done(command)) for command in commands)
            for seat, commands in stored.items()
        }

    def known(self, seat: Seat, command: str) -> Answer | None:
        """What was answered; None if the command is new."""
        return self._by_seat[seat].get(command)

    def keep(self, seat: Seat, answer: Answer) -> None:
        """Remember an answer."""
        answers = self._by_seat[seat]
        answers[answer.id] = answer
        while len(answers) > COMMANDS_KEPT:
            answers.popitem(last=False)
