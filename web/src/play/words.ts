// The words that can be typed, in the language of the moment. English counts always.

import { t } from "../texts/index.svelte";
import type { Vocabulary } from "./command";

const VERBS =
  "roll end done buy decline bid pass pay card build sell selldown mortgage lift keep collect claim no want place offer counter settle accept refuse bankrupt draw flat percent overlook goto take move cash ride stay continue share pick give ticket auction arrange swap hit surrender upgrade".split(
    " ",
  );
export const WORDS = "help why hint manage trade board players me deeds deed log say wish enough".split(" ");

export function vocabulary(): Vocabulary {
  return {
    verbs: Object.fromEntries(VERBS.map((verb) => [verb, t(`web-verb-${verb}`)])),
    words: Object.fromEntries(WORDS.map((word) => [word, t(`web-word-${word}`)])),
    contra: t("web-play-for"),
  };
}
