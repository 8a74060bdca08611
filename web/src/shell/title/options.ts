// The options of a title as people choose them: values of one sort stand under one word.
import type { OptionInfo, TitleInfo } from "../../generated/protocol";
import type { Texts } from "../text/texts.svelte";

export type Options = Record<string, string>;

export interface Sort {
  sort: string;
  values: string[];
}

function valuesOf(option: OptionInfo, seats: number): string[] {
  return option.choices[seats] ?? [];
}

// The options that leave a choice with so many seats.
export function openOptions(title: TitleInfo, seats: number): OptionInfo[] {
  return title.options.filter((option) => valuesOf(option, seats).length > 1);
}

// What was chosen, as far as it is possible with so many seats; the default for everything else.
export function fitted(
  title: TitleInfo,
  seats: number,
  chosen: Options,
): Options {
  const entries = title.options.map((option) => {
    const values = valuesOf(option, seats);
    const value = chosen[option.name];
    return [
      option.name,
      value !== undefined && values.includes(value) ? value : (values[0] ?? ""),
    ];
  });
  return Object.fromEntries(entries) as Options;
}

export function sortOf(option: OptionInfo, value: string): string {
  return option.sorts[value] ?? value;
}

export function sortsOf(option: OptionInfo, seats: number): Sort[] {
  const sorts = new Map<string, string[]>();
  for (const value of valuesOf(option, seats)) {
    const sort = sortOf(option, value);
    sorts.set(sort, [...(sorts.get(sort) ?? []), value]);
  }
  return [...sorts].map(([sort, values]) => ({ sort, values }));
}

// The parts of which the values of a sort are made: 1, 2 and 3 of `1+2`, `1+3` and `2+3`.
export function partsOf(values: string[]): string[] {
  return [...new Set(values.flatMap((value) => value.split("+")))];
}

// The value after one part is picked: the part that was picked first goes, if there are too many.
export function pickPart(
  values: string[],
  picked: string[],
  part: string,
): string[] {
  if (picked.includes(part)) return picked;
  const size = (values[0] ?? "").split("+").length;
  return [...picked, part].slice(-size);
}

// The value that is made of just these parts, in any order.
export function valueOf(
  values: string[],
  picked: string[],
): string | undefined {
  const wanted = [...picked].sort().join("+");
  return values.find((value) => value.split("+").sort().join("+") === wanted);
}

function partIds(option: OptionInfo, value: string): string[] {
  const parts = value in option.sorts ? value.split("+") : [];
  return parts.map((part) => `option-${option.name}-part-${part}`);
}

// What the value changes; of one that is made of parts, what each of them does.
export function hintsOf(
  option: OptionInfo,
  value: string,
  texts: Texts,
): string[] {
  const parts = partIds(option, value).filter((id) => texts.has(`${id}.hint`));
  const ids = parts.length
    ? parts
    : [`option-${option.name}-${sortOf(option, value)}`];
  return ids
    .filter((id) => texts.has(`${id}.hint`))
    .map((id) => texts.say(`${id}.hint`));
}

// What a value is called: its sort, or the parts that it is made of.
export function valueWords(
  option: OptionInfo,
  value: string,
  texts: Texts,
): string {
  const parts = partIds(option, value);
  if (parts.length && parts.every((id) => texts.has(id))) {
    return texts.list(parts.map((id) => texts.say(id)));
  }
  return texts.say(`option-${option.name}-${sortOf(option, value)}`);
}
