// When a page that lacks some of its code may be reloaded under the person who uses it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { isInUse, reloadOnce } from "./reload-once.ts";

const place = document.createElement("main");
beforeEach(() => {
  document.body.append(place);
  sessionStorage.clear();
});
afterEach(() => {
  place.remove();
  vi.unstubAllGlobals();
});
const write = (html: string) => (place.innerHTML = html);
const field = () => place.querySelector("input")!;

test("a page is in use while someone types, has typed, or waits for what they have pressed", async () => {
  write('<input value="Villa"><select><option>Any</option></select><button>Send</button>');
  expect(isInUse()).toBe(false);
  field().focus();
  expect(isInUse()).toBe(true);
  field().blur();
  expect(isInUse()).toBe(false);
  await userEvent.fill(field(), "Barn");
  field().blur();
  expect(isInUse()).toBe(true);
  write('<button aria-busy="true">Send</button>');
  expect(isInUse()).toBe(true);
  // What is only loading may be what is missing.
  write('<div aria-busy="true"></div>');
  expect(isInUse()).toBe(false);
});

test("it isn't reloaded if it has come into use by the time that the server answers, or if the server has a fault", async () => {
  for (const status of [200, 503]) {
    write("<input>");
    vi.stubGlobal("fetch", async () => {
      if (status === 200) field().focus();
      return new Response(null, { status });
    });
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await reloadOnce();
    // Written only before a reload.
    expect(sessionStorage.getItem("troth.reloaded")).toBeNull();
  }
});
