import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLazyAction } from "./lazy-action.ts";
import { messages } from "./messages.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";

const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });

beforeAll(() => void vi.stubGlobal("window", { location: { pathname: "/", search: "" } }));
afterAll(() => void vi.unstubAllGlobals());

test("a press before the code has loaded shows as in progress and is done once, however often it is pressed meanwhile", async () => {
  const done: string[] = [];
  const action = createLazyAction<string, void>(visit, () => undefined);
  const how = { name: "press", call: async (input: string) => void done.push(input) };
  const answers = [action.run(how, "first"), action.run(how, "second")];
  expect(action.state().busy).toBe(true);
  expect(await Promise.all(answers)).toEqual([true, false]);
  expect(done).toEqual(["first"]);
  expect(action.state().busy).toBe(false);
});

test("an action that is aborted with its control is aborted even if the control left first", async () => {
  const action = createLazyAction<void, void>(visit, () => undefined);
  const signals: AbortSignal[] = [];
  const answer = action.run(
    { name: "fetch", leaving: "abort", call: async (_input: void, signal) => void signals.push(signal) },
    undefined,
  );
  action.leave();
  await answer;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

/** A lazy action whose code cannot be loaded until `mend` is called. */
async function withoutCode() {
  vi.resetModules();
  vi.doMock("./action.ts", () => Promise.reject(new Error("No connection")));
  const { createLazyAction } = await import("./lazy-action.ts");
  const said: unknown[] = [];
  return {
    action: createLazyAction<string, void>(visit, (message) => void said.push(message)),
    said,
    mend: () => {
      vi.doUnmock("./action.ts");
      vi.resetModules();
    },
  };
}

test("a press whose code doesn't load says why, and can be tried again", async () => {
  const { action, said, mend } = await withoutCode();
  const done: string[] = [];
  const how = { name: "press", call: async (input: string) => void done.push(input) };
  expect(await action.run(how, "first")).toBe(false);
  expect(action.state()).toMatchObject({ busy: false, problem: { message: messages.network, passing: true } });
  expect(await action.again(how)).toBe(false);
  expect(action.state().problem?.message).toBe(messages.network);
  mend();
  const again = action.again(how);
  expect(action.state()).toMatchObject({ busy: true, problem: { passing: true } });
  expect(await again).toBe(true);
  expect(done).toEqual(["first"]);
  expect(action.state()).toMatchObject({ busy: false, problem: null });
  expect(said).toEqual([]);
});

test("without its code, an action without a place says so in one toast, even after several presses", async () => {
  const { action, said } = await withoutCode();
  const failed: unknown[] = [];
  const how = {
    name: "press",
    call: async () => undefined,
    failed: { toast: "That didn’t work" },
    onFail: (error: unknown) => void failed.push(error),
  };
  expect(await Promise.all([action.run(how, "first"), action.run(how, "second")])).toEqual([false, false]);
  expect(said).toEqual([{ title: "That didn’t work", description: messages.network, tone: "danger" }]);
  expect(failed).toEqual([expect.objectContaining({ name: "NetworkError" })]);
});

test("a confirmation opens before the code has loaded, stays open on a problem, and closes on success", async () => {
  const { action, mend } = await withoutCode();
  const how = { name: "press", call: async () => undefined };
  action.ask(true);
  expect(action.state().asking).toBe(true);
  const run = action.run(how, "yes");
  // As the dialog does after every confirmation and on Escape.
  action.ask(false);
  await run;
  expect(action.state()).toMatchObject({ asking: true, problem: { message: messages.network } });
  mend();
  expect(await action.again(how)).toBe(true);
  expect(action.state()).toMatchObject({ asking: false, problem: null });
});
