// The titles' folders, loaded when one of them is needed.
import type { TitleInfo } from "../../generated/protocol";
import { titleInfos } from "../net/api";
import { folderOf, loadCatalogues } from "../text/catalogues";
import { Texts, type Words } from "../text/texts.svelte";
import type { TitleModule } from "./title";

const modules = import.meta.glob<TitleModule>("../../titles/*/index.ts", {
  import: "default",
});

export interface LoadedTitle {
  info: TitleInfo;
  module: TitleModule;
  // The words of the title; `facts` come with a table.
  speak(facts?: Words): Texts;
}

// The title's drawings and its messages in every language.
export async function loadModule(id: string): Promise<TitleModule> {
  const load = modules[`../../titles/${folderOf(id)}/index.ts`];
  if (!load) throw new Error(`there is no folder of the title '${id}'`);
  const [module] = await Promise.all([load(), loadCatalogues(id)]);
  return module;
}

export async function loadTitle(id: string): Promise<LoadedTitle> {
  const [infos, module] = await Promise.all([titleInfos(), loadModule(id)]);
  const info = infos.find((title) => title.id === id);
  if (!info) throw new Error(`the server has no title '${id}'`);
  return {
    info,
    module,
    speak: (facts) => new Texts({ title: id, facts, domains: info.domains }),
  };
}
