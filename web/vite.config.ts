import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  server: {
    // The catalogues are those of the Python package.
    fs: { allow: [".."] },
    // Beside `make play`; KACHIDOKI_SERVER names another server.
    proxy: {
      "/api": {
        target:
          loadEnv(mode, ".", "KACHIDOKI_").KACHIDOKI_SERVER ??
          "http://127.0.0.1:8000",
        ws: true,
      },
    },
  },
  build: {
    outDir: "../src/kachidoki/server/site",
    emptyOutDir: true,
    // The content-security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
