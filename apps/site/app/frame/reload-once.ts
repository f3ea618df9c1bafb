const key = "troth.reloaded";

/** Milliseconds within which a second failure no longer comes from a deployment. */
const PAUSE = 10_000;

/**
 * A deployment may have removed files that this page still needs: reloads the same address, once, and only if the
 * server answers. Without a connection, the open page is all there is.
 * @param isLeft someone is going to another page; otherwise it isn't reloaded while they use it
 */
export async function reloadOnce(isLeft?: boolean): Promise<void> {
  // It may be back by the time that the server is asked, and nothing has been removed.
  if (!navigator.onLine) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < PAUSE) return;
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (status >= 500 || (!isLeft && isInUse())) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  } catch {
    // No answer; or no storage, and without it the page might reload for ever.
  }
}

/** Whether someone would lose what they are typing or have typed, or wait for what they have pressed. */
export const isInUse = (): boolean =>
  !!document.querySelector("button[aria-busy],:read-write:focus,:user-valid,:user-invalid");
