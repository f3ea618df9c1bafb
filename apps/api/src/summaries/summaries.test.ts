// The monthly summary. Everything here happens in 2031 and later, so that the server's own job, which follows the real
// clock, finds nothing to do.
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { describe, expect, test, vi } from "vitest";
import { type Received, startMailServer } from "../../test/mail-server.ts";
import { brand, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { createJobs, type Jobs } from "../jobs/jobs.ts";
import { startJobs } from "../jobs/run.ts";
import { record } from "../record/record.ts";
import { deriveKeys } from "../security/keys.ts";
import { readSettings } from "../settings.ts";
import { siteOf } from "../users/emails.ts";
import { sendSummaries } from "./send-summaries.ts";
import { stopTokenOf } from "../mail/stop-token.ts";

let time = new Date("2031-09-15T12:00:00Z");
const api = useTestApp({ clock: () => time });
type Person = Awaited<ReturnType<typeof api.member>>;

const site = () => siteOf({ settings: api.settings, brand });
const keys = () => deriveKeys(api.settings.secretKey);
const send = (now: string, jobs: Jobs = api.jobs.jobs) =>
  sendSummaries(api.database.db, { jobs, site: site(), keys: keys(), now: new Date(now) });

const turn = async (person: Pick<Person, "call">, monthlySummary: boolean, at = "2031-09-15T12:00:00Z") => {
  time = new Date(at);
  const answer = await person.call("PATCH", "/api/users/me/settings", { notices: { monthlySummary } });
  expect(answer.statusCode).toBe(200);
};
const isOn = async (person: Pick<Person, "call">) =>
  (await person.call("GET", "/api/users/me/account")).json().settings.notices.monthlySummary;
/** The owner of a listing, who has asked for summaries in September. */
async function owner(given: Parameters<typeof addVendor>[1] = {}) {
  const person = await api.member();
  const vendorId = await addVendor(api.database.db, { name: "Villa Podrožnik", owner_id: person.userId, ...given });
  await turn(person, true);
  return { person, vendorId };
}
const isSummary = (subject = "") => /^Your \w+ on Troth$/.test(subject);
const summaries = async ({ email }: Pick<Person, "email">) =>
  (await api.inbox(email)).filter(({ subject }) => isSummary(subject));

async function someone(): Promise<string> {
  const id = uuidv7();
  await api.database.db
    .insertInto("users")
    .values({ id, email: `${id}@example.org`, first_name: "Iva", last_name: "Rozman" })
    .execute();
  return id;
}
async function review(vendorId: string, at: string, given: object = {}): Promise<string> {
  const id = uuidv7();
  await api.database.db
    .insertInto("reviews")
    .values({
      id,
      vendor_id: vendorId,
      author_id: await someone(),
      rating: 5,
      review: "The orangery at dusk.",
      experience: "completed",
      wedding_date: "2031-06-01",
      created_at: new Date(at),
      ...given,
    })
    .execute();
  return id;
}
async function favourite(vendorId: string, at: string, userId?: string): Promise<void> {
  await sql`insert into favourites (user_id, vendor_id, added_at)
    values (${userId ?? (await someone())}::uuid, ${vendorId}::uuid, ${at}::timestamptz)`.execute(api.database.db);
}

describe("what it says", () => {
  test("each listing's reviews and favourites of the month, what its page lacks, and how to turn it off", async () => {
    const { person, vendorId } = await owner({
      description: "A villa among cypresses.",
      website: "https://villa.example",
    });
    await addVendor(api.database.db, { name: "Zidanica", owner_id: person.userId });
    await addVendor(api.database.db, { name: "Not public", owner_id: person.userId, status: "suspended" });
    await review(vendorId, "2031-10-03T10:00:00Z", { rating: 4 });
    await review(vendorId, "2031-10-04T10:00:00Z");
    await review(vendorId, "2031-10-05T10:00:00Z", { rating: 1, experience: "enquired", wedding_date: null });
    await review(vendorId, "2031-10-06T10:00:00Z", { status: "hidden" });
    for (const at of ["2031-10-07T10:00:00Z", "2031-10-08T10:00:00Z"]) await favourite(vendorId, at);
    await send("2031-11-01T08:00:00Z");
    const [mail, ...more] = await summaries(person);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe("Your October on Troth");
    for (const words of [
      "Here’s what your listings gained in October 2031.",
      "3 new reviews, 4.5 stars on average",
      "2 more people added it to their favourites",
      "Your page could still do with photos, opening hours and a phone number.",
      "No new reviews or favourites this time",
    ])
      for (const form of [mail!.text, mail!.html]) expect(form).toContain(words);
    expect(mail!.text.indexOf("Villa Podrožnik")).toBeLessThan(mail!.text.indexOf("Zidanica"));
    expect(mail!.text).not.toContain("Not public");
    expect(mail!.links).toContain(`${api.settings.publicUrl.origin}/vendor/detail/vendordetail/${vendorId}`);
    const off = mail!.links.find((link) => link.includes("stop-monthly-summary#token="));
    expect(off).toMatch(/#token=[\w-]{43}$/);
  });

  test("one of each is said as one", async () => {
    const { person, vendorId } = await owner();
    await review(vendorId, "2031-10-03T10:00:00Z", { rating: 1 });
    await favourite(vendorId, "2031-10-07T10:00:00Z");
    await send("2031-11-01T08:00:00Z");
    const [mail] = await summaries(person);
    expect(mail!.text).toContain("what your listing gained");
    expect(mail!.text).toContain("1 new review, 1 star\n");
    expect(mail!.text).toContain("- 1 more person added");
  });

  test("a favourite counts once for each person, in the month of their first heart, and never the owner's own", async () => {
    const { person, vendorId } = await owner();
    const [taken, early] = [await someone(), await someone()];
    await favourite(vendorId, "2031-10-02T10:00:00Z");
    await favourite(vendorId, "2031-10-02T10:00:00Z", person.userId);
    await favourite(vendorId, "2031-10-02T10:00:00Z", taken);
    await favourite(vendorId, "2031-09-02T10:00:00Z", early);
    const { db } = api.database;
    // Taken back; and someone who has had it on another list since September.
    await sql`update favourite_list_vendors set removed_at = now() where list_id = favourites_of(${taken}::uuid)`.execute(
      db,
    );
    const list = uuidv7();
    await sql`insert into favourite_lists (id, name) values (${list}, 'Ours')`.execute(db);
    await sql`insert into favourite_list_members (list_id, user_id) values (${list}, ${early})`.execute(db);
    await sql`insert into favourite_list_vendors (list_id, vendor_id) values (${list}, ${vendorId})`.execute(db);
    await sql`insert into favourites (list_id, user_id, vendor_id, added_at)
      values (${list}, ${early}, ${vendorId}, '2031-10-05T10:00:00Z')`.execute(db);
    await send("2031-11-01T08:00:00Z");
    expect((await summaries(person))[0]!.text).toContain("- 1 more person added");
  });

  test("a review that was looked at first is news in the month in which it is published", async () => {
    // Its month is the one below, even in the last hours of one.
    const { person, vendorId } = await owner({ time_zone: "UTC" });
    const id = await review(vendorId, "2031-10-30T10:00:00Z");
    const { db } = api.database;
    const published = {
      actor: null,
      action: "publish",
      subjectType: "review",
      subjectId: id,
      to: "published",
    } as const;
    await db.transaction().execute((trx) => record(trx, { ...published, from: "held" }));
    // The record can't be changed, so the rest happens around its time.
    const [{ at }] = (await db.selectFrom("moderation_events").select("at").where("subject_id", "=", id).execute()) as [
      { at: Date },
    ];
    const before = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 15));
    await db.updateTable("reviews").set({ created_at: before }).where("id", "=", id).execute();
    const after = (months: number) =>
      new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1, 12)).toISOString();
    const due = (day: string) =>
      sql`update users set summarised_until = ${day}::date where id = ${person.userId}::uuid`.execute(db);
    await due(after(-1));
    await send(after(0));
    expect(await summaries(person)).toEqual([]);
    await send(after(1));
    expect(await summaries(person)).toHaveLength(1);
  });
});

