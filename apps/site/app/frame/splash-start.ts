import type { Guard } from "../guards/guard.ts";
import { RESTORE_LIMIT } from "../state/persisted.ts";

/** Milliseconds that a later load in the same tab may take before the splash shows. */
export const PATIENCE = 300;

/** How long the splash fades, in milliseconds; the same as the token `appear`. */
export const FADE = 160;

const key = "troth.loaded";

/**
 * Whom the guard redirects, given `p`, the session that this browser keeps. A short form of `redirectOf`: a test
 * compares them.
 */
const leaves: Record<Guard, string> = {
  guest: "p.isLoggedIn",
  login: "!p.isLoggedIn",
  admin: "!p.userData.isAdmin",
  visitor: "p.userData.isAdmin",
};

/**
 * The source of the inline script in the document's head that decides, before the first paint, whether the splash
 * covers this page from the start. It does on a tab's first load, when someone is about to be redirected, and when
 * storage says nothing. On other loads it is held back for `PATIENCE`, and never seen if the page can be used by then.
 */
export function splashStart(guard: Guard | undefined): string {
  const leaving = guard
    ? `const p={userData:{},...JSON.parse(localStorage.getItem("troth.session"))};if(!(${leaves[guard]}))hold()`
    : "hold()";
  return `try{const d=document.documentElement.dataset,s=sessionStorage,l=s.getItem("${key}"),hold=()=>{d.splash="held";setTimeout(()=>delete d.splash,${PATIENCE})};s.setItem("${key}","1");if(l){${leaving}}}catch{}`;
}

/**
 * The source of the script that removes it: whatever happens to the application, the page below can be read after this.
 */
export const splashEnd = `setTimeout(()=>{const e=document.querySelector('[data-slot="splash-typer"]');if(e)e.hidden=true},Math.max(0,${RESTORE_LIMIT}-performance.now()))`;

/**
 * Removes the splash once the page can be used: straight away if it isn't seen or motion is not wanted, otherwise it
 * fades. While it fades, pointers and screen readers reach the page.
 */
export function leaveSplash(splash: HTMLElement, gone: () => void): void {
  splash.inert = true;
  const isSeen = document.documentElement.dataset["splash"] !== "held" && !splash.hidden;
  if (isSeen && !matchMedia("(prefers-reduced-motion: reduce)").matches) setTimeout(gone, FADE);
  else gone();
}
