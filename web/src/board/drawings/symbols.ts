// All drawings as one sheet of symbols in the page, referred to by <use>. Colours come from where they are used: a token's
// cuts from --cut, a picture's tint and line from --tint and --c-n, a building's tones from --b-*.

import { BUILDINGS } from "./buildings";
import { CORNERS } from "./corners";
import { PICTURES } from "./pictures";
import { type Stroke, TOKENS } from "./tokens";

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';
const HALO = 6.5; // around a token, so that it stands out from any ground

export function hrefOf(kind: "token" | "halo" | "picture" | "building" | "corner", name: string): string {
  return `#${kind}-${name.replaceAll(" ", "-")}`;
}

function stroke([kind, path, weight = 0]: Stroke): string {
  const cut = kind.startsWith("cut") ? "var(--cut)" : "currentColor";
  if (kind === "fill" || kind === "cut-fill") return `<path d="${path}" fill="${cut}"/>`;
  return `<path d="${path}" fill="none" stroke="${cut}" stroke-width="${weight}" ${ROUND}/>`;
}

function halo([kind, path, weight = 0]: Stroke): string {
  if (kind.startsWith("cut")) return "";
  const inside = kind === "fill" ? "currentColor" : "none";
  return `<path d="${path}" fill="${inside}" stroke="currentColor" stroke-width="${weight + HALO}" ${ROUND}/>`;
}

function picture([tint, line]: readonly [string, string]): string {
  return `<path d="${tint}" fill="var(--tint)"/><path d="${line}" fill="none" stroke="var(--c-n)" stroke-width="1.5" ${ROUND}/>`;
}

function building(name: string, [body, roof, lights]: readonly [string, string, string]): string {
  const [wall, top] = name === "skyscraper" ? ["glass", "line"] : ["wall", name === "house" ? "roof" : "awning"];
  return (
    `<path d="${body}${roof}" fill="none" stroke="var(--b-line)" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="${body}" fill="var(--b-${wall})"/><path d="${roof}" fill="var(--b-${top})"/><path d="${lights}" fill="var(--b-light)"/>`
  );
}

function symbol(href: string, box: string, inside: string): string {
  return `<symbol id="${href.slice(1)}" viewBox="${box}">${inside}</symbol>`;
}

export function sheet(): string {
  return [
    ...Object.entries<readonly Stroke[]>(TOKENS).flatMap(([name, strokes]) => [
      symbol(hrefOf("token", name), "0 0 48 48", strokes.map(stroke).join("")),
      symbol(hrefOf("halo", name), "-4 -4 56 56", strokes.map(halo).join("")),
    ]),
    ...Object.entries(PICTURES).map(([name, paths]) => symbol(hrefOf("picture", name), "0 0 24 24", picture(paths))),
    ...Object.entries(BUILDINGS).map(([name, paths]) => symbol(hrefOf("building", name), "-1 -1 26 26", building(name, paths))),
    ...Object.entries(CORNERS).map(([name, inside]) => symbol(hrefOf("corner", name), "0 0 100 100", inside)),
  ].join("");
}

if (typeof document !== "undefined") {
  const hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true" id="drawings"';
  const style = ".n{stroke:var(--c-n);stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}";
  document.body.insertAdjacentHTML("beforeend", `<svg ${hidden}><defs><style>${style}</style>${sheet()}</defs></svg>`);
}
