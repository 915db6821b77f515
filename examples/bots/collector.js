#!/usr/bin/env node
// A bot in JavaScript that speaks the line protocol, without any package.
// It buys everything, builds wherever it can, and swaps nothing: see docs/bot-protocol.md.
// Try it: passgo tournament classic --bots 'exec:node examples/bots/collector.js',simple
"use strict";

const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (line) => process.stdout.write(line + "\n");

let seat = 0;
let view = null;
let asked = null;
let options = [];
let bid = null; // the bounds of a bid, where one can be made

const WISHES = ["buy", "build", "collect", "roll", "lift", "end", "pay", "refuse", "mortgage", "sell"];

function choose() {
  const cash = view.players[seat].cash;
  if (bid) return bid.low <= cash / 2 ? `bid ${bid.low}` : "pass";
  for (const verb of WISHES) {
    const found = options.find((option) => option.split(" ")[0] === verb);
    if (found && (verb !== "build" || cash > 300) && (verb !== "lift" || cash > 600)) return found;
  }
  return options[0];
}

lines.on("line", (line) => {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? "" : line.slice(space + 1);
  if (word === "passgo") say("name Collector\nready");
  else if (word === "game") seat = JSON.parse(rest).seat;
  else if (word === "view") view = JSON.parse(rest);
  else if (word === "ask") {
    asked = JSON.parse(rest);
    options = [];
    bid = null;
  } else if (word === "option") options.push(rest);
  else if (word === "free") {
    const [verb, low, high] = rest.split(" ");
    if (verb === "bid") bid = { low: Number(low), high: Number(high) };
  } else if (word === "go") say("play " + choose());
  else if (word === "refused") process.stderr.write(`refused at question ${asked.number}: ${rest}\n`);
  else if (word === "quit") process.exit(0);
});
