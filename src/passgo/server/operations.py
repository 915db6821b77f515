"""All that can be asked for over HTTP."""

from __future__ import annotations

from typing import Final

from passgo.server.http import TABLES
from passgo.server.http_notices import NOTICES

OPERATIONS: Final = (*TABLES, *NOTICES)
