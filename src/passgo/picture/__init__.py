"""A game as a picture: the board with its tokens, owners and buildings, as an SVG. Needs nothing but the engine."""

from passgo.picture.board import board_svg

__all__ = ["board_svg"]
