import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";

const api = useTestApp();

test("admins share what they save, in the order of the titles, change and delete it", async () => {
  const [one, other] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const saved = { title: " Private number ", text: "Your review of {business} gave someone’s private number." };
  const answer = await one.call("POST", "/api/admin/saved-answers", saved);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json();
  await other.call("POST", "/api/admin/saved-answers", { title: "Another vendor", text: "It isn’t about {business}." });
  const titles = async () =>
    (await other.call("GET", "/api/admin/saved-answers")).json().items.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual(["Another vendor", "Private number"]);
  const changed = { title: "A private number", text: saved.text };
  expect((await other.call("PATCH", `/api/admin/saved-answers/${id}`, changed)).json()).toMatchObject({
    id,
    ...changed,
  });
  expect(await titles()).toEqual(["A private number", "Another vendor"]);
  for (let i = 0; i < 2; i++) expect((await one.call("DELETE", `/api/admin/saved-answers/${id}`)).statusCode).toBe(204);
  expect(await titles()).toEqual(["Another vendor"]);
  expect((await one.call("PATCH", `/api/admin/saved-answers/${id}`, changed)).statusCode).toBe(404);
});