describe("when it comes", () => {
  // Where summer time ends in October, the month is an hour longer than its days.
  test.each([
    ["Europe/Ljubljana", "2031-10-01T00:00:00+02:00", "2031-11-01T00:00:00+01:00", "2031-11-01T07:00:00+01:00"],
    ["America/New_York", "2031-10-01T00:00:00-04:00", "2031-11-01T00:00:00-04:00", "2031-11-01T07:00:00-04:00"],
    ["Pacific/Kiritimati", "2031-10-01T00:00:00+14:00", "2031-11-01T00:00:00+14:00", "2031-11-01T07:00:00+14:00"],
    ["Pacific/Honolulu", "2031-10-01T00:00:00-10:00", "2031-11-01T00:00:00-10:00", "2031-11-01T07:00:00-10:00"],
    // The clocks go forward on the fifth of the month.
    ["Australia/Sydney", "2031-10-01T00:00:00+10:00", "2031-11-01T00:00:00+11:00", "2031-11-01T07:00:00+11:00"],
    ["Asia/Kathmandu", "2031-10-01T00:00:00+05:45", "2031-11-01T00:00:00+05:45", "2031-11-01T07:00:00+05:45"],
  ])(
    "in %s, a month is the one on the wall there, and it comes at seven in the morning",
    async (zone, from, to, at) => {
      const { person, vendorId } = await owner({ time_zone: zone });
      const just = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();
      await review(vendorId, just(from, -1));
      await review(vendorId, from);
      await review(vendorId, just(to, -1));
      await review(vendorId, to);
      await send(just(at, -1));
      // September's, for the one review before October.
      expect((await summaries(person)).map(({ subject }) => subject)).toEqual(["Your September on Troth"]);
      await send(just(at, 0));
      const [october, september] = await summaries(person);
      expect(september!.text).toContain("1 new review,");
      expect([october!.subject, /\d new reviews/.exec(october!.text)?.[0]]).toEqual([
        "Your October on Troth",
        "2 new reviews",
      ]);
    },
  );

  test("with listings in several time zones it waits for the last one, and each counts its own month", async () => {
    const { person, vendorId } = await owner({ time_zone: "Pacific/Auckland", name: "A: Auckland" });
    const west = await addVendor(api.database.db, { owner_id: person.userId, time_zone: "America/Los_Angeles" });
    // Already November in one, still October in the other.
    for (const id of [vendorId, west]) await review(id, "2031-11-01T02:00:00Z");
    await send("2031-10-02T12:00:00Z");
    await send("2031-11-01T13:59:00Z");
    expect(await summaries(person)).toEqual([]);
    await send("2031-11-01T14:00:00Z");
    const [mail] = await summaries(person);
    expect(mail!.text.indexOf("No new reviews")).toBeLessThan(mail!.text.indexOf("1 new review"));
    await send("2031-12-01T15:00:00Z");
    const [next] = await summaries(person);
    expect(next!.text.indexOf("1 new review")).toBeLessThan(next!.text.indexOf("No new reviews"));
  });

  test("February's covers its 29th day, and December's says so in January", async () => {
    const { person, vendorId } = await owner();
    await review(vendorId, "2031-12-31T22:59:59Z");
    await review(vendorId, "2032-02-29T22:59:59Z");
    await send("2032-01-01T06:00:00Z");
    await send("2032-02-01T06:00:00Z");
    await send("2032-03-01T06:00:00Z");
    expect((await summaries(person)).map(({ subject }) => subject)).toEqual([
      "Your February on Troth",
      "Your December on Troth",
    ]);
  });

  test("it comes once, however often and from however many servers it is sent", async () => {
    const { person, vendorId } = await owner();
    await review(vendorId, "2031-10-03T10:00:00Z");
    await Promise.all(Array.from({ length: 8 }, () => send("2031-11-01T06:30:00Z")));
    for (const now of ["2031-11-01T07:00:00Z", "2031-11-02T06:00:00Z", "2031-11-30T23:59:00Z"]) await send(now);
    expect(await summaries(person)).toHaveLength(1);
  });

  test("a server that ends while it writes one leaves nothing behind, and the next run sends it; no one else waits for it", async () => {
    const [one, other] = [await owner(), await owner()];
    for (const { vendorId } of [one, other]) await review(vendorId, "2031-10-03T10:00:00Z");
    let sends = 0;
    const failing = createJobs(api.database);
    failing.declared.add("send-email");
    failing.send = (async (...given: Parameters<Jobs["send"]>) => {
      if (++sends === 1) throw new Error("killed");
      return api.jobs.jobs.send(...given);
    }) as Jobs["send"];
    await expect(send("2031-11-01T06:30:00Z", failing)).rejects.toThrow("1 monthly e-mails failed");
    const sent = async () => [await summaries(one.person), await summaries(other.person)].map(({ length }) => length);
    expect((await sent()).toSorted()).toEqual([0, 1]);
    await send("2031-11-01T06:31:00Z");
    expect(await sent()).toEqual([1, 1]);
  });

  test("after days without a server, the last month's still comes, and no earlier one", async () => {
    const { person, vendorId } = await owner();
    for (const at of ["2031-10-03T10:00:00Z", "2031-11-03T10:00:00Z"]) await review(vendorId, at);
    await send("2031-12-04T10:00:00Z");
    expect((await summaries(person)).map(({ subject }) => subject)).toEqual(["Your November on Troth"]);
  });
});

