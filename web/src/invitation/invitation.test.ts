import { expect, it } from "vitest";
import { linkTo, onlyHere, pathOf } from "./invitation";

const HOUSE = "http://192.168.1.5:8000";

it.each(["http://127.0.0.1:8000/t/abc", "http://localhost:8000/t/abc", "http://[::1]:8000/t/abc"])(
  "invites from %s to the address that others know",
  (page) => {
    expect(onlyHere(page)).toBe(true);
    expect(linkTo("/t/abc", page, HOUSE)).toBe("http://192.168.1.5:8000/t/abc");
    expect(linkTo("/t/abc", page, null)).toBe(page);
  },
);

it.each([
  "https://example.org/t/abc",
  "http://10.0.0.7:8000/t/abc",
  "http://127.example.org/t/abc",
])("invites from %s to the page's own address", (page) => {
  expect(onlyHere(page)).toBe(false);
  expect(linkTo("/t/abc", page, HOUSE)).toBe(page);
});

it.each([
  ["23456789abcde", "/t/23456789abcde"],
  [" 23456789ABCDE ", "/t/23456789abcde"],
  ["http://192.168.1.5:8000/t/23456789abcde", "/t/23456789abcde"],
  ["https://example.org/t/23456789abcde?x=1#y", "/t/23456789abcde"],
  ["/replay/23456789abcde", "/replay/23456789abcde"],
  ["7qk4", undefined],
  ["https://example.org/", undefined],
  ["", undefined],
])("where %j leads to", (text, path) => {
  expect(pathOf(text)).toBe(path);
});
