import type { Output, Schemas } from "@troth/api-client";
import { type InfiniteData, notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { accountQuery, type Review, reviewsQuery } from "../queries.ts";
import { changeItems } from "./change-items.ts";
import { change } from "./changes.ts";

type Reviews = InfiniteData<Output<"listReviews">, string>;

const newClient = () => new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });

const account = { pendingEmail: "new@example.org", settings: { theme: "dark" } } as Schemas["Account"];
const { queryKey } = accountQuery("ana");

const review = (id: string, helpfulCount = 0) => ({ id, helpfulCount }) as Review;
const pages = (...pages: Review[][]): Reviews => ({
  pages: pages.map((items) => ({ items, total: 3, nextCursor: null })) as Reviews["pages"],
  pageParams: pages.map((_, index) => String(index)),
});

const helpful = (id: string) =>
  changeItems("listReviews", (one) => (one.id === id ? { ...one, helpfulCount: one.helpfulCount + 1 } : one));
const without = (id: string) => changeItems("listReviews", (one) => (one.id === id ? null : one));
const email = (pendingEmail: string | null) => change(accountQuery("ana"), (known) => ({ ...known, pendingEmail }));
const theme = (theme: "light" | "system") =>
  change(accountQuery("ana"), (known) => ({ ...known, settings: { ...known.settings, theme } }));

test("a failed change is undone exactly, and other changes made meanwhile stay", () => {
  const client = newClient();
  client.setQueryData(queryKey, account);
  const first = email(null)(client);
  const second = theme("light")(client);
  expect(client.getQueryData(queryKey)).toMatchObject({ pendingEmail: null, settings: { theme: "light" } });
  first.rollback();
  expect(client.getQueryData(queryKey)).toMatchObject({
    pendingEmail: "new@example.org",
    settings: { theme: "light" },
  });
  second.rollback();
  expect(client.getQueryData(queryKey)).toEqual(account);
});

test("of two changes to the same thing the later one shows, whichever is settled first", () => {
  const client = newClient();
  client.setQueryData(queryKey, account);
  const first = theme("light")(client);
  const second = theme("system")(client);
  second.commit();
  expect(client.getQueryData(queryKey)?.settings.theme).toBe("system");
  first.commit();
  expect(client.getQueryData(queryKey)?.settings.theme).toBe("system");
});

test("an item is changed or removed wherever it is listed, on every page", () => {
  const client = newClient();
  const all = reviewsQuery("villa", { limit: 10 }).queryKey;
  const best = reviewsQuery("villa", { limit: 10, sort: "highest" }).queryKey;
  client.setQueryData(all, pages([review("1"), review("2")], [review("3")]));
  client.setQueryData(best, pages([review("3")]));
  const voted = helpful("3")(client);
  expect(client.getQueryData(all)?.pages[1]?.items).toEqual([review("3", 1)]);
  expect(client.getQueryData(best)?.pages[0]?.items).toEqual([review("3", 1)]);
  const taken = without("2")(client);
  expect(client.getQueryData(all)?.pages[0]?.items).toEqual([review("1")]);
  voted.rollback();
  taken.rollback();
  expect(client.getQueryData(all)).toEqual(pages([review("1"), review("2")], [review("3")]));
  expect(client.getQueryData(best)).toEqual(pages([review("3")]));
});

test("only the one query is changed, not others whose keys start the same way", () => {
  const client = newClient();
  const all = reviewsQuery("villa", { limit: 10 });
  const best = reviewsQuery("villa", { limit: 10, sort: "highest" }).queryKey;
  client.setQueryData(all.queryKey, pages([review("1")]));
  client.setQueryData(best, pages([review("1")]));
  change(all, ({ pageParams }) => ({ pageParams, pages: [] }))(client);
  expect(client.getQueryData(all.queryKey)?.pages).toEqual([]);
  expect(client.getQueryData(best)).toEqual(pages([review("1")]));
});

test("a settled change stays when an earlier one is undone", () => {
  const client = newClient();
  client.setQueryData(queryKey, account);
  const first = email(null)(client);
  theme("light")(client).commit();
  first.rollback();
  expect(client.getQueryData(queryKey)).toMatchObject({
    pendingEmail: "new@example.org",
    settings: { theme: "light" },
  });
});

test("an answer that arrives meanwhile goes underneath the change: it neither hides it nor returns with it", async () => {
  const client = newClient();
  client.setQueryData(queryKey, account);
  const changed = email(null)(client);
  const fresh = { ...account, settings: { ...account.settings, theme: "light" as const } };
  const observer = new QueryObserver(client, { queryKey, queryFn: () => fresh });
  const seen = new Set<unknown>();
  // As components see it: once everything that happened at the same time has been applied.
  const look = () => seen.add(observer.getCurrentResult().data?.pendingEmail);
  const stop = observer.subscribe(notifyManager.batchCalls(look));
  await observer.refetch();
  await vi.waitFor(() => expect(seen.size).toBeGreaterThan(0));
  stop();
  expect(seen).toEqual(new Set([null]));
  expect(client.getQueryData(queryKey)).toEqual({ ...fresh, pendingEmail: null });
  changed.rollback();
  expect(client.getQueryData(queryKey)).toEqual(fresh);
});

test.each(["undone", "kept", "left"])("a change made before the first answer lies on top of it: %s", async (how) => {
  const client = newClient();
  const { promise, resolve } = Promise.withResolvers<typeof account>();
  const coming = client.fetchQuery({ queryKey, queryFn: () => promise });
  const changed = email(null)(client);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  if (how === "undone") changed.rollback();
  if (how === "kept") changed.commit();
  resolve(account);
  await coming;
  const expected = how === "undone" ? account : { ...account, pendingEmail: null };
  expect(client.getQueryData(queryKey)).toEqual(expected);
  if (how === "left") changed.rollback();
  expect(client.getQueryData(queryKey)).toEqual(how === "left" ? account : expected);
});

test("a change makes the data neither fresher nor staler", () => {
  const client = newClient();
  client.setQueryData(queryKey, account, { updatedAt: 1_000 });
  void client.invalidateQueries({ queryKey });
  const changed = email(null)(client);
  expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: 1_000, isInvalidated: true });
  changed.rollback();
  expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: 1_000, isInvalidated: true });
});

test("data that isn't cached isn't changed, and forgotten data doesn't come back", () => {
  const client = newClient();
  email(null)(client).commit();
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, account);
  const changed = email(null)(client);
  client.removeQueries();
  changed.rollback();
  expect(client.getQueryData(queryKey)).toBeUndefined();
  const later = email(null)(client);
  client.setQueryData(queryKey, account);
  later.rollback();
  expect(client.getQueryData(queryKey)).toEqual(account);
});
