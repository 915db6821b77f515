"""The games on the shelf."""

from passgo.editions.classic import CLASSIC
from passgo.editions.mega import MEGA
from passgo.editions.millionaire import MILLIONAIRE
from passgo.editions.ultimate import ULTIMATE

EDITIONS = {edition.name: edition for edition in (CLASSIC, MEGA, ULTIMATE, MILLIONAIRE)}
