import { mount } from "svelte";
import App from "../src/App.svelte";
import type { SocketLike } from "../src/network/connection.svelte";
import { router } from "../src/app/router.svelte";

/** As `tools/house_scenes.py` makes it. */
export interface HouseScene {
  name: string;
  path: string;
  answers: Record<string, unknown>;
  frames: unknown[];
}

/** The whole client at one page, with a server that answers what was once answered. */
export function showHouse(scene: HouseScene, target: HTMLElement) {
  const real = globalThis.fetch;
  globalThis.fetch = async (asked, how) => {
    const path = asked instanceof Request ? asked.url : String(asked);
    if (!path.startsWith("/api/")) return real(asked, how);
    const answer = scene.answers[path];
    return answer === undefined
      ? Response.json({ reason: { key: "server-away", values: {} } }, { status: 404 })
      : Response.json(answer);
  };
  class Kept implements SocketLike {
    onopen: SocketLike["onopen"] = null;
    onclose: SocketLike["onclose"] = null;
    onmessage: SocketLike["onmessage"] = null;
    constructor() {
      setTimeout(() => {
        this.onopen?.(new Event("open"));
        for (const frame of scene.frames)
          this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(frame) }));
      });
    }
    send() {}
    close() {}
  }
  Object.assign(globalThis, { WebSocket: Kept });
  router.go(scene.path, { replace: true });
  mount(App, { target });
}
