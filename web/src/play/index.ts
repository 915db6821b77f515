// What the pages put on the table. Every component takes the `store`; the stage is its own.

export { default as Absent } from "./Absent.svelte"; // whom the table waits for, and how long
export { default as Ballot } from "./Ballot.svelte"; // a motion being voted on, and a pause; nothing when there is none
export { default as Chat } from "./Chat.svelte";
export { default as Clock } from "./Clock.svelte"; // time left for the open decision
export { default as Dock } from "./Dock.svelte"; // the prompt, always in one place: rail, or bottom sheet on a phone
export { default as Hand } from "./Hand.svelte"; // your deeds as cards
export { default as Log } from "./Log.svelte";
export { default as PastHope } from "./PastHope.svelte"; // once, that the game may never end, and a way to end it
export { default as Petitions } from "./Petitions.svelte"; // those who ask for a seat in the running game
export { default as Players } from "./Players.svelte"; // `compact` for the strip of a phone
export { default as WhileAway } from "./WhileAway.svelte"; // what happened to who comes back
export { muted } from "./muted.svelte"; // whom you do not want to hear
export { picking } from "./picking.svelte"; // spaces that can be chosen on the board
export { preferences } from "./preferences.svelte"; // sound, text mode