test("it lets e-mails that someone is waiting for go first", async () => {
  const { person, vendorId } = await owner();
  await review(vendorId, "2031-10-03T10:00:00Z");
  await send("2031-11-01T08:00:00Z");
  await person.call("POST", "/api/users/forgetpassword", { email: person.email });
  await api.mailsWritten();
  const { rows } = await sql<{ subject: string; priority: number }>`
    select e.subject, j.priority from emails e join pgboss.job j on j.data ->> 'id' = e.id::text
    where e.recipient = ${person.email}`.execute(api.database.db);
  const [summary, others] = [
    rows.filter(({ subject }) => isSummary(subject)),
    rows.filter(({ subject }) => !isSummary(subject)),
  ];
  expect(summary).toHaveLength(1);
  expect(others.length).toBeGreaterThan(0);
  for (const { priority } of others) expect(priority).toBeGreaterThan(summary[0]!.priority);
});

describe("who gets it", () => {
  test("no one who hasn't asked, and no one for whom nothing has happened", async () => {
    const { person: silent, vendorId } = await owner();
    await turn(silent, false);
    await review(vendorId, "2031-10-03T10:00:00Z");
    const never = await api.member();
    await review(await addVendor(api.database.db, { owner_id: never.userId }), "2031-10-03T10:00:00Z");
    const quiet = await owner();
    await review(quiet.vendorId, "2031-08-03T10:00:00Z");
    await send("2031-11-01T08:00:00Z");
    for (const person of [silent, never, quiet.person]) expect(await summaries(person)).toEqual([]);
    expect(await isOn(never)).toBe(false);
    // What turns up later isn't told afterwards.
    await review(quiet.vendorId, "2031-10-20T10:00:00Z");
    await send("2031-11-02T08:00:00Z");
    expect(await summaries(quiet.person)).toEqual([]);
  });

  test("no one whose address isn't confirmed, whose account is closed, or who no longer has the listing", async () => {
    const people = [await owner(), await owner(), await owner(), await owner()] as const;
    for (const { vendorId } of people) await review(vendorId, "2031-10-03T10:00:00Z");
    const { db } = api.database;
    const [unconfirmed, closed, moved, taken] = people;
    const set = (values: object, { person }: (typeof people)[number]) =>
      db.updateTable("users").set(values).where("id", "=", person.userId).execute();
    await set({ email_verified_at: null }, unconfirmed);
    await set({ erase_at: new Date("2031-11-10T00:00:00Z") }, closed);
    await db.updateTable("vendors").set({ owner_id: null }).where("id", "=", moved.vendorId).execute();
    await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", taken.vendorId).execute();
    await send("2031-11-01T08:00:00Z");
    for (const { person } of people) expect(await summaries(person)).toEqual([]);
  });

  test.each([
    // Still October in New York when it is asked for.
    ["2031-11-01T03:59:00Z", ["Your October on Troth"]],
    ["2031-11-01T04:00:00Z", []],
    ["2031-11-20T12:00:00Z", []],
  ])("whoever asks at %s gets the first one after that month", async (at, subjects) => {
    const person = await api.member();
    const vendorId = await addVendor(api.database.db, { owner_id: person.userId, time_zone: "America/New_York" });
    await review(vendorId, "2031-10-03T10:00:00Z");
    await turn(person, true, at);
    await send("2031-11-30T12:00:00Z");
    expect((await summaries(person)).map(({ subject }) => subject)).toEqual(subjects);
  });

  test("turning it off and on again repeats no month, even with a new listing further west", async () => {
    const { person, vendorId } = await owner({ time_zone: "Pacific/Auckland" });
    await review(vendorId, "2031-10-03T10:00:00Z");
    await send("2031-10-31T19:00:00Z");
    expect(await summaries(person)).toHaveLength(1);
    await addVendor(api.database.db, { owner_id: person.userId, time_zone: "Pacific/Honolulu" });
    await turn(person, false);
    await turn(person, true, "2031-10-31T20:00:00Z");
    await send("2031-11-02T12:00:00Z");
    expect(await summaries(person)).toHaveLength(1);
  });
});

