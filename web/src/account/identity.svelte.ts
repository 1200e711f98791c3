import { api, refusalOf } from "../network/api";
import type { Colour, Me, Message } from "../generated/messages";

/** My identity on the server: a guest with a name and a colour. */
class Identity {
  me = $state.raw<Me>();
  /** Why the last change was refused. */
  problem = $state.raw<Message>();
  #changes = Promise.resolve();

  async load(): Promise<Me | undefined> {
    try {
      this.me ??= await api.me();
    } catch {
      // The page already reports that the server is unreachable.
    }
    return this.me;
  }

  /** Resolves when all changes so far have been answered. */
  get settled(): Promise<void> {
    return this.#changes;
  }

  /** Sends changes one after the other, so that none undoes the one before. */
  change(change: { name?: string; colour?: Colour }): Promise<void> {
    this.#changes = this.#changes.then(async () => {
      const me = await this.load();
      if (!me) return;
      const wanted = { name: change.name ?? me.name, colour: change.colour ?? me.colour };
      this.problem = await refusalOf(async () => (this.me = await api.setMe(wanted)));
    });
    return this.#changes;
  }
}

export const identity = new Identity();
