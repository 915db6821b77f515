// The board's type: narrow faces where the system has them. The same list is in Board.svelte as --board-font.

export const NARROW =
  '"Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const BOARD_FONT = `600 # ${NARROW}`;
