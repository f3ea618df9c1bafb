// Anyone can sign up with anyone's address and log in before it is confirmed. Everything they set up ends when the
// owner of the address arrives, however they do.
import { afterAll, expect, test } from "vitest";
import { type Claims, envOf, startProvider } from "../../test/openid-provider.ts";
import { type Browser, password, testSecret, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { storeFavourites } from "../favourites/queries.ts";
import { deriveKeys } from "../security/keys.ts";
import { codeAt } from "../security/second-step.ts";
import { enable, storePendingSecret } from "./second-step/second-step.ts";

const people = new Map<string, Claims>();
const provider = await startProvider(people);
afterAll(() => provider.close());
const api = useTestApp({ env: envOf(provider.issuer) });

const owners = "five walnuts under the bridge";
const names = { firstName: "Maja", lastName: "Zupan" };
const freshEmail = () => `${crypto.randomUUID().slice(0, 12)}@example.org`;
const logIn = (email: string, password: string) => api.browser().call("POST", "/api/users/login", { email, password });
const tokenOf = async (email: string, subject: RegExp) =>
  tokenIn((await api.inbox(email)).find((mail) => subject.test(mail.subject))!.links);

const join = (person: Browser, token: string) => person.call("POST", "/api/favourite-lists/join", { token });

/** A stranger in an account with someone else's address, with everything they can leave there. */
async function squatted() {
  const [email, strangers] = [freshEmail(), freshEmail()];
  const stranger = api.browser();
  await stranger.call("POST", "/api/users", { email, password, firstName: "Mallory", lastName: "X" });
  stranger.token = (await stranger.call("POST", "/api/users/login", { email, password })).json().token;
  const change = { email: strangers, ...names, location: "", currentPassword: password };
  expect((await stranger.call("PUT", "/api/users", change)).statusCode).toBe(200);
  const summary = { notices: { monthlySummary: true } };
  expect((await stranger.call("PATCH", "/api/users/me/settings", summary)).statusCode).toBe(200);
  // As it was turned on when that was still possible before the address was confirmed.
  const { db } = api.database;
  const key = deriveKeys(api.settings.secretKey).secondStep;
  const { _id } = (await stranger.call("GET", "/api/users/me")).json();
  await storePendingSecret(db, key, _id, testSecret);
  await db.transaction().execute((trx) => enable(trx, key, _id));
  const draft = { name: "Mallory’s barn", description: "Pay the deposit to my account." };
  const saved = await stranger.call("PUT", "/api/users/me/vendor-draft", draft, { "if-match": '"none"' });
  expect(saved.statusCode, saved.body).toBe(200);
  const review = `/api/users/me/review-drafts/${await addVendor(api.database.db)}`;
  const started = await stranger.call("PUT", review, { review: "Pay the deposit to me." }, { "if-match": '"none"' });
  expect(started.statusCode, started.body).toBe(200);
  await stranger.call("POST", "/api/users/me/deletion", { reviews: "delete" });
  const left = {
    image: "/api/photos/0123456789abcdef0123456789abcdef/384.webp",
    deletion_confirmed_until: new Date(Date.now() + 60_000),
  };
  await api.database.db.updateTable("users").set(left).where("email", "=", email).execute();
  // A second account of theirs reads what will be saved here.
  const [favourites] = (await stranger.call("GET", "/api/favourite-lists")).json().items;
  const { token: invitation } = (await stranger.call("PUT", `/api/favourite-lists/${favourites.id}/link`)).json();
  const accomplice = await api.member();
  expect((await join(accomplice, invitation)).statusCode).toBe(200);
  const theirs = await accomplice.call("POST", "/api/favourite-lists", { name: "Venues by the lake" });
  const listId: string = theirs.json().id;
  const link = (await accomplice.call("PUT", `/api/favourite-lists/${listId}/link`)).json();
  expect((await join(stranger, link.token)).statusCode).toBe(200);
  const lists = { accomplice, favourites: favourites.id as string, invitation };
  return { email, strangers, stranger, taking: await tokenOf(strangers, /Confirm your new/), lists };
}

/** The four ways the owner of an address can arrive at an account that was not confirmed. */
const ways: Record<string, (email: string) => Promise<void>> = {
  "by signing up themselves": async (email) => {
    const owner = api.browser();
    await owner.call("POST", "/api/users", { email, password: owners, ...names });
    const verified = await owner.call("POST", "/api/users/verify", { token: await tokenOf(email, /^Confirm your e-/) });
    expect(verified.json().session?.userData).toMatchObject({ email, firstName: "Maja", emailVerified: true });
  },
  "by setting a new password": async (email) => {
    await api.browser().call("POST", "/api/users/forgetpassword", { email });
    const token = await tokenOf(email, /new password/);
    const done = await api.browser().call("POST", "/api/users/resetpassword", { token, password: owners });
    expect(done.statusCode).toBe(204);
  },
  "with Google": async (email) => {
    people.set(email, { email, email_verified: true, given_name: "Maja", family_name: "Zupan" });
    const browser = api.browser();
    const start = await browser.call("GET", "/api/users/google?from=/");
    const back = await provider.consent(String(start.headers.location), email);
    const answer = await browser.call("GET", `/api/users/google/callback${back.search}`);
    expect(answer.headers.location).toContain("google=done");
  },
  "with an invitation to become an admin": async (email) => {
    const admin = await api.member({ isAdmin: true });
    await admin.call("POST", "/api/admin/invitations", { email });
    const token = await tokenOf(email, /Become an admin/);
    const { secret } = (await api.browser().call("POST", "/api/admin/invitation", { token })).json().authenticator;
    const body = { token, code: codeAt(secret, Date.now()), password: owners, ...names };
    const accepted = await api.browser().call("POST", "/api/admin/verify", body);
    expect(accepted.statusCode, accepted.body).toBe(200);
  },
};

test.each(Object.keys(ways))(
  "an owner who arrives %s at an account that was never confirmed finds nothing of a stranger's in it",
  async (way) => {
    const { email, strangers, stranger, taking, lists } = await squatted();
    await ways[way]!(email);
    const row = await api.database.db
      .selectFrom("users")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      pending_email: null,
      image: "",
      reviews_on_deletion: null,
      deletion_confirmed_until: null,
      erase_at: null,
    });
    expect(row.settings).toEqual({});
    for (const drafts of ["vendor_drafts", "review_drafts"] as const)
      expect(await api.database.db.selectFrom(drafts).select("draft").where("user_id", "=", row.id).execute()).toEqual(
        [],
      );
    // The link in the stranger's mailbox gives no access to anything.
    const taken = await api.browser().call("POST", "/api/users/verify-new-email", { token: taking });
    expect(taken.statusCode).toBe(410);
    await expectShutOut(stranger, email, strangers);
    // Even once the owner saves something: their favourites always have the same id.
    const { db } = api.database;
    const onLists = () => db.selectFrom("favourite_list_members").select("list_id").where("user_id", "=", row.id);
    expect(await onLists().execute()).toEqual([]);
    await db.transaction().execute((trx) => storeFavourites(trx, row.id));
    expect(await onLists().execute()).toEqual([{ list_id: lists.favourites }]);
    const spied = await lists.accomplice.call("GET", `/api/favourites?list=${lists.favourites}`);
    expect([spied.statusCode, (await join(lists.accomplice, lists.invitation)).statusCode]).toEqual([404, 410]);
    const isAdmin = way.includes("admin");
    const login = await logIn(email, owners);
    if (way === "with Google") expect(row).toMatchObject({ password_hash: null, totp_enabled_at: null });
    else expect(login.json().type).toBe(isAdmin ? "/api/reference#second-step-needed" : undefined);
    if (!isAdmin) {
      const codes = api.database.db.selectFrom("recovery_codes").selectAll().where("user_id", "=", row.id);
      expect(await codes.execute()).toEqual([]);
      expect(row.totp_secret).toBeNull();
    }
  },
);

