import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { record } from "../record/record.ts";

// A Saturday.
const now = new Date("2026-11-21T10:00:00Z");
let clock = now;
const api = useTestApp({ clock: () => clock });
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test("figures say what waits and since when, how long it took, and what happened in each week", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  const read = async () => {
    const answer = await admin.call("GET", "/api/admin/figures");
    expect(answer.statusCode, answer.body).toBe(200);
    const { queues, weeks } = answer.json();
    const of = (name: string) => queues.find(({ queue }: { queue: string }) => queue === name);
    return { of, weeks };
  };
  for (const hours of [3, 50, 7]) await addVendor(db, { status: "pending", status_since: hoursAgo(hours) });
  await addVendor(db, { status: "rejected", status_since: hoursAgo(400) });
  const decide = async (waited: number, decidedAgo: number) => {
    const vendor = { subjectType: "vendor", subjectId: uuidv7() } as const;
    const submitted = { action: "submit", actor: uuidv7(), to: "pending", at: hoursAgo(decidedAgo + waited) } as const;
    const decided = { action: "approve", from: "pending", to: "approved", at: hoursAgo(decidedAgo) } as const;
    await db.transaction().execute((trx) =>
      record(trx, [
        { ...vendor, ...submitted },
        { ...vendor, ...decided, actor: admin.userId },
      ]),
    );
  };
  for (const [waited, ago] of [
    [1, 10],
    [5, 30],
    [24, 24 * 12],
    [900, 24 * 40],
  ] as const)
    await decide(waited, ago);
  const vendorId = await addVendor(db);
  const write = async (hours: number, status: "published" | "held" = "published") => {
    const [id, author] = [uuidv7(), await api.member()];
    const review = { rating: 4, review: "Worth the climb.", experience: "enquired", status } as const;
    const row = { id, vendor_id: vendorId, author_id: author.userId, created_at: hoursAgo(hours), ...review };
    await db.insertInto("reviews").values(row).execute();
    return id;
  };
  for (const hours of [1, 100, 24 * 8]) await write(hours);
  const held = await write(24 * 16, "held");

  const first = await read();
  expect(first.of("vendors")).toEqual({
    queue: "vendors",
    open: { count: 3, exact: true },
    oldest: hoursAgo(50).toISOString(),
    medianSeconds: 5 * 3_600,
  });
  expect(first.of("claims")).toEqual({
    queue: "claims",
    open: { count: 0, exact: true },
    oldest: null,
    medianSeconds: null,
  });
  expect(first.weeks).toHaveLength(12);
  expect(first.weeks.slice(-3)).toEqual([
    { week: "2026-11-02", decisions: 0, reviews: 0 },
    { week: "2026-11-09", decisions: 1, reviews: 1 },
    { week: "2026-11-16", decisions: 2, reviews: 2 },
  ]);

  // Weeks that are long over aren't counted again. The present one is, and so are the three before once an hour has gone by.
  await decide(2, 1);
  await decide(2, 24 * 12);
  await decide(2, 24 * 40);
  await db.updateTable("reviews").set({ status: "published" }).where("id", "=", held).execute();
  const within = await read();
  expect(within.weeks.slice(0, -1)).toEqual(first.weeks.slice(0, -1));
  expect(within.weeks.at(-1)).toEqual({ week: "2026-11-16", decisions: 3, reviews: 2 });
  clock = new Date(now.getTime() + 3_600_000);
  const second = await read();
  expect(second.weeks.slice(-3)).toEqual([
    { week: "2026-11-02", decisions: 0, reviews: 1 },
    { week: "2026-11-09", decisions: 2, reviews: 1 },
    { week: "2026-11-16", decisions: 3, reviews: 2 },
  ]);
  expect(second.weeks.slice(0, -4)).toEqual(first.weeks.slice(0, -4));

  // What owners answer is no work of ours.
  const propose = (action: "accept" | "answer", waited: number) => {
    const proposal = { subjectType: "proposal", subjectId: uuidv7() } as const;
    const submitted = { action: "submit", actor: uuidv7(), to: "open", at: hoursAgo(24 * 5 + waited) } as const;
    const decided = { action, from: "open", to: "decided", actor: admin.userId, at: hoursAgo(24 * 5) } as const;
    return db.transaction().execute((trx) =>
      record(trx, [
        { ...proposal, ...submitted },
        { ...proposal, ...decided },
      ]),
    );
  };
  await propose("accept", 4);
  await propose("answer", 100);
  const third = await read();
  expect(third.of("proposals")).toMatchObject({ medianSeconds: 4 * 3_600 });
  expect(third.weeks.at(-1)).toMatchObject({ decisions: 4 });

  await sql`
    insert into vendors (id, slug, name, category, location, opening_hours, time_zone, status)
    select gen_random_uuid(), 'many-' || n, 'One of many', category, location, opening_hours, time_zone, 'pending'
    from vendors v, generate_series(1, 1000) n where v.id = ${vendorId}::uuid`.execute(db);
  expect((await read()).of("vendors").open).toEqual({ count: 1000, exact: false });
});

test("figures say how many e-mails couldn’t be sent", async () => {
  const admin = await api.member({ isAdmin: true });
  const failed = async () => (await admin.call("GET", "/api/admin/figures")).json().failedMails as number;
  expect(await failed()).toBe(0);
  await api.database.db.updateTable("emails").set({ failed_at: now }).where("recipient", "=", admin.email).execute();
  expect(await failed()).toBe((await api.inbox(admin.email)).length);
});
