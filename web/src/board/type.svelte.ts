// The board's type. Names are measured in it, so they are set anew once its file has come.

export const BOARD_FONT =
  '700 # "Sofia Sans Extra Condensed", "Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif';

class Type {
  ready = $state(false);

  constructor() {
    if (typeof document === "undefined" || !document.fonts) return;
    void document.fonts.load(BOARD_FONT.replace("#", "20px"), "Aé$").then(() => (this.ready = true), () => undefined);
  }
}

export const type = new Type();
