import { ApiProblem, NetworkError } from "@troth/api-client";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { devicesQuery } from "../account/profile/queries.ts";
import { accountQuery } from "../queries.ts";
import { logInPromptAtom, pendingIntentAtom } from "../state/log-in-wall.ts";
import { syncFromStorage } from "../state/persisted.ts";
import { endSession, sessionAtom } from "../state/session.ts";
import { hearFromTabs } from "../state/stale.ts";
import { createAction, type ActionDefinition } from "./action.ts";
import { callOf } from "./call.ts";
import { change } from "./changes.ts";
import { messages as words } from "./lazy-messages.ts";
import { messages } from "./messages.ts";
import { LoginRequiredError } from "./problem.ts";
import { json, logIn, memory, refuse, startApi, visitTo } from "./api.specimen.ts";

type Input = { path?: object; body?: object; header?: object };
type How = Partial<ActionDefinition<Input, unknown>>;

let api: Awaited<ReturnType<typeof startApi>>;
let site: Awaited<ReturnType<typeof visitTo>>;

beforeEach(async () => {
  api = await startApi((_asked, response) => json(response, 200, { fine: true }));
  site = await visitTo(api.url);
  logIn(site.store);
});

afterEach(() => {
  vi.unstubAllGlobals();
  api.stop();
});

/** An action as a component has it, for an operation given by its name. */
function action(name: string, options: How = {}) {
  const one = createAction<Input, unknown>(site.visit, site.showToast);
  const how = (more: How): ActionDefinition<Input, unknown> => ({
    name,
    call: (input, signal) => callOf(site.visit.api, name)({ ...input, signal }),
    ...options,
    ...more,
  });
  return {
    state: one.state,
    subscribe: one.subscribe,
    ask: one.ask,
    leave: one.leave,
    run: (input: Input = {}, more: How = {}) => one.run(how(more), input),
    send: (input: Input = {}) => one.send(how({}), input),
    again: () => one.again(how({})),
    resume: (resume: Input) => one.resume(how({ needsLogin: { ...options.needsLogin!, resume } })),
  };
}

const theme = (theme: string): Input => ({ body: { theme } });
const themes = () => api.asked.map(({ body }) => (body as { theme: string }).theme);

test("a second press while the first is in progress sends nothing", async () => {
  const save = action("updateSettings");
  const both = Promise.all([save.run(theme("dark")), save.run(theme("light"))]);
  expect(save.state().busy).toBe(true);
  expect(await both).toEqual([true, false]);
  expect(save.state().busy).toBe(false);
  expect(themes()).toEqual(["dark"]);
});

test("with `meanwhile: next`, only the last press made during a call is done after it", async () => {
  const save = action("updateSettings", { meanwhile: "next" });
  const runs = ["dark", "light", "system"].map((one) => save.run(theme(one)));
  expect(await Promise.all(runs)).toEqual([true, false, true]);
  expect(themes()).toEqual(["dark", "system"]);
});

test("a failure is kept for its place on the page, with what is wrong with each field", async () => {
  api.answer = (_asked, response) =>
    refuse(response, 422, "invalid-body", {
      detail: "Look at the fields",
      errors: [
        { pointer: "/review", message: "Too short" },
        { pointer: "/aspects/quality", message: "Up to 5" },
      ],
    });
  const save = action("updateSettings");
  expect(await save.run(theme("dark"))).toBe(false);
  expect(save.state().problem).toMatchObject({
    message: "Look at the fields",
    fields: { review: "Too short", aspects: "Up to 5" },
    passing: false,
  });
  expect(site.said).toEqual([]);
});

test("an action may have its own words for a problem", async () => {
  api.answer = (_asked, response) => refuse(response, 413, "too-large");
  const upload = action("updateSettings", {
    explain: (error) => (error instanceof ApiProblem && error.status === 413 ? "Choose a smaller one" : null),
  });
  await upload.run();
  expect(upload.state().problem?.message).toBe("Choose a smaller one");
});

test("a passing problem can be tried again with the same input, and its message stays meanwhile", async () => {
  api.answer = (_asked, response) => void response.destroy();
  const save = action("updateSettings");
  await save.run(theme("dark"));
  expect(save.state().problem).toMatchObject({ message: messages.network, passing: true });
  api.answer = (_asked, response) => json(response, 200, {});
  const again = save.again();
  expect(save.state()).toMatchObject({ busy: true, problem: { passing: true } });
  expect(await again).toBe(true);
  expect(save.state()).toMatchObject({ busy: false, problem: null });
  expect(themes()).toEqual(["dark", "dark"]);
});

