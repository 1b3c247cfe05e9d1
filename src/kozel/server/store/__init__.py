"""What outlives the process: matches with their logs, people, requests, in one SQLite file.

``await store.write(job)`` and ``await store.read(job)`` run a function of an SQLAlchemy
connection; `schema` has the tables. Rows of logs are appended by ``store.append``.
"""

from kozel.server.store.errors import StoreError
from kozel.server.store.migrating import migrate
from kozel.server.store.store import Store

__all__ = ["Store", "StoreError", "migrate"]
