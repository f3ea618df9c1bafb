import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { hashed } from "../users/mailed-tokens.ts";
import { addVendor } from "../../test/vendors.ts";
import { folderStore } from "../file-store/folder.ts";
import { createUser } from "../users/queries.ts";
import { purgeExpired } from "./purge-expired.ts";

let database: FreshDatabase;
let userId: string;
beforeEach(async () => {
  database = await freshDatabase();
  const wish = { password_hash: "none", first_name: "Ana", last_name: "Kovač", location: "" };
  userId = (await database.db
    .transaction()
    .execute((trx) => createUser(trx, "ana@example.org", wish, { version: "terms", reviewLicence: null })))!;
});
afterEach(() => database.close());

const days = (n: number) => new Date(Date.now() + n * 86_400_000);

test("sessions are deleted thirty days after they ended or could no longer be renewed", async () => {
  const { db } = database;
  const session = async (name: string, ended: number | null, expires: number, used: number) => {
    const times = {
      ended_at: ended === null ? null : days(ended),
      expires_at: days(expires),
      last_used_at: days(used),
    };
    await db
      .insertInto("sessions")
      .values({ id: uuidv7(), user_id: userId, user_agent: name, ...times })
      .execute();
  };
  await session("in use", null, 100, 0);
  await session("ended lately", -29, 100, -40);
  await session("ended", -31, 100, -31);
  await session("expired lately", null, -29, -35);
  await session("expired", null, -31, -35);
  await session("left lately", null, 100, -59);
  await session("left", null, 100, -61);
  await purgeExpired(db, folderStore("no pictures here"));
  const kept = await db.selectFrom("sessions").select("user_agent").execute();
  expect(kept.map(({ user_agent }) => user_agent).toSorted()).toEqual([
    "ended lately",
    "expired lately",
    "in use",
    "left lately",
  ]);
});

test("requests for links are deleted after a day, links a week after they expired, e-mails after thirty days, messages a year after they came or were decided", async () => {
  const { db } = database;
  for (const [name, age] of [
    ["late", -6],
    ["gone", -8],
  ] as const)
    await db
      .insertInto("mailed_tokens")
      .values({ hash: hashed(name), purpose: "verify-email", user_id: userId, email: name, expires_at: days(age) })
      .execute();
  for (const [subject, age] of [
    ["late", -29],
    ["gone", -31],
  ] as const)
    await db
      .insertInto("emails")
      .values({ id: uuidv7(), recipient: "ana@example.org", subject, sent_at: days(age), created_at: days(age) })
      .execute();
  const vendor_id = await addVendor(db);
  for (const [receipt, age] of [
    ["late", -364],
    ["gone", -366],
  ] as const) {
    const sent = { receipt, name: "", email: "", created_at: days(age) };
    await db
      .insertInto("contact_messages")
      .values({ id: uuidv7(), subject: "", message: "", ...sent })
      .execute();
    // A year from its decision; one that nobody has decided waits for that.
    for (const [state, asked] of [
      ["dismissed", { ...sent, created_at: days(-900), decided_at: days(age) }],
      ["open", { ...sent, receipt: `open ${receipt}` }],
    ] as const) {
      const status = state === "open" ? "open" : "declined";
      await db
        .insertInto("removal_requests")
        .values({ id: uuidv7(), vendor_id, role: "owner", reason: "", status, ...asked })
        .execute();
      await db
        .insertInto("notices")
        .values({ id: uuidv7(), vendor_id, reason: "other", explanation: "", status: state, ...asked })
        .execute();
    }
  }
  for (const [email, age] of [
    ["late", -23 / 24],
    ["gone", -25 / 24],
  ] as const)
    await db
      .insertInto("link_requests")
      .values({ id: uuidv7(), purpose: "reset-password", email, created_at: days(age) })
      .execute();
  await purgeExpired(db, folderStore("no pictures here"));
  expect(await db.selectFrom("link_requests").select("email").execute()).toEqual([{ email: "late" }]);
  expect(await db.selectFrom("mailed_tokens").select("email").execute()).toEqual([{ email: "late" }]);
  expect(await db.selectFrom("emails").select("subject").execute()).toEqual([{ subject: "late" }]);
  expect(await db.selectFrom("contact_messages").select("receipt").execute()).toEqual([{ receipt: "late" }]);
  for (const table of ["notices", "removal_requests"] as const)
    expect(await db.selectFrom(table).select("receipt").orderBy("receipt").execute()).toEqual(
      ["late", "open gone", "open late"].map((receipt) => ({ receipt })),
    );
  expect(await db.selectFrom("users").select("id").execute()).toEqual([{ id: userId }]);
});
