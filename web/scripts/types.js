// Makes TypeScript types of the JSON schemas that `python -m kachidoki.server.protocol.schema` wrote.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const FOLDER = new URL("../src/generated/", import.meta.url);
const BANNER = "// Made from the server's structs: `make web-types`.";
// What the compiler adds of its own: the document itself, and where each definition stood.
const CHATTER = [
  /export interface Schema \{\n {2}\[k: string\]: unknown;\n\}\n/,
  /( \*\n)? \* This interface was referenced by `Schema`'s JSON-Schema\n \* via the `definition` ".*"\.\n/g,
  /\/\*\*\n \*\/\n/g,
];

async function convert(file) {
  const schema = JSON.parse(await readFile(new URL(file, FOLDER), "utf8"));
  const words = await compile(completed(schema), "Schema", {
    bannerComment: BANNER,
    unreachableDefinitions: true,
    additionalProperties: false,
  });
  const made = CHATTER.reduce(
    (text, chatter) => text.replace(chatter, ""),
    words,
  );
  await writeFile(new URL(file.replace(".json", ".ts"), FOLDER), made);
}

// Whatever the server sends is there, but what may be unset; only a client may leave out what has a default.
function completed(schema) {
  for (const name of sentByServer(schema.$defs)) {
    const definition = schema.$defs[name];
    if (definition.properties)
      definition.required = Object.keys(definition.properties).filter(
        (key) =>
          definition.required?.includes(key) ||
          "default" in definition.properties[key],
      );
  }
  return schema;
}

function sentByServer(definitions) {
  const sent = new Set(
    definitions.Answer ? ["Answer", "Happening"] : Object.keys(definitions),
  );
  for (const name of sent) {
    for (const [, other] of JSON.stringify(definitions[name]).matchAll(
      /"\$ref":"#\/\$defs\/(\w+)"/g,
    )) {
      sent.add(other);
    }
  }
  return sent;
}

const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".json"));
await Promise.all(files.map(convert));
