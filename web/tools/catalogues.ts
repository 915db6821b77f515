// Serves the Fluent catalogues to the dev server as the table server does: the start page’s, and the table’s.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const START = ["web"];
const TABLE = ["web_board", "web_play"];

export function catalogue(language: string, names: string[] = [...START, ...TABLE]): string {
  return names.map((name) => {
    const file = fileURLToPath(new URL(`../../src/passgo/texts/${language}/${name}.ftl`, import.meta.url));
    try {
      return readFileSync(file, "utf-8");
    } catch {
      return "";
    }
  }).join("\n");
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = /^\/api\/texts\/(en|fr)(\/table)?$/.exec(request.url ?? "");
        if (!asked) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(catalogue(asked[1]!, asked[2] ? TABLE : START));
      });
    },
  };
}
