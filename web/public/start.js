// A page with a missing file (an upgrade has replaced it, the network is away) says so if it shows
// nothing else, and is loaded again as soon as the server answers: if that does not help, only twice
// in five minutes.
const RELOADS = "tafelrunde:reloads";
const MOST = 2;
const WITHIN = 300_000;
const WAIT = 3000;
let recovering = false;

function recover() {
  const app = document.getElementById("app");
  if (app) document.getElementById("missing").hidden = app.hasChildNodes();
  if (recovering) return;
  recovering = true;
  void ask();
}

async function ask() {
  const answers = await fetch(location.href, { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (answers && mayReload()) location.reload();
  else setTimeout(ask, WAIT);
}

function mayReload() {
  try {
    const now = Date.now();
    const kept = JSON.parse(sessionStorage.getItem(RELOADS) ?? "[]");
    const recent = kept.filter((at) => now - at < WITHIN);
    if (recent.length >= MOST) return false;
    sessionStorage.setItem(RELOADS, JSON.stringify([...recent, now]));
    return true;
  } catch {
    return false; // Without memory it could go on for ever.
  }
}

addEventListener("file-missing", recover);
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) recover();
  },
  true,
);
document.querySelector("#missing button").addEventListener("click", () => location.reload());
