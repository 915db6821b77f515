// Writes the hash of everything the built files come from. A test computes it again, so that what is committed is
// what the sources say: sha256 over the lines "sha256-of-file  path", sorted by path.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const TARGET = fileURLToPath(new URL("../../src/passgo/server/static/source.sha256", import.meta.url));
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

writeFileSync(TARGET, `${sha256(lines.join(""))}\n`);
