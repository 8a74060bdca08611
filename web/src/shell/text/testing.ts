// For the tests of the catalogues: which messages a source says with which arguments, and which a
// message wants.
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";

// ----------------------------------------------------------------- what the code says

export interface Call {
  id: string;
  // Null where they cannot be told from the source.
  args: string[] | null;
}

type Node = { type: string; start: number; name?: string } & Record<
  string,
  unknown
>;

// Every call of `say` with a literal id in a TypeScript or Svelte source.
export function callsIn(source: string, isSvelte: boolean): Call[] {
  const markup = isSvelte ? source : `<script lang="ts">${source}</script>`;
  const nodes = [...nodesIn(parse(markup, { modern: true }))];
  return nodes.filter(isSaying).flatMap((call) => {
    const [id, args] = call.arguments as [Node, Node | undefined];
    const given = args ? namesIn(args, nodes) : [];
    return idsOf(id).map((found) => ({ id: found, args: given }));
  });
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && "start" in value) yield value as Node;
  for (const [key, child] of Object.entries(value))
    if (key !== "metadata") yield* nodesIn(child);
}

function isSaying({ type, callee }: Node): boolean {
  return type === "CallExpression" && nameOf(callee as Node) === "say";
}

// `say`, `texts.say`, `table.texts.say`
function nameOf({ type, name, property }: Node): string | undefined {
  return type === "MemberExpression" ? nameOf(property as Node) : name;
}

function idsOf(id: Node): string[] {
  if (id.type === "Literal") return [String(id.value)];
  if (id.type !== "ConditionalExpression") return [];
  return [id.consequent, id.alternate].flatMap((part) => idsOf(part as Node));
}

// The names of the arguments in an object, which may be declared further up or spoken by `texts.spoken`.
function namesIn(value: Node, nodes: Node[]): string[] | null {
  switch (value.type) {
    case "ObjectExpression":
      return joined(
        (value.properties as Node[]).map((property) =>
          property.type === "SpreadElement"
            ? namesIn(property.argument as Node, nodes)
            : [keyOf(property.key as Node)],
        ),
      );
    case "Identifier": {
      const found = declared(value, nodes);
      return found && namesIn(found, nodes);
    }
    case "CallExpression": {
      const called = nameOf(value.callee as Node);
      const [argument] = value.arguments as Node[];
      const names = argument ? namesIn(argument, nodes) : null;
      if (called === "$derived") return names;
      return called === "spoken" && names ? withCases(names) : null;
    }
    default:
      return null;
  }
}

function keyOf(key: Node): string {
  return key.name ?? String(key.value);
}

// Null if one of the lists is not known.
function joined(lists: (string[] | null)[]): string[] | null {
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

// The value of the last variable of that name before its use.
function declared({ name, start }: Node, nodes: Node[]): Node | null {
  const found = nodes.findLast(
    (node) =>
      node.type === "VariableDeclarator" &&
      node.start < start &&
      (node.id as Node).name === name,
  );
  return (found?.init as Node | null | undefined) ?? null;
}

// ----------------------------------------------------------------- what a message wants

const CASE =
  /_(genitive|dative|accusative|instrumental|prepositional|plural|feminine|locative)\w*$/;

// `$area_genitive` is a case of `$area`.
export function withoutCase(name: string): string {
  return name.replace(CASE, "");
}

// A word that is spoken comes in all its cases.
function withCases(names: string[]): string[] {
  return [...names, ...names.map((name) => `${name}_*`)];
}

export function isGiven(name: string, args: string[]): boolean {
  const inAnyCase = `${withoutCase(name)}_*`;
  return args.includes(name) || (CASE.test(name) && args.includes(inAnyCase));
}

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
export type Catalogue = Map<string, Message>;

export function catalogueOf(texts: string[]): Catalogue {
  const messages = texts.flatMap((text) => new FluentResource(text).body);
  return new Map(messages.map((message) => [message.id, message]));
}

// The arguments of `message` or `message.attribute`, with those of the messages inside it.
export function wantedBy(catalogue: Catalogue, id: string): string[] {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = catalogue.get(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? [...new Set(variables(pattern, catalogue))] : [];
}

function variables(pattern: Pattern, catalogue: Catalogue): string[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((part) =>
    typeof part === "string" ? [] : within(part, catalogue),
  );
}

function within(part: Expression, catalogue: Catalogue): string[] {
  switch (part.type) {
    case "var":
      return [part.name];
    case "select":
      return [
        ...within(part.selector, catalogue),
        ...part.variants.flatMap(({ value }) => variables(value, catalogue)),
      ];
    case "func":
      return part.args.flatMap((arg) =>
        arg.type === "narg" ? [] : within(arg, catalogue),
      );
    case "mesg": {
      const id = part.attr ? `${part.name}.${part.attr}` : part.name;
      return wantedBy(catalogue, id);
    }
    default:
      return [];
  }
}
