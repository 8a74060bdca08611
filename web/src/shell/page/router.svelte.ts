// The page's address, and the way to another page without a reload.
import { identityOf, routeOf, type Route } from "./routes";
import { pathWithin } from "./site";

class Router {
  route = $state.raw<Route>(routeOf(location));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  // Goes to an address of ours; `replace` leaves no trace in the browser's history.
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = identityOf(this.route);
    this.#arrive();
    if (before !== identityOf(this.route)) scrollTo(0, 0);
  }

  #arrive(): void {
    this.route = routeOf(location);
  }

  // Links within the site need no reload.
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const link = (event.target as Element).closest?.("a");
    if (
      !link ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin
    )
      return;
    const path = pathWithin(link.pathname);
    if (path === null || path.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