async function expectShutOut(stranger: Browser, email: string, strangers: string) {
  expect((await stranger.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await stranger.call("POST", "/api/users/refresh-token")).statusCode).toBe(401);
  expect((await logIn(email, password)).json().type).toBe("/api/reference#wrong-credentials");
  expect((await logIn(strangers, password)).json().type).toBe("/api/reference#wrong-credentials");
}

test("an account that was closed before its address was confirmed opens, and stays open, once its owner arrives", async () => {
  const { email, stranger } = await squatted();
  expect((await stranger.call("DELETE", "/api/users")).statusCode).toBe(200);
  await ways["by signing up themselves"]!(email);
  const row = await api.database.db.selectFrom("users").select("erase_at").where("email", "=", email).execute();
  expect(row).toEqual([{ erase_at: null }]);
});

test("a new password leaves a confirmed account's second step and picture alone", async () => {
  const person = await api.member({ isAdmin: true });
  const { db } = api.database;
  await db.updateTable("users").set({ image: "/a.webp" }).where("id", "=", person.userId).execute();
  await ways["by setting a new password"]!(person.email);
  const row = await db.selectFrom("users").selectAll().where("id", "=", person.userId).executeTakeFirstOrThrow();
  expect(row.image).toBe("/a.webp");
  expect(row.totp_enabled_at).not.toBeNull();
});

/** The stranger signs up first, then the owner; the stranger has the e-mail for their own sign-up sent again. */
async function outrun() {
  const email = freshEmail();
  const [stranger, owner] = [api.browser(), api.browser()];
  await stranger.call("POST", "/api/users", { email, password, firstName: "Mallory", lastName: "X" });
  stranger.token = (await stranger.call("POST", "/api/users/login", { email, password })).json().token;
  await owner.call("POST", "/api/users", { email, password: owners, ...names });
  await stranger.call("POST", "/api/users/resend-verification", { email });
  const mails = await api.inbox(email);
  expect(mails).toHaveLength(3);
  return { email, stranger, owner, newest: tokenIn(mails[0]!.links) };
}

