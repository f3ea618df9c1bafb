import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLateAction } from "./late-action.ts";
import { createVisit } from "../visit.ts";

const visit = createVisit({
  settings: { brand: {} as never, origin: "https://troth.example", apiBase: "", googleLogin: false },
  client: { baseUrl: "https://api.example" },
});

beforeAll(() => void vi.stubGlobal("window", { location: { pathname: "/", search: "" } }));
afterAll(() => void vi.unstubAllGlobals());

test("a press before its code has come shows as under way and is done once, whatever is pressed meanwhile", async () => {
  const done: string[] = [];
  const action = createLateAction<string, void>(visit, () => undefined);
  const how = { name: "press", call: async (input: string) => void done.push(input) };
  const answers = [action.run(how, "first"), action.run(how, "second")];
  expect(action.state().busy).toBe(true);
  expect(await Promise.all(answers)).toEqual([true, false]);
  expect(done).toEqual(["first"]);
  expect(action.state().busy).toBe(false);
});

test("what is to be broken off with its control is, also where the control went first", async () => {
  const action = createLateAction<void, void>(visit, () => undefined);
  const signals: AbortSignal[] = [];
  const answer = action.run(
    { name: "fetch", leaving: "abort", call: async (_input: void, signal) => void signals.push(signal) },
    undefined,
  );
  action.leave();
  await answer;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
