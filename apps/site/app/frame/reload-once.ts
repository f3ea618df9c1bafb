const key = "troth.reloaded";

/** Milliseconds in which a second failure is no longer a deploy's. */
const PAUSE = 10_000;

/**
 * A deploy may have taken away what this page still wants to load: begins anew at the same address, once, and only if there
 * is somebody to answer. Without a connection the page that one has is all there is.
 */
export async function reloadOnce(): Promise<void> {
  try {
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < PAUSE) return;
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    window.sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Nobody answers; or there is no memory, and without one it might reload for ever.
    return;
  }
  window.location.reload();
}
