// Checks 4, 8, 12 and 13 for every e-mailed link and every way to set a password, not only the obvious ones.
import { expect, test } from "vitest";
import { freshEmail, password, useTestApp } from "../test-app.ts";
import { operations, send, urlOf, useWorld, worldOptions } from "./world.ts";

const api = useTestApp(worldOptions);
const world = useWorld(api);

const operation = (id: string) => operations.find(({ operationId }) => operationId === id)!;
const another = "four candles in the rain";

/** The call that uses up an e-mailed token. */
const byLink = [
  "verifyEmail",
  "resetPassword",
  "verifyNewEmail",
  "stopNewEmail",
  "confirmAccountDeletion",
  "verifyAdmin",
  "confirmClaimEmail",
] as const;

/** As if all links had been sent long ago. */
async function allExpire() {
  const expired = { expires_at: new Date(Date.now() - 1000) };
  await api.database.db.updateTable("mailed_tokens").set(expired).execute();
  await api.database.db.updateTable("admin_invitations").set(expired).execute();
}

test.each(byLink)("check 8: the link for %s expires", async (id) => {
  const parts = await world.rightRequest(operation(id));
  await allExpire();
  const answer = await send(api.browser(), operation(id), parts);
  expect([answer.statusCode, answer.json().type]).toEqual([410, "/api/reference#link-expired"]);
});

test("check 42: an expired invitation is not shown either", async () => {
  const parts = await world.rightRequest(operation("readInvitation"));
  await allExpire();
  expect((await send(api.browser(), operation("readInvitation"), parts)).statusCode).toBe(410);
});

test.each(byLink)("check 8: the link for %s works only once", async (id) => {
  const parts = await world.rightRequest(operation(id));
  expect((await send(api.browser(), operation(id), parts)).statusCode).toBeLessThan(300);
  expect((await send(api.browser(), operation(id), parts)).statusCode).toBe(410);
});

test.each(byLink)("check 8: another link's token is refused by %s, and not used up", async (id) => {
  for (const other of byLink.filter((other) => other !== id)) {
    const parts = await world.rightRequest(operation(id));
    const others = await world.rightRequest(operation(other));
    const token = others.body!["token"];
    const answer = await send(api.browser(), operation(id), { ...parts, body: { ...parts.body, token } });
    expect([other, answer.statusCode]).toEqual([other, 410]);
    expect([other, (await send(api.browser(), operation(other), others)).statusCode < 300]).toEqual([other, true]);
  }
});

test("checks 8, 12 and 13: every e-mailed token is 256 random bits, in the fragment of an address on the configured site", async () => {
  const evil = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  const [person, admin] = [await api.member(), await api.member({ isAdmin: true })];
  const [newcomer, wanted, invited] = [freshEmail(), freshEmail(), freshEmail()];
  const names = { firstName: "Ana", lastName: "Kovač" };
  const guest = api.browser();
  const said = [
    await guest.call("POST", "/api/users", { email: newcomer, password, ...names }, evil),
    await guest.call("POST", "/api/users/resend-verification", { email: newcomer }, evil),
    await guest.call("POST", "/api/users/forgetpassword", { email: person.email }, evil),
    await person.call("PUT", "/api/users", { email: wanted, ...names, location: "", currentPassword: password }, evil),
    await person.call("POST", "/api/users/me/deletion", { reviews: "keep" }, evil),
    await admin.call("POST", "/api/admin/invitations", { email: invited }, evil),
  ];
  for (const answer of said) expect(answer.statusCode, answer.body).toBeLessThan(300);

  const addresses = [newcomer, person.email, wanted, invited];
  const mails = (await Promise.all(addresses.map((email) => api.inbox(email)))).flat();
  expect(mails.length).toBeGreaterThanOrEqual(7);
  const tokens = mails.flatMap(({ html, text, links }) => {
    expect(html + text).not.toContain("evil");
    return links.flatMap((link) => {
      const { origin, search, hash } = new URL(link);
      expect([origin, search]).toEqual([api.settings.publicUrl.origin, ""]);
      return [...new URLSearchParams(hash.slice(1)).values()];
    });
  });
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(tokens.length).toBeGreaterThanOrEqual(7);
  // No part of a token is in the database, including the two that one e-mail carries.
  const { db } = api.database;
  const rows = JSON.stringify([
    await db.selectFrom("mailed_tokens").selectAll().execute(),
    await db.selectFrom("admin_invitations").selectAll().execute(),
  ]);
  for (const token of tokens) {
    for (const form of ["base64url", "utf8"] as const) {
      const bytes = JSON.stringify([...Buffer.from(token, form)]).slice(1, -1);
      expect([form, rows.includes(bytes), rows.includes(token)]).toEqual([form, false, false]);
    }
  }
});

test.each([
  ["signUp", "password"],
  ["resetPassword", "password"],
  ["changePassword", "newPassword"],
  ["verifyAdmin", "password"],
])("check 4: %s accepts no password that anyone would try first", async (id, field) => {
  const names = { firstName: "Mira", lastName: "Novak" };
  for (const weak of ["elevenchars", "password1234", "trothtrothtroth", "aaaaaaaaaaaaaa"]) {
    const visitor = await world.visitor("user");
    const parts = await world.rightRequest(operation(id));
    const body = { ...parts.body, ...(id === "verifyAdmin" && names), [field]: weak };
    const answer = await visitor.call(operation(id).method as "POST", urlOf(operation(id), parts), body);
    expect([weak, answer.statusCode, answer.json().errors?.[0].pointer]).toEqual([weak, 422, `/${field}`]);
  }
});

test("check 7: an open browser alone is not enough to change the address, password or second step", async () => {
  const person = await api.member();
  const wrong = "not the password at all";
  const { db } = api.database;
  const row = () => db.selectFrom("users").selectAll().where("id", "=", person.userId).executeTakeFirstOrThrow();
  const before = await row();
  const profile = { email: freshEmail(), firstName: "Ana", lastName: "Kovač", location: "" };
  for (const currentPassword of [undefined, "", wrong]) {
    const tries = [
      await person.call("PUT", "/api/users", { ...profile, currentPassword }),
      await person.call("PUT", "/api/users/me/password", { currentPassword, newPassword: another }),
      await person.call("POST", "/api/users/me/second-step", { currentPassword }),
    ];
    for (const answer of tries) expect([403, 422]).toContain(answer.statusCode);
  }
  expect(await row()).toEqual(before);
});
