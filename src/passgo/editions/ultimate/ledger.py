"""Where Ultimate keeps what no other edition has: offsets into the state's `extra` column."""

from typing import Final

from passgo.engine.columns import i64

MOVEMENT_CLOSED: Final[i64] = 0  # triples were rolled: no voucher any more this turn (UM-TRP-6)
MUST_PLAY_VOUCHER: Final[i64] = 1  # a Subway ride was taken on the promise of a voucher (UM-SUB-7)
FROM_REVERSE: Final[i64] = 2  # the roll under way started on Reverse Direction (UM-REV-2)
RADIO_HALVED: Final[i64] = 3  # payouts for which General Radio pays half
TURN_LENGTH: Final[i64] = 3  # the first so many are blank at the start of every turn
PLAYER_MARKS: Final[i64] = 4  # by player, 12 of them: bits such as LOSES_TURN
JAIL_MARKS: Final[i64] = 16  # by player, until he leaves Jail: RENT_TO_POOL
LAST_ROLL: Final[i64] = 28  # by player: the total of the last roll that moved him, 0 before the first (UM-UTL-2)
SIZE: Final = 40

LOSES_TURN: Final[i64] = 1  # the next turn is skipped
RENT_TO_POOL: Final[i64] = 1  # while in Jail, rents go to the Pool
