import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { tagOf } from "../users/queries.ts";

const api = useTestApp();

test("admins share what they save, in the order of the titles, change and delete it", async () => {
  const [one, other] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const saved = { title: " Private number ", text: "Your review of {business} gave someone’s private number." };
  const answer = await one.call("POST", "/api/admin/saved-answers", saved);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json();
  await other.call("POST", "/api/admin/saved-answers", { title: "Another vendor", text: "It isn’t about {business}." });
  const change = (person: typeof one, body: object, version: number) =>
    person.call("PATCH", `/api/admin/saved-answers/${id}`, body, { "if-match": tagOf(version) });
  const titles = async () =>
    (await other.call("GET", "/api/admin/saved-answers")).json().items.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual(["Another vendor", "Private number"]);
  const changed = { title: "A private number", text: saved.text };
  expect((await change(other, changed, 1)).json()).toMatchObject({ id, ...changed, version: 2 });
  expect(await titles()).toEqual(["A private number", "Another vendor"]);
  for (let i = 0; i < 2; i++) expect((await one.call("DELETE", `/api/admin/saved-answers/${id}`)).statusCode).toBe(204);
  expect(await titles()).toEqual(["Another vendor"]);
  expect((await change(one, changed, 2)).statusCode).toBe(404);
});

test("of several admins who change one answer at once, one does, and the others are told so; the same change again is none", async () => {
  const admin = await api.member({ isAdmin: true });
  const saved = { title: "Private number", text: "Your review gave someone’s private number." };
  const { id, version } = (await admin.call("POST", "/api/admin/saved-answers", saved)).json();
  expect(version).toBe(1);
  const change = (title: string, headers?: Record<string, string>) =>
    admin.call("PATCH", `/api/admin/saved-answers/${id}`, { ...saved, title }, headers);
  const read = { "if-match": tagOf(version) };
  const answers = await Promise.all([..."abcdefgh"].map((title) => change(title, read)));
  const [done, ...others] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
  expect(done!.statusCode).toBe(200);
  for (const other of others) {
    expect(other.statusCode).toBe(412);
    expect(other.json().type).toMatch(/#changed-meanwhile$/);
  }
  // Its answer may have been lost on the way.
  expect((await change(done!.json().title, read)).json()).toEqual(done!.json());
  expect((await change("i")).statusCode).toBe(428);
  expect((await change("i", { "if-match": tagOf(done!.json().version) })).statusCode).toBe(200);
});

test("an answer of the demo goes with it, unless someone else has made it their own", async () => {
  const { db } = api.database;
  const [admin, demoAdmin] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  await db.updateTable("users").set({ is_demo: true }).where("id", "=", demoAdmin.userId).execute();
  for (const [person, remains] of [
    [demoAdmin, true],
    [admin, false],
  ] as const) {
    const saved = { title: "Not a report", text: "It says nothing of {business}." };
    const { id } = (await admin.call("POST", "/api/admin/saved-answers", saved)).json();
    await db.updateTable("saved_answers").set({ is_demo: true }).where("id", "=", id).execute();
    const change = { ...saved, title: "No report" };
    const answer = await person.call("PATCH", `/api/admin/saved-answers/${id}`, change, { "if-match": tagOf(1) });
    expect(answer.statusCode, answer.body).toBe(200);
    const { is_demo } = await db
      .selectFrom("saved_answers")
      .select("is_demo")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(is_demo).toBe(remains);
  }
});
