import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./tools/catalogues";

const server = process.env.PASSGO_SERVER ?? "http://127.0.0.1:8765";

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Whether a module is loaded together with a page, that is by imports which do not wait. */
function isLoadedBy(page: string, id: string, { getModuleInfo }: Modules, passed = new Set<string>()): boolean {
  if (id.endsWith(page)) return true;
  passed.add(id);
  const importers = getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => !passed.has(one) && isLoadedBy(page, one, { getModuleInfo }, passed));
}

/** What is loaded together, under names that stay: libraries, the start page, the board, the table. The rest is fetched when it is opened. */
function chunk(id: string, modules: Modules): string | undefined {
  if (id.endsWith("/src/main.ts")) return undefined;
  if (isLoadedBy("/src/main.ts", id, modules)) return id.includes("node_modules") ? "svelte" : "start";
  if (!isLoadedBy("/src/pages/TableRoom.svelte", id, modules)) return undefined;
  return id.includes("/src/board/") ? "board" : "table";
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
