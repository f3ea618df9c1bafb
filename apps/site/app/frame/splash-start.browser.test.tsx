// Whether the splash is seen, and how it goes: an inline script decides that before any of our code has loaded.
import { durations } from "@troth/ui/tokens";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Guard, redirectOf } from "../guards/guard.ts";
import { loggedOut, type Session } from "../state/session.ts";
import { FADE, leaveSplash, PATIENCE, splashStart } from "./splash-start.ts";

const { dataset } = document.documentElement;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  delete dataset["splash"];
  document.body.replaceChildren();
});

/** Loads a page with this guard; returns whether the splash is seen in its first paint. */
function load(guard?: Guard): boolean {
  delete dataset["splash"];
  new Function(splashStart(guard))();
  return dataset["splash"] !== "held";
}

test("the splash covers the first page of a tab, but not the next", () => {
  expect(load()).toBe(true);
  expect(load()).toBe(false);
});

test("a later load shows it once 300 ms have passed", () => {
  load();
  load();
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(dataset["splash"]).toBe("held");
  vi.advanceTimersByTime(1);
  expect(dataset["splash"]).toBeUndefined();
  expect(PATIENCE).toBe(300);
});

test.each(["getItem", "setItem"] as const)("if %s throws, every load shows it", (method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect([load(), load(), load("guest")]).toEqual([true, true, true]);
});

test("a redirect by session happens behind the splash, in a later load too", () => {
  const user: Session = { ...loggedOut, isLoggedIn: true };
  const admin: Session = { ...user, userData: { ...user.userData, isAdmin: true } };
  load();
  for (const session of [null, loggedOut, user, admin]) {
    if (session) localStorage.setItem("troth.session", JSON.stringify(session));
    const { isLoggedIn, userData } = session ?? loggedOut;
    for (const guard of ["guest", "login", "admin", "visitor"] as const) {
      const to = redirectOf(guard, { isLoggedIn, isAdmin: userData.isAdmin }, { pathname: "/page", search: "" }, "");
      expect(load(guard), `${guard} ${JSON.stringify(session)}`).toBe(to !== null);
    }
  }
});

test("if the session cannot be read, the splash stays on pages that might redirect", () => {
  load();
  localStorage.setItem("troth.session", "{{{");
  expect([load("visitor"), load()]).toEqual([true, false]);
});

function motion(wish: "reduce" | "no-preference"): void {
  const own = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation(() => own(wish === "reduce" ? "all" : "not all"));
}

function splashOver(button: HTMLElement): HTMLElement {
  const splash = document.createElement("div");
  splash.style.cssText = "position: fixed; inset: 0";
  document.body.append(button, splash);
  return splash;
}

test("it fades for 160 ms, and pointers reach the page meanwhile", () => {
  motion("no-preference");
  const button = document.createElement("button");
  const splash = splashOver(button);
  const { x, y } = button.getBoundingClientRect();
  const underPointer = () => document.elementFromPoint(x + 2, y + 2);
  expect(underPointer()).toBe(splash);

  const gone = vi.fn();
  leaveSplash(splash, gone);
  expect(underPointer()).toBe(button);
  vi.advanceTimersByTime(FADE - 1);
  expect(gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(gone).toHaveBeenCalledOnce();
  expect(FADE).toBe(durations.appear);
});

test("it goes straight away when motion is not wanted, and when it is not seen", () => {
  const gone = vi.fn();
  const splash = splashOver(document.createElement("button"));
  motion("reduce");
  leaveSplash(splash, gone);
  expect(gone).toHaveBeenCalledTimes(1);

  motion("no-preference");
  load();
  load();
  leaveSplash(splash, gone);
  expect(gone).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(PATIENCE);
  splash.hidden = true;
  leaveSplash(splash, gone);
  expect(gone).toHaveBeenCalledTimes(3);
});
