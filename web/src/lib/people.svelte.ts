import { api } from "./api";
import type { Colour, Me } from "./generated/messages";

/** Who I am to the server: a guest with a name and a colour. */
class People {
  me = $state.raw<Me>();

  async load(): Promise<Me | undefined> {
    try {
      this.me ??= await api.me();
    } catch {
      // The page says by itself that the server is away.
    }
    return this.me;
  }

  async change(change: { name?: string; colour?: Colour }) {
    const me = await this.load();
    if (!me) return;
    const name = change.name || me.name;
    this.me = await api.setMe({ name, colour: change.colour ?? me.colour });
  }
}

export const people = new People();
