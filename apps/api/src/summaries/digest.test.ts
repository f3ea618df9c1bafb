// The monthly e-mail about whom an author's reviews have helped. As in summaries.test.ts, everything happens in 2031 and
// later, so that the server's own job finds nothing to do.
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { brand, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { deriveKeys } from "../security/keys.ts";
import { siteOf } from "../users/emails.ts";
import { sendSummaries } from "./send-summaries.ts";
import { stopTokenOf } from "../mail/stop-token.ts";

let time = new Date("2031-09-15T12:00:00Z");
const api = useTestApp({ clock: () => time });
type Person = Awaited<ReturnType<typeof api.member>>;

const keys = () => deriveKeys(api.settings.secretKey);
const send = (now: string) =>
  sendSummaries(api.database.db, {
    jobs: api.jobs.jobs,
    site: siteOf({ settings: api.settings, brand }),
    keys: keys(),
    now: new Date(now),
  });
const turn = async (person: Person, helpfulDigest: boolean, at = "2031-09-15T12:00:00Z") => {
  time = new Date(at);
  const answer = await person.call("PATCH", "/api/users/me/settings", { notices: { helpfulDigest } });
  expect(answer.statusCode, answer.body).toBe(200);
};
const notices = async (person: Person) => (await person.call("GET", "/api/users/me/account")).json().settings.notices;
const digests = async ({ email }: Person) =>
  (await api.inbox(email)).filter(({ subject }) => subject.startsWith("Your reviews helped"));

async function author() {
  const person = await api.member();
  await turn(person, true);
  return person;
}
async function review(person: Person, given: object = {}, vendor: object = {}): Promise<string> {
  const id = uuidv7();
  await api.database.db
    .insertInto("reviews")
    .values({
      id,
      vendor_id: await addVendor(api.database.db, { name: "Villa Podrožnik", ...vendor }),
      author_id: person.userId,
      rating: 5,
      review: "The orangery at dusk.",
      experience: "enquired",
      created_at: new Date("2031-08-01T10:00:00Z"),
      ...given,
    })
    .execute();
  return id;
}
async function someone(): Promise<string> {
  const id = uuidv7();
  await api.database.db
    .insertInto("users")
    .values({ id, email: `${id}@example.org`, first_name: "Iva", last_name: "Rozman" })
    .execute();
  return id;
}
const vote = async (reviewId: string, at: string, userId?: string) =>
  sql`insert into helpful_votes (review_id, user_id, voted_at)
    values (${reviewId}::uuid, ${userId ?? (await someone())}::uuid, ${at}::timestamptz)`.execute(api.database.db);

test("it says how many people found which review helpful in the month, and how to turn it off", async () => {
  const person = await author();
  const [villa, lipa] = [await review(person), await review(person, {}, { name: "Lipa in med" })];
  const both = await someone();
  await vote(villa, "2031-09-30T23:59:00Z");
  for (const id of [lipa, villa]) await vote(id, "2031-10-02T10:00:00Z", both);
  for (const at of ["2031-10-01T00:00:00Z", "2031-10-31T23:59:00Z"]) await vote(villa, at);
  await vote(villa, "2031-11-01T00:00:00Z");
  await send("2031-11-01T08:00:00Z");
  const [mail, ...more] = await digests(person);
  expect(more).toEqual([]);
  // One person has found two of them helpful.
  expect(mail!.subject).toBe("Your reviews helped 3 people in October");
  for (const words of [
    "3 people found what you wrote on Troth helpful in October 2031.",
    "3 people found it helpful, 5 in all",
    "1 person found it helpful",
  ])
    for (const form of [mail!.text, mail!.html]) expect(form).toContain(words);
  expect(mail!.text.indexOf("Villa Podrožnik")).toBeLessThan(mail!.text.indexOf("Lipa in med"));
  expect(mail!.links).toContain(`${api.settings.publicUrl.origin}/vendor/user-review-detail?id=${villa}`);
  expect(mail!.text).not.toContain("Iva");
});

test("it is off until someone asks, and comes only if there is something to tell", async () => {
  const [silent, asked] = [await api.member(), await author()];
  expect(await notices(silent)).toMatchObject({ helpfulDigest: false });
  await vote(await review(silent), "2031-10-02T10:00:00Z");
  await review(asked);
  await vote(await review(asked, { status: "hidden" }), "2031-10-02T10:00:00Z");
  await vote(await review(asked, {}, { status: "suspended" }), "2031-10-02T10:00:00Z");
  await send("2031-11-01T08:00:00Z");
  for (const person of [silent, asked]) expect(await digests(person)).toEqual([]);
});

test("each month is told once, from the month in which someone asked, and not before seven in the morning", async () => {
  const person = await api.member();
  await turn(person, true, "2031-10-20T12:00:00Z");
  const id = await review(person);
  for (const at of ["2031-09-02T10:00:00Z", "2031-10-02T10:00:00Z", "2031-11-02T10:00:00Z"]) await vote(id, at);
  await send("2031-10-31T23:00:00Z");
  await send("2031-11-01T06:59:00Z");
  expect(await digests(person)).toEqual([]);
  await Promise.all([send("2031-11-01T07:00:00Z"), send("2031-11-01T07:00:00Z")]);
  await send("2031-11-20T07:00:00Z");
  expect((await digests(person)).map(({ subject }) => subject)).toEqual(["Your reviews helped 1 person in October"]);
  // Off and on again.
  for (const on of [false, true]) await turn(person, on, "2031-11-20T12:00:00Z");
  await send("2031-11-21T07:00:00Z");
  await send("2031-12-01T07:00:00Z");
  expect((await digests(person)).map(({ subject }) => subject)).toEqual([
    "Your reviews helped 1 person in November",
    "Your reviews helped 1 person in October",
  ]);
});

test("closed accounts get none", async () => {
  const person = await author();
  await vote(await review(person), "2031-10-02T10:00:00Z");
  await sql`update users set erase_at = now() + interval '1 day' where id = ${person.userId}::uuid`.execute(
    api.database.db,
  );
  await send("2031-11-01T08:00:00Z");
  expect(await digests(person)).toEqual([]);
});

test("its link turns it off without a login, again and again, and leaves the owners' summary alone", async () => {
  const [person, other] = [await author(), await author()];
  await person.call("PATCH", "/api/users/me/settings", { notices: { monthlySummary: true } });
  await vote(await review(person), "2031-10-02T10:00:00Z");
  await send("2031-11-01T08:00:00Z");
  const [mail] = await digests(person);
  const token = tokenIn(mail!.links.filter((link) => link.includes("#token=")));
  expect(token).toBe(stopTokenOf(keys().stopDigest, person.userId));
  const stop = (given: string) =>
    api.browser().call("POST", `/api/users/stop-monthly-summary?token=${given}`, "List-Unsubscribe=One-Click", {
      "content-type": "application/x-www-form-urlencoded",
    });
  for (const _time of [1, 2]) expect((await stop(token)).statusCode).toBe(204);
  expect(await notices(person)).toMatchObject({ helpfulDigest: false, monthlySummary: true });
  expect(await notices(other)).toMatchObject({ helpfulDigest: true });
  expect((await stop(`${token.slice(0, -1)}_`)).statusCode).toBe(410);
  expect((await stop(stopTokenOf(keys().stopSummary, person.userId))).statusCode).toBe(204);
  expect(await notices(person)).toMatchObject({ monthlySummary: false });
});