test("a problem without a place of its own is shown in a toast, and closes the confirmation", async () => {
  api.answer = (_asked, response) => refuse(response, 404, "not-found", { detail: "It has gone" });
  const end = action("revokeSession", { failed: { toast: "That didn’t work" } });
  end.ask(true);
  await end.run({ path: { id: "1" } });
  expect(site.said).toEqual([{ title: "That didn’t work", description: "It has gone", tone: "danger" }]);
  expect(end.state().asking).toBe(false);
});

test("a confirmation stays open while waiting for the answer, and if there is a problem; it closes once all is done", async () => {
  api.answer = (_asked, response) => refuse(response, 409, "conflict");
  const close = action("deleteAccount");
  close.ask(true);
  const run = close.run();
  // As the dialog does after every confirmation and on Escape.
  close.ask(false);
  expect(close.state().asking).toBe(true);
  await run;
  expect(close.state()).toMatchObject({ asking: true, problem: { message: "No: conflict" } });
  api.answer = (_asked, response) => json(response, 200, {});
  await close.run();
  expect(close.state()).toMatchObject({ asking: false, problem: null });
});

test("a form gets the error that the call throws, and shows it itself", async () => {
  api.answer = (_asked, response) => refuse(response, 403, "wrong-password");
  const save = action("changePassword", { failed: "toast" });
  await expect(save.send()).rejects.toMatchObject({ kind: "wrong-password" });
  expect(save.state().problem).toBeNull();
  expect(site.said).toEqual([]);
});

test("what the action makes out of date is fetched again, and nothing else is", async () => {
  const { client } = site;
  const [devices, account] = [devicesQuery("ana").queryKey, accountQuery("ana").queryKey];
  const isStale = () => [devices, account].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  const known = () => {
    client.setQueryData(devices, []);
    client.setQueryData(account, {} as never);
  };
  const end = action("revokeSession", { stale: ["listSessions"] });

  known();
  await end.run({ path: { id: "1" } });
  expect(isStale()).toEqual([true, false]);

  // Refused, so nothing has changed.
  for (const status of [400, 401, 422, 429]) {
    known();
    api.answer = (_asked, response) => refuse(response, status, "no");
    await end.run({ path: { id: "1" } });
    expect(isStale()).toEqual([false, false]);
  }
  // Either it wasn't what it seemed, or the outcome is unknown.
  for (const status of [403, 404, 409, 412, 500, 503]) {
    known();
    api.answer = (_asked, response) => refuse(response, status, "no");
    await end.run({ path: { id: "1" } });
    expect(isStale()).toEqual([true, false]);
  }
  known();
  await action("revokeSession", { stale: "everything", call: async () => undefined }).run();
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test("other tabs hear what an action has made out of date, and its own tab doesn't hear it again", async () => {
  const storage = memory();
  const [here, there] = [await visitTo(api.url, { storage }), await visitTo(api.url, { storage })];
  const heard: Record<"here" | "there", unknown[]> = { here: [], there: [] };
  hearFromTabs(here.store, (operations) => void heard.here.push(operations));
  hearFromTabs(there.store, (operations) => void heard.there.push(operations));
  site = here;
  logIn(site.store);
  const end = action("revokeSession", { stale: ["listSessions"] });
  for (const id of ["1", "2"]) {
    await end.run({ path: { id } });
    // What the browser's event does.
    syncFromStorage(there.store, "stale");
  }
  await action("revokeSession", { stale: "everything", call: async () => undefined }).run();
  syncFromStorage(there.store, "stale");
  expect(heard).toEqual({ here: [], there: [["listSessions"], ["listSessions"], ["everything"]] });

  // A tab that is opened later has only fresh answers.
  const later = await visitTo(api.url, { storage });
  hearFromTabs(later.store, () => expect.unreachable());
  syncFromStorage(later.store, "stale");
});

test("a first answer still on its way when the action finishes is fetched again, as it may be out of date", async () => {
  const { client } = site;
  const held: ((items: { id: string }[]) => void)[] = [];
  api.answer = ({ method }, response) =>
    method === "GET" ? void held.push((items) => json(response, 200, { items })) : json(response, 200, {});
  // One query that is on the page, and one for a page that is being fetched.
  const fetching = client.fetchQuery(devicesQuery("ana"));
  const observer = new QueryObserver(client, { ...devicesQuery("nika"), staleTime: 0 });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(held).toHaveLength(2));
  await action("revokeSession", { stale: ["listSessions"] }).run({ path: { id: "1" } });
  await vi.waitFor(() => expect(held).toHaveLength(4));
  for (const [at, answer] of held.entries()) answer(at < 2 ? [{ id: "1" }] : []);
  expect(await fetching).toEqual([]);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]));
  stop();
});

