const key = "troth.reloaded";

/** Milliseconds within which a second failure no longer comes from a deployment. */
const PAUSE = 10_000;

/**
 * A deployment may have removed files that this page still needs: reloads the same address, once, and only if the
 * server answers. Without a connection, the open page is all there is.
 */
export async function reloadOnce(): Promise<void> {
  // It may be back by the time that the server is asked, and nothing has been removed.
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < PAUSE) return;
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // No answer; or no storage, and without it the page might reload for ever.
    return;
  }
  location.reload();
}
