// Which token is whose: the one a player chose, else the next that nobody has, in the order of the seats.

import "./drawings/symbols";
import { TOKEN_NAMES, type TokenName } from "./drawings/tokens";

class Signs {
  chosen = $state.raw<readonly string[]>([]); // by seat; "" where nobody chose

  tokens = $derived(shared(this.chosen));
}

export const signs = new Signs();

export function tokenOf(seat: number): TokenName {
  return signs.tokens[seat % TOKEN_NAMES.length]!;
}

/** A token for every seat. Who chose has his own; of two who chose the same the first. */
export function shared(chosen: readonly string[]): TokenName[] {
  const given = TOKEN_NAMES.map((_, seat) => {
    const wish = TOKEN_NAMES.find((name) => name === chosen[seat]);
    return wish && chosen.indexOf(wish) === seat ? wish : null;
  });
  const free = TOKEN_NAMES.filter((name) => !given.includes(name));
  return given.map((name, seat) => {
    if (name) return name;
    const usual = TOKEN_NAMES[seat]!;
    return free.splice(free.includes(usual) ? free.indexOf(usual) : 0, 1)[0]!;
  });
}