test("an owner who signed up too, and opens the link that a stranger had sent, gets the account of their own sign-up", async () => {
  const { email, stranger, owner, newest } = await outrun();
  const pressed = await owner.call("POST", "/api/users/verify", { token: newest });
  expect(pressed.json().session?.userData).toMatchObject({ email, firstName: "Maja", emailVerified: true });
  expect(pressed.json().passwordToken).toBeNull();
  await expectShutOut(stranger, email, email);
  expect((await logIn(email, owners)).statusCode).toBe(200);
});

test("a link used in a browser that did not sign up leaves no way in but the password chosen there", async () => {
  const { email, stranger, newest } = await outrun();
  const phone = api.browser();
  const { session, passwordToken } = (await phone.call("POST", "/api/users/verify", { token: newest })).json();
  expect(session).toBeNull();
  await expectShutOut(stranger, email, email);
  const chosen = { token: passwordToken, password: "six plums on the sill" };
  expect((await phone.call("POST", "/api/users/resetpassword", chosen)).statusCode).toBe(204);
  await expectShutOut(stranger, email, email);
  expect((await logIn(email, chosen.password)).statusCode).toBe(200);
});

test("someone who uses a link and leaves without choosing a password can still reset it", async () => {
  const { email, stranger, newest } = await outrun();
  await api.browser().call("POST", "/api/users/verify", { token: newest });
  await ways["by setting a new password"]!(email);
  await expectShutOut(stranger, email, email);
  expect((await logIn(email, owners)).statusCode).toBe(200);
});

test("a browser that signed up with another address is treated like any other browser", async () => {
  const email = freshEmail();
  await api.browser().call("POST", "/api/users", { email, password, firstName: "Mallory", lastName: "X" });
  const browser = api.browser();
  await browser.call("POST", "/api/users", { email: freshEmail(), password: owners, ...names });
  await browser.call("POST", "/api/users/resend-verification", { email });
  const token = tokenIn((await api.inbox(email))[0]!.links);
  const pressed = (await browser.call("POST", "/api/users/verify", { token })).json();
  expect(pressed).toEqual({ email, session: null, passwordToken: expect.any(String) });
  expect((await logIn(email, password)).statusCode).toBe(401);
});

/**
 * A stranger's account, in which the owner of the other mailbox uses the link sent there; the second step is turned on
 * before or after.
 */
async function moved(secondStep: "before" | "after", pressedBy: "its owner" | "another") {
  const [stranger, email] = [await api.member(), freshEmail()];
  const turnOn = async () => {
    const begun = await stranger.call("POST", "/api/users/me/second-step", { currentPassword: password });
    const code = codeAt(begun.json().secret, Date.now());
    expect((await stranger.call("PUT", "/api/users/me/second-step", { code })).statusCode).toBe(200);
  };
  if (secondStep === "before") await turnOn();
  const change = { email, ...names, location: "", currentPassword: password };
  expect((await stranger.call("PUT", "/api/users", change)).statusCode).toBe(200);
  const token = await tokenOf(email, /Confirm your new/);
  const browser = pressedBy === "its owner" ? stranger : api.browser();
  expect((await browser.call("POST", "/api/users/verify-new-email", { token })).statusCode).toBe(200);
  if (secondStep === "after") await turnOn();
  return { email, stranger };
}

test.each(["before", "after"] as const)(
  "a second step turned on %s a changed address was confirmed elsewhere does not keep the mailbox's owner out",
  async (when) => {
    const { email, stranger } = await moved(when, "another");
    await ways["by setting a new password"]!(email);
    expect((await api.inbox(email)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/is off/));
    const login = await logIn(email, owners);
    expect([login.statusCode, login.json().userData?.email]).toEqual([200, email]);
    await expectShutOut(stranger, email, email);
  },
);

test("the second step stays for a new password when a changed address was confirmed while logged in", async () => {
  const { email } = await moved("before", "its owner");
  await ways["by setting a new password"]!(email);
  expect((await logIn(email, owners)).json().type).toBe("/api/reference#second-step-needed");
});

test("a new password ends a second step that is older than the confirmation of the address", async () => {
  const email = freshEmail();
  const browser = api.browser();
  await browser.call("POST", "/api/users", { email, password, ...names });
  browser.token = (await browser.call("POST", "/api/users/login", { email, password })).json().token;
  const { _id } = (await browser.call("GET", "/api/users/me")).json();
  const { db } = api.database;
  const key = deriveKeys(api.settings.secretKey).secondStep;
  await storePendingSecret(db, key, _id, testSecret);
  await db.transaction().execute((trx) => enable(trx, key, _id));
  const token = await tokenOf(email, /^Confirm your e-/);
  expect((await browser.call("POST", "/api/users/verify", { token })).statusCode).toBe(200);
  await ways["by setting a new password"]!(email);
  expect((await logIn(email, owners)).statusCode).toBe(200);
});
