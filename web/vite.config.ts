import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./tools/catalogues";

const server = process.env.PASSGO_SERVER ?? "http://127.0.0.1:8765";

const AFTER = /\/play\/(Replay|Result|Decided|DiceChart|LandingMap|WorthChart|Fairness|history|turning|heat|scrubbing|fairness)\./;

/** The parts that are loaded apart, under names that stay. What comes after a game is fetched after it. */
function chunk(id: string): string | undefined {
  if (id.includes("node_modules/@noble")) return "hashes";
  if (AFTER.test(id)) return "after";
  if (id.includes("/play/TextMode.")) return "text";
  if (id.includes("/play/Menu.")) return "menu";
  if (id.includes("node_modules/uqr")) return "qr";
  if (id.includes("node_modules")) return "svelte";
  return /\/src\/(board|play|design|net|texts)\//.exec(id)?.[1]?.replace(/design|net|texts/, "common");
}

export default defineConfig(({ command }) => ({
  base: command === "build" ? "/static/" : "/",
  publicDir: "public",
  plugins: [svelte(), catalogues()],
  server: {
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
    fs: { allow: [".", ...(process.env.FIXTURES ? [process.env.FIXTURES] : [])] },
  },
  build: {
    outDir: "../src/passgo/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: "app.js",
        chunkFileNames: "[name].js",
        assetFileNames: (asset) => (asset.names[0] === "index.css" ? "app.css" : "[name][extname]"),
        manualChunks: chunk,
      },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
  // vitest compiles runes for the browser, where they are at home
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
}));
