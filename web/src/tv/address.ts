import { href } from "../app/base";
import { linkTo, onlyHere } from "../invitation/invitation";

/** How phones reach the table on a screen: a short address to type, and a link as squares. */
export interface Way {
  /** Without the protocol, for people who type it. */
  address: string;
  link: string;
}

/** Undefined if nobody but this device can reach the server. */
export function wayTo(code: string, page: string, house: string | null): Way | undefined {
  const link = linkTo(`/h/${code}`, page, house);
  if (onlyHere(link)) return undefined;
  const address = linkTo("/tv", page, house).replace(/^https?:\/\//, "");
  // Capitals need fewer squares. Paths are the same in capitals unless the server has one of its own.
  return { address, link: href("/") === "/" ? link.toUpperCase() : link };
}