describe("turning it off", () => {
  const stop = (token: string, body?: string, type = "application/x-www-form-urlencoded") =>
    api
      .browser()
      .call(
        "POST",
        `/api/users/stop-monthly-summary?token=${token}`,
        body,
        body === undefined ? {} : { "content-type": type },
      );
  const tokenOf = ({ userId }: Pick<Person, "userId">) => stopTokenOf(keys().stopSummary, userId);

  const boundary = "x7";
  test.each([
    ["the page's button", undefined, undefined],
    ["a mail reader's form", "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded"],
    [
      "a mail reader's form in parts",
      `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
      `multipart/form-data; boundary=${boundary}`,
    ],
  ])("works with %s, without a login, twice, and for no one else", async (_, body, type) => {
    const [{ person }, { person: other }] = [await owner(), await owner()];
    await person.call("PATCH", "/api/users/me/settings", { theme: "dark", notices: { replies: false } });
    for (const _time of [1, 2]) expect((await stop(tokenOf(person), body, type)).statusCode).toBe(204);
    expect((await person.call("GET", "/api/users/me/account")).json().settings).toEqual({
      theme: "dark",
      notices: {
        published: true,
        replies: false,
        reviews: true,
        listings: true,
        monthlySummary: false,
        helpfulDigest: false,
      },
    });
    expect(await isOn(other)).toBe(true);
  });

  test("its token is refused when altered, made with another key, or spelt differently", async () => {
    const { person } = await owner();
    const token = tokenOf(person);
    const { person: other } = await owner();
    const others = Buffer.from(tokenOf(other), "base64url");
    const mixed = Buffer.concat([others.subarray(0, 16), Buffer.from(token, "base64url").subarray(16)]);
    const forged = stopTokenOf(deriveKeys("another secret that is long enough").stopSummary, person.userId);
    for (const wrong of [
      `${token}A`,
      token.slice(0, -1),
      `${token.slice(0, -1)}_`,
      mixed.toString("base64url"),
      forged,
    ])
      expect([wrong, (await stop(wrong)).statusCode]).toEqual([wrong, 410]);
    expect([await isOn(person), await isOn(other)]).toEqual([true, true]);
  });

  test("its token opens nothing else", async () => {
    const { person } = await owner();
    const token = tokenOf(person);
    const guest = api.browser();
    for (const path of ["verify", "resetpassword", "verify-new-email", "stop-new-email", "confirm-deletion"]) {
      const body = { token, ...(path === "resetpassword" && { password: "six geese on the hill" }) };
      const answer = await guest.call("POST", `/api/users/${path}`, body);
      expect([path, answer.statusCode]).toEqual([path, 410]);
    }
    guest.token = token;
    expect((await guest.call("GET", "/api/users/me")).statusCode).toBe(401);
  });

  test("forms are taken nowhere else", async () => {
    const { person } = await owner();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await person.call("POST", "/api/users/logout", "List-Unsubscribe=One-Click", headers);
    expect(answer.statusCode).toBe(415);
  });

  test("mail readers find where in the e-mail's headers, and it works for them", async () => {
    const { person, vendorId } = await owner();
    await review(vendorId, "2031-10-03T10:00:00Z");
    const received: Received[] = [];
    const server = await startMailServer(received);
    const { DATA_DIR, ...secrets } = {
      DATA_DIR: api.settings.dataDir,
      SECRET_KEY: api.settings.secretKey,
      SITE_SECRET: api.settings.siteSecret,
    };
    const settings = readSettings({ DATA_DIR, ...secrets, SMTP_URL: server.url, MAIL_FROM: "post@troth.example" });
    const sending = await startJobs(api.database, { settings, brand });
    // Only the one that sends takes jobs now.
    await api.jobs.jobs.offWork("send-email");
    await send("2031-11-01T08:00:00Z", sending.jobs);
    const mine = () =>
      received.filter(({ to, mail }) => to.includes(person.email) && isSummary(mail.subject)).map(({ mail }) => mail);
    await vi.waitFor(() => expect(mine()).toHaveLength(1), { timeout: 15_000, interval: 50 });
    await sending.stop();
    await server.close();
    const [mail] = mine();
    const lines = mail!.headerLines.filter(({ key }) => key.startsWith("list-unsubscribe")).map(({ line }) => line);
    expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const [, url] = /^List-Unsubscribe: ?\s*<(\S+)>$/.exec(lines.find((line) => !line.includes("Post"))!)!;
    const { origin, pathname, search } = new URL(url!);
    expect(origin).toBe(api.settings.publicUrl.origin);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await api.app.inject({
      method: "POST",
      url: pathname + search,
      headers,
      payload: "List-Unsubscribe=One-Click",
    });
    expect(answer.statusCode).toBe(204);
    expect(await isOn(person)).toBe(false);
    const [row] = await api.database.db
      .selectFrom("emails")
      .select("unsubscribe_url")
      .where("subject", "=", mail!.subject!)
      .where("recipient", "=", person.email)
      .execute();
    expect(row).toEqual({ unsubscribe_url: null });
  });
});
