// The house is in order: the shell knows no title, and the imports of its rooms point one way.
import { describe, expect, it } from "vitest";

// What each room may import from, besides itself.
const BELOW: Record<string, string[]> = {
  page: [],
  text: ["page"],
  net: ["page", "text"],
  frame: ["page", "text", "net"],
  drawing: [],
  parts: ["page", "text", "drawing"],
  seal: ["page", "text", "net", "frame"],
  motion: [],
  pointing: [],
  board: ["page", "text", "drawing", "parts", "motion", "pointing"],
  overlay: ["page", "drawing", "parts", "motion", "pointing", "board"],
  title: ["page", "text", "net", "frame", "parts", "board"],
  match: ["page", "text", "parts", "board"],
  live: ["page", "text", "net", "board", "title", "match"],
  panels: [
    ...["page", "text", "net", "frame", "drawing", "parts"],
    ...["board", "match", "live"],
  ],
  review: ["page", "text", "net", "frame", "parts", "board", "match"],
  desk: [
    ...["page", "text", "net", "frame", "drawing"],
    ...["board", "match", "live", "panels"],
  ],
  table: [
    ...["page", "text", "net", "frame", "parts", "seal"],
    ...[
      "board",
      "overlay",
      "title",
      "match",
      "review",
      "live",
      "panels",
      "desk",
    ],
  ],
  replay: [
    ...["page", "text", "net", "frame", "parts", "seal"],
    ...["board", "overlay", "title", "match", "review"],
  ],
  lobby: ["page", "text", "net", "frame", "parts", "title"],
  rules: ["page", "text", "net", "frame", "parts", "board", "title", "lobby"],
};

const sources = import.meta.glob<string>("./{shell,titles}/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Import {
  file: string;
  from: string[];
  to: string[];
}

// Every import of one of our files, as the folders it comes from and goes to.
const imports = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(
    ([, target]): Import => ({
      file,
      from: partsOf(file),
      to: partsOf(new URL(target!, `file:///${file}`).pathname),
    }),
  ),
);

function partsOf(path: string): string[] {
  return path.replace(/^[./]+/, "").split("/");
}

// A line without what only takes a path to pieces.
function withoutSplits(line: string): string {
  return line.replace(/(split|endsWith|startsWith)\((["`]).*?\2\)/g, "");
}

const inShell = imports.filter(({ from }) => from[0] === "shell");

describe("the house", () => {
  it("has imports to look at", () => {
    expect(inShell.length).toBeGreaterThan(100);
  });

  it("has a shell that knows no title", () => {
    expect(inShell.filter(({ to }) => to[0] === "titles")).toEqual([]);
  });

  it("has titles that do not know each other", () => {
    const across = imports.filter(
      ({ from, to }) =>
        from[0] === "titles" && to[0] === "titles" && from[1] !== to[1],
    );
    expect(across).toEqual([]);
  });

  it("has rooms that are named, none of them crowded", () => {
    const files = Object.keys(sources).map(partsOf);
    const rooms = files.filter(
      ([top, , ...rest]) => top === "shell" && rest.length > 0,
    );
    const counts: Record<string, number> = {};
    for (const [, room, name] of rooms)
      if (!name!.includes(".test.")) counts[room!] = (counts[room!] ?? 0) + 1;
    expect(Object.keys(counts).toSorted()).toEqual(
      Object.keys(BELOW).toSorted(),
    );
    for (const [room, count] of Object.entries(counts))
      expect(count, room).toBeLessThanOrEqual(16);
  });

  it("has rooms whose imports point one way", () => {
    const upwards = inShell.filter(
      ({ from, to }) =>
        from.length > 2 &&
        to[0] === "shell" &&
        to[1] !== from[1] &&
        !BELOW[from[1]!]!.includes(to[1]!),
    );
    expect(upwards.map(({ file, to }) => [file, to.join("/")])).toEqual([]);
  });

  // The site may begin in a folder of its host; `api` and `at` know that.
  it("has no address that begins at the root of the host", () => {
    const page = "(?:new|table|join|replay|rules|open|icon[-a-z]*\\.svg)?";
    const address = new RegExp(
      `href="/|(?<!at\\()["\`]/${page}["\`/]|location\\.origin\\s*\\+`,
    );
    const found = Object.entries(sources).filter(
      ([file, text]) =>
        file.startsWith("./shell/") &&
        !/\.test\.ts$|\/page\/site\.ts$/.test(file) &&
        text.split("\n").some((line) => address.test(withoutSplits(line))),
    );
    expect(found.map(([file]) => file)).toEqual([]);
  });

  it("has no way back from a room to itself", () => {
    for (const room of Object.keys(BELOW)) {
      const reached = new Set<string>();
      const frontier = [...BELOW[room]!];
      for (let next = frontier.pop(); next; next = frontier.pop()) {
        if (reached.has(next)) continue;
        reached.add(next);
        frontier.push(...BELOW[next]!);
      }
      expect([...reached], room).not.toContain(room);
    }
  });
});
