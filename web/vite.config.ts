/// <reference types="node" />
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { defineConfig, loadEnv, type Plugin } from "vite";

// Fonts are compressed as they are, and what is small gains nothing.
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALL = 1024;

// Writes `.br` and `.gz` beside the built files, so that the server compresses nothing itself.
function precompressed(): Plugin {
  let folder = "";
  return {
    name: "precompressed",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true });
      const wanted = files.filter((file) => COMPRESSED.test(file));
      await Promise.all(wanted.map((file) => compress(join(folder, file))));
    },
  };
}

// What is seen if the scripts never come: the page that the server has for such moments, in all languages.
function signposts(): Plugin {
  const shared = "../src/kachidoki";
  const read = (path: string) => readFile(join(shared, path), "utf-8");
  return {
    name: "signposts",
    transformIndexHtml: async (html) => {
      const picture = await read("server/http/signpost.svg");
      const posts = await Promise.all(
        ["en", "ru"].map(async (language) => {
          const bundle = new FluentBundle(language);
          bundle.addResource(
            new FluentResource(await read(`text/${language}.ftl`)),
          );
          const { value, attributes } = bundle.getMessage("page-failed")!;
          const again = bundle.getMessage("page-reload")!.value;
          return `<div lang="${language}"><h1>${value}</h1><p>${attributes.hint}</p>
            <div class="ways"><a class="button primary" href="">${again}</a></div></div>`;
        }),
      );
      const words = `<main class="signpost signposts">${picture}${posts.join("")}</main>`;
      return html.replace("<!--signposts-->", words);
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALL) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

// The licences of the fonts go where the fonts go.
const LICENCES: Record<string, string> = {
  "eb-garamond": "node_modules/@fontsource-variable/eb-garamond/LICENSE",
  "golos-text": "node_modules/@fontsource-variable/golos-text/LICENSE",
  "kachidoki-mincho": "src/styles/fonts/OFL.txt",
};

function licensed(): Plugin {
  return {
    name: "licensed",
    apply: "build",
    async generateBundle() {
      for (const [font, file] of Object.entries(LICENCES)) {
        const fileName = `assets/${font}-licence.txt`;
        const source = await readFile(file, "utf-8");
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), signposts(), licensed(), precompressed()],
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
  experimental: {
    // The site may be served from a folder (`--root-path`): scripts and styles find their files beside
    // themselves, and the server writes the folder into the page.
    renderBuiltUrl: (_, { hostType }) =>
      hostType === "html" ? undefined : { relative: true },
  },
  build: {
    outDir: "../src/kachidoki/server/site",
    emptyOutDir: true,
    // The content-security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
