// What is asked, where it can be said more precisely than by the prompt: some of it may not be possible now, or
// a part of the choice is made.
import type { Table } from "./model";
import { tollWords } from "./words";

export function ask(table: Table): string | null {
  const { view, texts, picked, position } = table;
  if (picked.length > 0) return askNext(table);
  const canDo = (verb: string) =>
    position.choices.some((choice) => choice.verb === verb);
  if (view.step === "placing" && canDo("place") && !canDo("noble"))
    return texts.say("ask-placing", texts.spoken({ order: view.order! }));
  if (view.step === "buying" && canDo("done") && !canDo("buy"))
    return texts.say("ask-buying");
  if (view.step === "building" && canDo("done") && !canDo("build"))
    return texts.say("ask-building");
  return null;
}

// Something is picked: what else?
function askNext(table: Table): string | null {
  const { texts, open, picked } = table;
  const verbs = open.map(({ choice }) => choice.verb);
  if (verbs.includes("take")) return texts.say("ask-pay");
  if (verbs.includes("jump") && picked.length > 1) return texts.say("ask-way");
  if (verbs.includes("jump"))
    return texts.say("ask-jump", { toll: tollWords(table) });
  if (verbs.includes("march")) return texts.say("ask-march");
  if (verbs.includes("build")) return texts.say("ask-site");
  if (verbs.includes("issue")) return texts.say("ask-column");
  return null;
}
