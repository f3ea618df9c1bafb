import type { Guard } from "../guards/guard.ts";
import { RESTORE_LIMIT } from "../state/persisted.ts";

/** Milliseconds that a later load of the same tab may take before the splash comes. */
export const PATIENCE = 300;

/** Milliseconds in which the splash fades; the same as the token `appear`. */
export const FADE = 160;

const key = "troth.loaded";

/** Whom the guard sends elsewhere, by `p`, the session that this browser keeps. `redirectOf` in short: a test compares them. */
const leaves: Record<Guard, string> = {
  guest: "p.isLoggedIn",
  login: "!p.isLoggedIn",
  admin: "!p.userData.isAdmin",
  visitor: "p.userData.isAdmin",
};

/**
 * The source of the inline script that decides in the document's head, so before the first paint, whether the splash lies over
 * this page from the start. It does in a tab's first load, where somebody is about to be sent elsewhere, and where storage
 * tells nothing. In other loads it is held back for `PATIENCE`, and not seen at all if the page can be used by then.
 */
export function splashStart(guard: Guard | undefined): string {
  const leaving = guard
    ? `const p={userData:{},...JSON.parse(localStorage.getItem("troth.session"))};if(!(${leaves[guard]}))hold()`
    : "hold()";
  return `try{const d=document.documentElement.dataset,s=sessionStorage,l=s.getItem("${key}"),hold=()=>{d.splash="held";setTimeout(()=>delete d.splash,${PATIENCE})};s.setItem("${key}","1");if(l){${leaving}}}catch{}`;
}

/** The source of the one that takes it away: whatever happens to the application, the page below can be read after this. */
export const splashEnd = `setTimeout(()=>{const e=document.querySelector('[data-slot="splash-typer"]');if(e)e.hidden=true},Math.max(0,${RESTORE_LIMIT}-performance.now()))`;

/**
 * Takes the splash away, now that the page can be used: at once where nobody sees it or motion is not wanted, else it fades.
 * While it fades, pointers and screen readers have the page.
 */
export function leaveSplash(splash: HTMLElement, gone: () => void): void {
  splash.inert = true;
  const isSeen = document.documentElement.dataset["splash"] !== "held" && !splash.hidden;
  if (isSeen && !matchMedia("(prefers-reduced-motion: reduce)").matches) setTimeout(gone, FADE);
  else gone();
}
