// The titles' folders, loaded when one of them is needed; a title without a folder gets a plain one.
import type { TitleInfo, TitleTexts } from "../../generated/protocol";
import type { TitleModule } from "../board/title";
import { api, titleInfos } from "../net/api";
import { folderOf, loadCatalogues } from "../text/catalogues";
import { Texts, type Words } from "../text/texts.svelte";
import { plainTitle } from "./plain";

const modules = import.meta.glob<TitleModule>("../../titles/*/index.ts", {
  import: "default",
});

export interface LoadedTitle {
  info: TitleInfo;
  module: TitleModule;
  // The words of the title; a table brings `facts` of its own.
  speak(facts?: Words): Texts;
}

// The title's drawings and its messages in every language.
export async function loadModule(id: string): Promise<TitleModule> {
  const load = modules[`../../titles/${folderOf(id)}/index.ts`];
  const [module] = await Promise.all([
    load?.() ?? plainTitle(id),
    loadCatalogues(id, () => textsOf(id)),
  ]);
  return module;
}

// What was not there when the site was built, the server knows.
async function textsOf(id: string): Promise<Record<string, string>> {
  const found = await api.get<TitleTexts>(`/api/titles/${id}/texts`);
  return found.catalogues;
}

export async function loadTitle(id: string): Promise<LoadedTitle> {
  const [infos, module] = await Promise.all([titleInfos(), loadModule(id)]);
  const info = infos.find((title) => title.id === id);
  if (!info) throw new Error(`the server has no title '${id}'`);
  return {
    info,
    module,
    speak: (facts = info.facts) => {
      const { domains, folds } = info;
      return new Texts({ title: id, facts, domains, folds });
    },
  };
}

// Null if the server has no such title.
export async function findTitle(id: string): Promise<LoadedTitle | null> {
  const infos = await titleInfos();
  return infos.some((info) => info.id === id) ? loadTitle(id) : null;
}
