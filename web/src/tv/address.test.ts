import { describe, expect, it } from "vitest";
import { wayTo } from "./address";

describe("the way to a table on a screen", () => {
  it("is short to type, and in capitals for the camera", () => {
    expect(wayTo("KNT7", "http://192.168.2.20:8000/tv", null)).toEqual({
      address: "192.168.2.20:8000/tv",
      link: "HTTP://192.168.2.20:8000/H/KNT7",
    });
  });
  it("is that of the house if the page was opened on the server itself", () => {
    const way = wayTo("KNT7", "http://localhost:8000/tv", "http://192.168.2.20:8000");
    expect(way?.address).toBe("192.168.2.20:8000/tv");
  });
  it("does not exist if nobody else reaches the server", () => {
    expect(wayTo("KNT7", "http://127.0.0.1:8000/tv", null)).toBeUndefined();
  });
});
