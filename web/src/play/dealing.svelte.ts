// With whom somebody wants to deal who has just looked at that player: the dock opens the trade.

class Dealing {
  open = $state(false); // whether an offer can be made now
  partner = $state<number | null>(null);
}

export const dealing = new Dealing();
