/** Keeps the screen on until the returned function is called, where a browser can. */
export function keepAwake(): () => void {
  let ended = false;
  let lock: WakeLockSentinel | undefined;
  /** A browser lets go of it whenever the page is hidden. */
  async function take() {
    if (document.hidden || !navigator.wakeLock) return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (ended) void lock?.release();
  }
  const again = () => void take();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
