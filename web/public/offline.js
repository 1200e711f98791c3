const HEALTH = new URL("api/health", document.currentScript.src);
// Ask the server every few seconds whether it is back, then show the page that was wanted.
async function ask() {
  try {
    if ((await fetch(HEALTH, { cache: "no-store" })).ok) location.reload();
  } catch {
    // Still away.
  }
}
setInterval(ask, 3000);
addEventListener("online", ask);