const inAccount = (theme: "dark" | "light") =>
  change(accountQuery("ana"), (account) => ({ ...account, settings: { ...account.settings, theme } }));
const themeOf = () => site.client.getQueryData(accountQuery("ana").queryKey)?.settings.theme;
const know = (theme: string) =>
  site.client.setQueryData(accountQuery("ana").queryKey, { settings: { theme } } as never);

test("an optimistic change shows straight away, and is undone if the server doesn't make it", async () => {
  know("light");
  const save = action("updateSettings", { optimistic: () => [inAccount("dark")] });
  const kept = save.run();
  expect(themeOf()).toBe("dark");
  await kept;
  expect(themeOf()).toBe("dark");

  know("light");
  api.answer = (_asked, response) => refuse(response, 403, "forbidden");
  const refused = save.run();
  expect(themeOf()).toBe("dark");
  await refused;
  expect(themeOf()).toBe("light");
});

test("what the answer says is known from then on", async () => {
  know("light");
  api.answer = (_asked, response) => json(response, 200, { theme: "dark" });
  await action("updateSettings", { learn: (answer) => [inAccount((answer as { theme: "dark" }).theme)] }).run();
  expect(themeOf()).toBe("dark");
});

test("a finished action says so, offers an undo, and stays in progress until what comes next has ended", async () => {
  const undone = vi.fn<() => void>();
  let end = () => {};
  const save = action("updateSettings", {
    done: "Saved",
    undo: { run: undone, altText: "Press again" },
    onDone: () => new Promise<void>((resolve) => (end = resolve)),
  });
  const run = save.run();
  await vi.waitFor(() => expect(site.said).toHaveLength(1));
  expect(site.said[0]).toMatchObject({ title: "Saved", tone: "success", action: { altText: "Press again" } });
  (site.said[0]!.action!.element.props as { onClick: () => void }).onClick();
  expect(undone).toHaveBeenCalledOnce();
  expect(save.state().busy).toBe(true);
  end();
  expect(await run).toBe(true);
});

test("a failed action calls `onFail`", async () => {
  api.answer = (_asked, response) => refuse(response, 409, "deletion-unconfirmed");
  const late = vi.fn<(error: unknown) => void>();
  await action("deleteAccount", { onFail: late }).run();
  expect(late.mock.calls[0]![0]).toMatchObject({ kind: "deletion-unconfirmed" });
});

const keys = () => api.asked.map(({ headers }) => headers["idempotency-key"]);
const review = (review: string): Input => ({ path: { id: "villa" }, body: { review } });

test("a retry of the same input uses the same key; another input, or the same input after success, gets a new one", async () => {
  api.answer = (_asked, response) => refuse(response, 503, "busy");
  const publish = action("createReview", { attempt: "here" });
  await publish.run(review("Candles"));
  await publish.again();
  await publish.run(review("Candles"));
  await publish.run(review("Candles, and rain"));
  api.answer = (_asked, response) => json(response, 201, {});
  await publish.run(review("Candles, and rain"));
  await publish.run(review("Candles, and rain"));
  const [first, again, same, other, done, anew] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([again, same]).toEqual([first, first]);
  expect(other).not.toBe(first);
  expect(done).toBe(other);
  expect(anew).not.toBe(other);
});

test("a draft keeps the key: people who come back with the same words continue under it", async () => {
  api.answer = (_asked, response) => void response.destroy();
  let kept: { key: string; body: string } | null = null;
  const attempt = { get: () => kept, set: (next: NonNullable<typeof kept>) => (kept = next) };
  await action("createReview", { attempt }).run(review("Candles"));
  // Another page, another day.
  await action("createReview", { attempt }).run(review("Candles"));
  expect(keys()[0]).toBe(keys()[1]);
  expect(keys()[0]).toBe(kept!.key);
});

test("what has to happen first happens after the login and before the call, whose key is that of what is sent", async () => {
  let ready = false;
  const options: How = {
    attempt: "here",
    prepare: async (input) => {
      if (!ready) throw new NetworkError("cut off");
      return { ...input, body: { photos: ["on the server"] } };
    },
    needsLogin: { title: "Log in" },
  };
  const input = { body: { photos: ["here"] } };
  endSession(site.store);
  await action("addVendor", options).run(input);
  expect(site.store.get(logInPromptAtom)).not.toBeNull();
  logIn(site.store);

  const add = action("addVendor", options);
  expect(await add.run(input)).toBe(false);
  expect(api.asked).toEqual([]);
  expect(add.state().problem?.passing).toBe(true);
  ready = true;
  expect(await add.again()).toBe(true);
  expect(api.asked.map(({ body }) => body)).toEqual([{ photos: ["on the server"] }]);
});

