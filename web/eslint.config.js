// What svelte-check and prettier do not see: code nobody uses, promises nobody waits for.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules", "src/generated", "src/**/fixtures"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      // Our own markdown, which lets no HTML through.
      "svelte/no-at-html-tags": "off",
      // Most maps and sets here are caches, which nothing is to be drawn from.
      "svelte/prefer-svelte-reactivity": "off",
      // It takes each word of the reason for a rule.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    // Only plain modules: in the markup of a component the types are svelte-check's to know.
    files: ["src/**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [typescript.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, svelteConfig },
    },
  },
  {
    files: ["*.{js,ts}", "scripts/*.js"],
    languageOptions: { globals: globals.node },
  },
);
