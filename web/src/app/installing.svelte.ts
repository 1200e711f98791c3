/** Chromium's offer to install the page as an app; other browsers have it in their menus. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  private offer = $state.raw<InstallEvent>();

  constructor() {
    // A button in the settings asks instead of a bar over the board.
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.offer = undefined));
  }
  get possible(): boolean {
    return this.offer !== undefined;
  }
  async ask() {
    const offer = this.offer;
    this.offer = undefined; // it can be used once
    await offer?.prompt();
  }
}

export const installing = new Installing();
