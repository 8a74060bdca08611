// The Fluent catalogues: those of the program and the titles are the terminal's own.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../page/settings.svelte";

type Loader = () => Promise<string>;

const shared: Record<string, string> = {
  ...import.meta.glob<string>("../../../../src/kachidoki/text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
const ofTitles: Record<string, Loader> = {
  ...import.meta.glob<string>("../../../../src/kachidoki/titles/*/text/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../../titles/*/text/*.ftl", {
    query: "?raw",
    import: "default",
  }),
};

const loaded = new Map<string, Map<Language, FluentResource[]>>();

export function folderOf(title: string): string {
  return title.replaceAll("-", "_");
}

function isIn(language: Language, path: string): boolean {
  return path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`);
}

// Loads a title's messages in every language, so that the language can change at any moment. `fetched`
// gets those by language of a title that was not here when the site was built.
export async function loadCatalogues(
  title: string,
  fetched: () => Promise<Record<string, string>>,
): Promise<void> {
  if (loaded.has(title)) return;
  const paths = Object.keys(ofTitles).filter((path) =>
    path.includes(`/titles/${folderOf(title)}/text/`),
  );
  if (!paths.length) {
    const texts = await fetched();
    keep(title, (language) => [texts[language] ?? texts.en ?? ""]);
    return;
  }
  const texts = await Promise.all(paths.map((path) => ofTitles[path]!()));
  keep(title, (language) =>
    texts.filter((_, index) => isIn(language, paths[index]!)),
  );
}

function keep(title: string, texts: (language: Language) => string[]): void {
  const resources = LANGUAGES.map(
    (language) =>
      [
        language,
        texts(language).map((text) => new FluentResource(text)),
      ] as const,
  );
  loaded.set(title, new Map(resources));
}

export function bundleOf(
  language: Language,
  title: string | null,
): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(shared)) {
    if (isIn(language, path)) bundle.addResource(new FluentResource(text));
  }
  for (const resource of (title && loaded.get(title)?.get(language)) || [])
    bundle.addResource(resource);
  return bundle;
}
