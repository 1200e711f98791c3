import { href, pathAt } from "./base";

/** Leaves text that cannot be decoded (a link cut off in an escape) unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The current page, and navigation to another. */
class Router {
  #url = $state.raw(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
    addEventListener("click", (event) => this.#follow(event));
  }

  get path(): string {
    return pathAt(this.#url);
  }
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get hash(): string {
    return decoded(this.#url.hash.slice(1));
  }

  go(path: string, { replace = false } = {}) {
    if (replace) history.replaceState(null, "", href(path));
    else history.pushState(null, "", href(path));
    const before = this.#url.pathname;
    this.#url = new URL(location.href);
    if (before !== this.#url.pathname && !this.#url.hash) scrollTo(0, 0);
  }

  /** Follows links within the site without loading the page again. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    const path = pathAt(url);
    if (url.origin !== location.origin || path.startsWith("/api/")) return;
    event.preventDefault();
    this.go(path + url.search + url.hash);
  }
}

export const router = new Router();
