const key = "troth.reloaded";

/** Milliseconds in which a second failure is no longer a deploy's. */
const PAUSE = 10_000;

/** A deploy may have taken away what this page still wants to load: begins anew at the same address, once. */
export function reloadOnce(): void {
  try {
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < PAUSE) return;
    window.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without a memory it might reload for ever.
    return;
  }
  window.location.reload();
}
