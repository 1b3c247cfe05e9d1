"""Live tables: matches that people and bots play, each folded from its log in the store.

What the edge needs::

    store = await Store.open(folder)
    tables = Tables(store, LoopTime())
    await tables.start()
    table = await tables.create(TableSpec(preset="classic", teams=True, seats=(…)))
    outbox = Outbox()                                  # one per connection; `read` it
    await tables.enter(table, person, outbox, key="", since=None)
    await tables.command(person, frame, outbox)        # a protocol.Command
    tables.leave(table, outbox)
    tables.gone(outbox)                                # the connection is lost
    await tables.stop()
"""

from kozel.server.tables.errors import TableError
from kozel.server.tables.service import Tables
from kozel.server.tables.sink import Outbox, Sink
from kozel.server.tables.spec import ClockSpec, SeatSpec, TableSpec, Timing
from kozel.server.tables.time import LoopTime, Time, Timer

__all__ = [
    "ClockSpec",
    "LoopTime",
    "Outbox",
    "SeatSpec",
    "Sink",
    "TableError",
    "TableSpec",
    "Tables",
    "Time",
    "Timer",
    "Timing",
]
