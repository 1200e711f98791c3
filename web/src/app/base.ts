/** The path below which the server is reached, "/" or such as "/games/" (`--base-path`). */
const BASE = globalThis.document?.documentElement.dataset.base ?? "/";

/** The address of a path of the house. */
export const href = (path: string) => BASE + path.slice(1);

/** The path of the house at an address; the whole path if it is not below the base. */
export const pathAt = ({ pathname }: URL) =>
  `${pathname}/`.startsWith(BASE) ? pathname.slice(BASE.length - 1) || "/" : pathname;
