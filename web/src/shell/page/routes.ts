// Which page an address means.
import type { TableInfo } from "../../generated/protocol";
import { at, pathWithin } from "./site";

export type PageName =
  | "home"
  | "new"
  | "table"
  | "join"
  | "seat"
  | "replay"
  | "rules"
  | "open"
  | "missing";

export interface Route {
  page: PageName;
  // The title or the table that the page is about.
  id: string;
  query: URLSearchParams;
  // What stands behind the #, a secret key for example.
  fragment: string;
}

// The rules of a title with the numbers of a table, opened at a section.
export function rulesAddress(
  { title, seats, options }: Pick<TableInfo, "title" | "seats" | "options">,
  section = "",
): string {
  const query = new URLSearchParams({ seats: String(seats), ...options });
  return at(`/rules/${title}?${query}${section && `#${section}`}`);
}

// A position of a match, for whoever has the key.
export function positionAddress(
  page: "table" | "replay",
  id: string,
  ply: number,
  key: string,
): string {
  return at(`/${page}/${id}?ply=${ply}${key && `#${key}`}`);
}

// What makes a page another one. On most pages the fragment is only a place to read on, on others a key.
export function identityOf({ page, id, fragment }: Route): string {
  const isKey = ["table", "join", "seat", "replay"].includes(page);
  return `${page}/${id}${isKey ? `#${fragment}` : ""}`;
}

const WITH_ID: readonly string[] = [
  "new",
  "table",
  "join",
  "seat",
  "replay",
  "rules",
];

export function routeOf(address: URL | Location): Route {
  const path = pathWithin(address.pathname) ?? address.pathname;
  const [first = "", id = "", ...rest] = path
    .split("/")
    .filter(Boolean)
    .map(decoded);
  return {
    page: pageOf(first, id, rest.length),
    id,
    query: new URLSearchParams(address.search),
    fragment: decoded(address.hash.slice(1)),
  };
}

function pageOf(first: string, id: string, more: number): PageName {
  if (more) return "missing";
  if (!first) return "home";
  if (first === "open" && !id) return "open";
  return WITH_ID.includes(first) && id ? (first as PageName) : "missing";
}

function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
