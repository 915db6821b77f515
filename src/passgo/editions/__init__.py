"""The games on the shelf."""

from passgo.editions.classic import CLASSIC

EDITIONS = {edition.name: edition for edition in (CLASSIC,)}
