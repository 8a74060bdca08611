// The server's HTTP part.
import type { Fault, TitleInfo } from "../../generated/protocol";
import { at } from "../page/site";

// What the server refused, or that it could not be reached; `texts.problem(error.fault)` says it.
export class FaultError extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.message);
  }
}

interface Ask {
  method?: string;
  // The secret of a seat.
  key?: string | null;
  // An object is sent as JSON, a string as plain text.
  body?: unknown;
}

async function ask(
  path: string,
  { method = "GET", key, body }: Ask,
): Promise<Response> {
  const headers = new Headers();
  if (key) headers.set("Authorization", `Bearer ${key}`);
  if (body !== undefined)
    headers.set(
      "Content-Type",
      typeof body === "string" ? "text/plain" : "application/json",
    );
  const words = typeof body === "string" ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(at(path), { method, headers, body: words });
  } catch {
    throw new FaultError(
      {
        problem: "unreachable",
        args: {},
        message: "The server cannot be reached.",
      },
      0,
    );
  }
  if (!response.ok)
    throw new FaultError(await faultOf(response), response.status);
  return response;
}

async function faultOf(response: Response): Promise<Fault> {
  try {
    const fault = (await response.json()) as Fault;
    if (typeof fault.problem === "string") return fault;
  } catch {
    // Not from our server: a proxy's page.
  }
  return {
    problem: "failed",
    args: { status: response.status },
    message: `The server failed (${response.status}).`,
  };
}

async function json<T>(path: string, request: Ask): Promise<T> {
  const response = await ask(path, request);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const api = {
  get: <T>(path: string, key?: string | null) => json<T>(path, { key }),
  post: <T>(path: string, body?: unknown, key?: string | null) =>
    json<T>(path, { method: "POST", body, key }),
  remove: <T>(path: string, key?: string | null) =>
    json<T>(path, { method: "DELETE", key }),
  text: async (path: string, key?: string | null) =>
    (await ask(path, { key })).text(),
};

let titles: Promise<TitleInfo[]> | null = null;

// The titles that the server has; asked once.
export function titleInfos(): Promise<TitleInfo[]> {
  titles ??= api.get<TitleInfo[]>("/api/titles").catch((error: unknown) => {
    titles = null;
    throw error;
  });
  return titles;
}
