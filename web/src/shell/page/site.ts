// Where the site begins: at the root of its host, or in a folder such as /games. The server writes
// that into the page, so that nothing else has to know it.
export const ROOT = rootOf(globalThis.document);

function rootOf(page: Document | undefined): string {
  const meta = page?.querySelector<HTMLMetaElement>("meta[name=root]");
  return (meta?.content ?? "/").replace(/\/$/, "");
}

// The address of a page or a file of ours.
export function at(path: string, root = ROOT): string {
  return root + path;
}

// The same for others, to be copied.
export function linkTo(address: string): string {
  return location.origin + address;
}

// The path within the site; null if the address is of something else on the same host.
export function pathWithin(pathname: string, root = ROOT): string | null {
  if (pathname === root) return "/";
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;
}