test("a guest is asked to log in, and nothing is sent or shown as done", async () => {
  endSession(site.store);
  const question = { title: "Log in to publish", description: "Your words are kept" };
  const publish = action("createReview", { attempt: "here", needsLogin: question, done: "Done" });
  expect(await publish.run(review("Candles"))).toBe(false);
  expect(api.asked).toEqual([]);
  expect(site.said).toEqual([]);
  expect(publish.state().problem).toBeNull();
  expect(site.store.get(logInPromptAtom)).toEqual({ ...question, from: "/search?q=barn" });
  // A form shows an error too, and keeps what has been written.
  await expect(publish.send(review("Candles"))).rejects.toBeInstanceOf(LoginRequiredError);
});

test("after logging in, exactly what was asked for is done, and only once", async () => {
  endSession(site.store);
  const publish = action("createReview", { attempt: "here", needsLogin: { title: "Log in" } });
  await publish.run(review("Candles"));
  logIn(site.store);
  publish.resume(review("Candles"));
  publish.resume(review("Candles"));
  await vi.waitFor(() => expect(api.lines()).toEqual(["POST /api/vendors/villa/reviews"]));
  expect(site.store.get(logInPromptAtom)).toBeNull();
});

test("an expired session also asks for a login, and undoes what was shown", async () => {
  know("light");
  api.answer = (_asked, response) => refuse(response, 401, "unauthorized");
  const save = action("updateSettings", { needsLogin: { title: "Log in" }, optimistic: () => [inAccount("dark")] });
  expect(await save.run()).toBe(false);
  expect(themeOf()).toBe("light");
  expect(site.store.get(logInPromptAtom)?.title).toBe("Log in");
  expect(save.state().problem).toBeNull();
});

test("an expired session asks for a login even where guests weren't expected", async () => {
  api.answer = (_asked, response) => refuse(response, 401, "unauthorized");
  const end = action("revokeSession", { failed: "toast" });
  expect(await end.run({ path: { id: "1" } })).toBe(false);
  expect(site.said).toEqual([]);
  expect(site.store.get(logInPromptAtom)).toMatchObject({ title: words.logIn, from: "/search?q=barn" });
});

test("a guest who is refused has no session that could have ended, and isn't asked to log in", async () => {
  endSession(site.store);
  api.answer = (_asked, response) => refuse(response, 401, "unauthorized");
  await expect(action("finishLogin").send({ body: { code: "123456" } })).rejects.toThrow(ApiProblem);
  expect(site.store.get(logInPromptAtom)).toBeNull();
});

test("a session that is refused even after renewal is over too, so that the question can open", async () => {
  api.answer = ({ path }, response) =>
    path === "/api/users/refresh-token"
      ? json(response, 200, { userData: site.store.get(sessionAtom).userData, token: "new", isGoogleLogin: false })
      : refuse(response, 401, "unauthorized");
  await action("createReview", { attempt: "here", needsLogin: { title: "Log in" } }).run(review("Candles"));
  expect(site.store.get(logInPromptAtom)?.title).toBe("Log in");
  expect(site.store.get(sessionAtom).isLoggedIn).toBe(false);
});

test("an intent is forgotten once the input has changed", async () => {
  endSession(site.store);
  const publish = action("createReview", { attempt: "here", needsLogin: { title: "Log in" } });
  await publish.run(review("Candles"));
  logIn(site.store);
  publish.resume(review("Candles, edited since"));
  expect(site.store.get(pendingIntentAtom)("/search?q=barn")).toBeNull();
  publish.resume(review("Candles"));
  expect(api.lines()).toEqual([]);
});

test("a call continues when its control leaves the page, unless told otherwise", async () => {
  const held: (() => void)[] = [];
  api.answer = (_asked, response) => void held.push(() => json(response, 200, {}));
  const finishes = action("updateSettings");
  const aborts = action("updateSettings", { leaving: "abort" });
  const runs = [finishes.run(theme("dark")), aborts.run(theme("light"))];
  await vi.waitFor(() => expect(held).toHaveLength(2));
  finishes.leave();
  aborts.leave();
  for (const go of held) go();
  expect(await Promise.all(runs)).toEqual([true, false]);
  expect(aborts.state().problem).toBeNull();
});

test("without a connection, the action is refused straight away with a message that says why", async () => {
  api.stop();
  const save = action("updateSettings");
  expect(await save.run(theme("dark"))).toBe(false);
  expect(save.state().problem?.error).toBeInstanceOf(NetworkError);
  expect(save.state().problem?.message).toBe(messages.network);
});
