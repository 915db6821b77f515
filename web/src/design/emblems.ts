// The little boards on the cards: one letter a space, from the bottom right corner clockwise, ring by ring.

const GROUPS: Record<string, string> = {
  b: "brown", c: "light-blue", p: "pink", o: "orange", r: "red", y: "yellow", g: "green", d: "dark-blue", P: "light-pink",
  G: "light-green", C: "cream", t: "teal", w: "wine", a: "gold", l: "peach", m: "maroon", u: "purple", W: "white",
  B: "black", h: "grey",
};

const BOARDS: Record<string, string[]> = {
  classic: [".b.b.Rc.cc.pUppRo.oo.r.rrRyyUy.gg.gR.d.d"],
  mega: [".b.bb.Rcc.Ucc..ppUppRo.ooo.r.rrr.RyyUyy.ggg.gR..dd.d"],
  ultimate: [
    ".P.PP.KRGG.UGG..CCUCC.Kt.ttt.w.wwwKR.aaUaa.lll.l.UK.mm.m",
    ".u.u..c.cc.pUppRo.oo.r.rr.yyUy.gg.gR.d.d",
    ".WWU.B.BB.hh.h.U.b.bb..W",
  ],
  millionaire: [".b.bc.cc.pppo.oo.r.rryyy.gg.g.dd"],
};

export interface Patch {
  x: number;
  y: number;
  w: number;
  h: number;
  colour: string | null;
}

/** One ring, in units of which a space is 1 wide and 2 deep. */
function ring(letters: string, inset: number): Patch[] {
  const side = letters.length / 4;
  const size = side + 3;
  return [...letters].map((letter, index) => {
    const along = index % side;
    const at = along ? size - 2 - along : size - 2;
    const [w, depth] = along ? [1, 2] : [2, 2];
    const group = GROUPS[letter];
    const colour = group ? `var(--g-${group})` : null;
    switch (Math.floor(index / side)) {
      case 0:
        return { x: inset + at, y: inset + size - 2, w, h: depth, colour };
      case 1:
        return { x: inset, y: inset + at, w: depth, h: w, colour };
      case 2:
        return { x: inset + size - at - w, y: inset, w, h: depth, colour };
      default:
        return { x: inset + size - 2, y: inset + size - at - w, w: depth, h: w, colour };
    }
  });
}

export interface Emblem {
  size: number;
  patches: Patch[];
}

export function emblem(edition: string): Emblem {
  const rings = BOARDS[edition] ?? BOARDS.classic!;
  const size = rings[0]!.length / 4 + 3;
  return { size, patches: rings.flatMap((letters) => ring(letters, (size - letters.length / 4 - 3) / 2)) };
}
