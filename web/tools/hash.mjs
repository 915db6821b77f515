// Writes the hash of everything the built files come from. A test computes it again, so that what is committed is
// what the sources say: sha256 over the lines "sha256-of-file  path", sorted by path. The worker gets it as its version,
// and the names of the files that the start page needs.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const STATIC = fileURLToPath(new URL("../../src/passgo/server/static", import.meta.url));
const SOURCES = ["index.html", "package.json", "package-lock.json", "public", "src", "svelte.config.js", "tools", "tsconfig.json", "vite.config.ts"];

const sha256 = (data) => createHash("sha256").update(data).digest("hex");

function files(path) {
  try {
    return readdirSync(path).flatMap((name) => files(join(path, name)));
  } catch {
    return [path]; // no folder, a file
  }
}

const lines = SOURCES.flatMap((source) => files(join(WEB, source)))
  .map((file) => [relative(WEB, file).replaceAll("\\", "/"), sha256(readFileSync(file))])
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, hash]) => `${hash}  ${path}\n`);

const version = sha256(lines.join(""));
writeFileSync(join(STATIC, "source.sha256"), `${version}\n`);

const page = readFileSync(join(STATIC, "index.html"), "utf-8");
const fonts = readdirSync(STATIC).filter((name) => name.endsWith(".woff2") && !name.includes("condensed")); // that is the board's
const shell = [...page.matchAll(/"(\/static\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]);
const worker = join(STATIC, "sw.js");
const filled = readFileSync(worker, "utf-8")
  .replace("VERSION", version.slice(0, 16))
  .replace("/* FILES */", [...shell, ...fonts.map((name) => `/static/${name}`)].map((name) => `"${name}"`).join(", "));
writeFileSync(worker, filled);
