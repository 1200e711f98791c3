import { href } from "../app/base";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether nobody but this device can open the page at this address. */
export function onlyHere(page: string): boolean {
  return LOOPBACK.test(new URL(page).hostname);
}

/** The link to a path of the house for others, who may know it by another address than this page. */
export function linkTo(path: string, page: string, house: string | null): string {
  return onlyHere(page) && house ? house + path : new URL(href(path), page).href;
}

const CODE = /^[2-9a-hjkmnp-z]{13}$/;

/** Where a code or a whole link leads to, if it can be one of ours. */
export function pathOf(text: string): string | undefined {
  const [, place, code] = /^(?:.*\/(t|replay)\/)?([^/?#]+)/.exec(text.trim()) ?? [];
  return CODE.test(code?.toLowerCase() ?? "")
    ? `/${place ?? "t"}/${code.toLowerCase()}`
    : undefined;
}
