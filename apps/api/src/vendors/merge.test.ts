import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addFavourites, rowsRead } from "../../test/favourites.ts";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { uuidv7 } from "uuidv7";
import * as partners from "../partners/couples.ts";
import { unmergeVendor } from "./merge.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

let admin: Member;
let people: Member[];
beforeAll(async () => {
  admin = await api.member({ isAdmin: true });
  people = [await api.member(), await api.member(), await api.member()];
  // New accounts may only write a few reviews a day.
  await api.database.db
    .updateTable("users")
    .set({ created_at: new Date(0) })
    .execute();
});

const reason = "Both have the same address and telephone number.";
const merge = (id: string, into: string, who = admin) => who.call("POST", `/api/vendors/${id}/merge`, { into, reason });
const two = "They share an office, but are two businesses.";
const unmerge = (id: string) => admin.call("POST", `/api/vendors/${id}/unmerge`, { reason: two });
const merged = async (id: string, into: string) => {
  const answer = await merge(id, into);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ id, status: "merged", mergedInto: into });
};
const unmerged = async (id: string) => {
  const answer = await unmerge(id);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ id, status: "approved", mergedInto: null });
};
const read = (id: string) => api.browser().call("GET", `/api/vendors/${id}`);
const shown = async (id: string): Promise<string[]> =>
  (await api.browser().call("GET", `/api/vendors/${id}/reviews`)).json().items.map((one: { id: string }) => one.id);
const review = async (who: Member, vendorId: string, given: object = {}): Promise<string> => {
  const answer = await who.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...given });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const claim = async (who: Member, vendorId: string): Promise<string> => {
  const note = "I run the bakery with my sister.";
  const answer = await who.call("POST", `/api/vendors/${vendorId}/claims`, { role: "owner", note });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const favourites = async (who: Member): Promise<string[]> =>
  (await who.call("GET", "/api/favourites")).json().vendorIds.toSorted();
const vendors = async (n: number) => {
  const ids: string[] = [];
  for (let i = 0; i < n; i++) ids.push(await addVendor(api.database.db));
  return ids;
};

test("those who look after either vendor, and whoever added the one that goes, are told of a merge and of its end, as previewed", async () => {
  const { db } = api.database;
  const [owner, author, manager] = [await api.member(), await api.member(), await api.member()];
  const a = await addVendor(db, { name: "Lipa & med", added_by: author.userId });
  const b = await addVendor(db, { name: "Lipa in med", owner_id: owner.userId });
  await db.insertInto("vendor_members").values({ vendor_id: b, user_id: manager.userId }).execute();
  const previewed = async (subject: string, decision: object) => {
    const answer = await admin.call("POST", "/api/admin/previews", { subject, id: a, decision });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().mails as { to: string; subject: string; text: string }[];
  };
  const told = async (mails: { to: string; subject: string; text: string }[]) => {
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["author", "manager", "owner"]);
    for (const [to, { email }] of Object.entries({ author, manager, owner })) {
      const [sent] = await api.inbox(email);
      const mail = mails.find((one) => one.to === to)!;
      expect([sent!.subject, sent!.text]).toEqual([mail.subject, mail.text]);
    }
    return mails[0]!;
  };
  const planned = await previewed("merge", { into: b, reason });
  expect((await read(a)).statusCode).toBe(200);
  await merged(a, b);
  const mail = await told(planned);
  expect(mail.subject).toBe("Lipa & med is part of Lipa in med now");
  for (const words of [reason, "A person decided this", "can be undone"]) expect(mail.text).toContain(words);
  const undoing = await previewed("unmerge", { reason: two });
  await unmerged(a);
  expect((await told(undoing)).subject).toBe("Lipa & med has its own page again");
});

/**
 * All that belongs to these vendors, except for what depends on the time, which is their scores and since when they're listed,
 * and for how often their claims have moved.
 */
async function everything(ids: readonly string[]) {
  const rows = async (table: string, column: string, without = "") =>
    (
      await sql<{ row: object }>`
        select to_jsonb(t) ${sql.raw(without)} as row from ${sql.table(table)} t
        where ${sql.ref(`t.${column}`)} = any(${ids}::uuid[]) order by (to_jsonb(t) ${sql.raw(without)})::text`.execute(
        api.database.db,
      )
    ).rows.map(({ row }) => row);
  return {
    vendors: await rows("vendors", "id", "- 'status_since'"),
    reviews: await rows("reviews", "vendor_id"),
    stats: await rows("vendor_stats", "vendor_id", "- 'score'"),
    claims: await rows("claims", "vendor_id", "- 'version'"),
    lists: await rows("favourite_list_vendors", "vendor_id"),
    hearts: await rows("favourites", "vendor_id"),
    notes: await rows("favourite_notes", "vendor_id"),
  };
}

test("a merged vendor's address says where it is listed now, through as many merges as there were", async () => {
  const [a, b, c] = (await vendors(3)) as [string, string, string];
  await merged(a, b);
  await merged(b, c);
  for (const path of [`/api/vendors/${a}`, `/api/vendors/${a}/reviews`]) {
    const answer = await api.browser().call("GET", path);
    expect([answer.statusCode, answer.json()]).toMatchObject([410, { type: "/api/reference#moved", vendorId: c }]);
  }
  await unmerged(b);
  expect((await read(a)).json().vendorId).toBe(b);
  await unmerged(a);
  expect((await read(a)).statusCode).toBe(200);
});

test("a listing that was taken down says so; one that is waiting, rejected or suspended doesn't exist", async () => {
  const status = async (given: object) => {
    const answer = await read(await addVendor(api.database.db, given));
    return [answer.statusCode, answer.json().type];
  };
  expect(await status({ status: "retired" })).toEqual([410, "/api/reference#taken-down"]);
  for (const other of ["pending", "rejected", "suspended"] as const) {
    expect(await status({ status: other })).toEqual([404, "/api/reference#not-found"]);
    const hidden = await addVendor(api.database.db, { status: other });
    expect(await status({ status: "merged", merged_into: hidden })).toEqual([404, "/api/reference#not-found"]);
  }
});

test("the other vendor shows and counts the reviews of both, and only the latest by one person", async () => {
  const [a, b] = (await vendors(2)) as [string, string];
  const [ana, luka, mira] = people as [Member, Member, Member];
  const oldest = await review(ana, b, { rating: 1 });
  const newer = await review(ana, a, { rating: 5 });
  const other = await review(luka, a, { rating: 3 });
  const own = await review(mira, b, { rating: 4 });
  await merged(a, b);
  expect(await shown(b)).toEqual([own, other, newer]);
  expect((await read(b)).json().rating).toMatchObject({ count: 3, average: 4 });
  expect((await ana.call("GET", `/api/vendors/${b}/own-review`)).json().review.id).toBe(newer);
  // One review per person still holds.
  const again = await ana.call("POST", `/api/vendors/${b}/reviews`, aReview);
  expect([again.statusCode, again.json().reviewId]).toEqual([409, newer]);
  await unmerged(a);
  expect(await shown(a)).toEqual([other, newer]);
  expect(await shown(b)).toEqual([own, oldest]);
  expect((await read(b)).json().rating).toMatchObject({ count: 2, average: 2.5 });
});

const link = (one: Member, other: Member) =>
  api.database.db.transaction().execute((trx) => partners.link(trx, one.userId, other.userId));

test("a couple stays one voice: only the later of their two reviews is shown and counted, and undoing the merge shows both", async () => {
  const [ana, luka] = [await api.member(), await api.member()];
  await link(ana, luka);
  const [a, b] = (await vendors(2)) as [string, string];
  const [first, second] = [await review(luka, b, { rating: 1 }), await review(ana, a, { rating: 5 })];
  await merged(a, b);
  expect(await shown(b)).toEqual([second]);
  expect((await read(b)).json().rating).toMatchObject({ count: 1, average: 5 });
  const own = await luka.call("GET", `/api/vendors/${b}/own-review`);
  expect(own.json()).toMatchObject({ review: null, couple: { because: "reviewed", reviewId: second } });
  await unmerged(a);
  expect([await shown(a), await shown(b)]).toEqual([[second], [first]]);

  // What was written while they were linked speaks for both for good.
  const { db } = api.database;
  await db
    .updateTable("couple_members")
    .set({ until: sql`now()` })
    .where("user_id", "in", [ana.userId, luka.userId])
    .execute();
  const c = await addVendor(db);
  const third = await review(luka, c);
  await merged(c, a);
  expect(await shown(a)).toEqual([third]);
  await unmerged(c);
  expect([await shown(a), await shown(c)]).toEqual([[second], [third]]);
});

test("what one of a couple is claiming isn't reviewed by the other after a merge, either", async () => {
  const [ana, luka] = [await api.member(), await api.member()];
  await link(ana, luka);
  const [a, b] = (await vendors(2)) as [string, string];
  const lukas = await review(luka, a);
  await claim(ana, b);
  await merged(a, b);
  expect(await shown(b)).toEqual([]);
  await unmerged(a);
  expect(await shown(a)).toEqual([lukas]);
});

test("a review written while the partner's earlier one was kept aside takes its place for good", async () => {
  const [ana, luka] = [await api.member(), await api.member()];
  await link(ana, luka);
  const [a, b] = (await vendors(2)) as [string, string];
  const earlier = await review(luka, b);
  const later = await review(ana, a);
  await merged(a, b);
  expect((await ana.call("DELETE", `/api/reviews/${later}`)).statusCode).toBe(204);
  const latest = await review(ana, b);
  await unmerged(a);
  expect([await shown(a), await shown(b)]).toEqual([[], [latest]]);
  const { items } = (await luka.call("GET", "/api/users/me/reviews")).json();
  expect(items).toMatchObject([{ review: { id: earlier, status: "removed" } }]);
  expect(items[0].decision.reason).not.toContain("partner");
});

test("a review by someone on the other vendor's team, or by someone who is claiming it, isn't shown there", async () => {
  const [owner, claimant, manager] = people as [Member, Member, Member];
  const [a] = (await vendors(1)) as [string];
  // In another trade: reviews by competitors wait.
  const b = await addVendor(api.database.db, { owner_id: owner.userId, category: ["florists"] });
  await api.database.db.insertInto("vendor_members").values({ vendor_id: b, user_id: manager.userId }).execute();
  const kept = [await review(owner, a), await review(claimant, a), await review(manager, a)];
  await claim(claimant, b);
  await merged(a, b);
  expect(await shown(b)).toEqual([]);
  await unmerged(a);
  expect(await shown(a)).toEqual(kept.toReversed());
});

test("of two vendors with different owners none can be merged, and no owner loses a listing", async () => {
  const [ana, luka] = people as [Member, Member, Member];
  const owned = await addVendor(api.database.db, { owner_id: ana.userId });
  const other = await addVendor(api.database.db, { owner_id: luka.userId });
  const unowned = await addVendor(api.database.db);
  for (const into of [other, unowned]) expect((await merge(owned, into)).statusCode).toBe(409);
  await merged(unowned, owned);
});

test("only listed vendors are merged, into another listed one, with a reason on record", async () => {
  const [a, b] = (await vendors(2)) as [string, string];
  const pending = await addVendor(api.database.db, { status: "pending" });
  const absent = uuidv7();
  const status = async (id: string, into: string) => (await merge(id, into)).statusCode;
  expect([await status(a, a), await status(a, absent), await status(absent, a)]).toEqual([422, 422, 404]);
  expect([await status(a, pending), await status(pending, a), (await unmerge(a)).statusCode]).toEqual([409, 409, 409]);
  await merged(a, b);
  expect(await status(b, a)).toBe(409);
  expect(await status(a, b)).toBe(409);
  const spaces = await admin.call("POST", `/api/vendors/${b}/merge`, { into: pending, reason: "        " });
  expect(spaces.json().errors[0].pointer).toBe("/reason");
  await unmerged(a);
  const events = await api.database.db
    .selectFrom("moderation_events")
    .select(["action", "reason", "actor_id"])
    .where("subject_id", "=", a)
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { action: "merge", reason, actor_id: admin.userId },
    { action: "unmerge", reason: two, actor_id: admin.userId },
  ]);
});

test("when two vendors are merged into each other at the same moment, one merge wins", async () => {
  const [a, b] = (await vendors(2)) as [string, string];
  const answers = await Promise.all([merge(a, b), merge(b, a)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

const versionOf = async (id: string) => (await admin.call("GET", `/api/admin/claims/${id}`)).json().version as number;
const approve = (id: string, version: number) =>
  admin.call("POST", `/api/claims/${id}/decision`, { action: "approve", version, reason });

test("a claim that an admin has read isn’t approved for another listing, which a merge made of it since", async () => {
  const [a, b] = (await vendors(2)) as [string, string];
  const id = await claim(await api.member(), a);
  const before = await versionOf(id);
  await merged(a, b);
  const refused = await approve(id, before);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has changed")]);
  const between = await versionOf(id);
  await unmerged(a);
  expect((await approve(id, between)).statusCode).toBe(409);
  expect((await approve(id, await versionOf(id))).statusCode).toBe(200);
  expect([(await read(a)).json().isClaimed, (await read(b)).json().isClaimed]).toEqual([true, false]);
});

test("an open claim moves with its vendor; approved meanwhile it stays with the vendor it got an owner for", async () => {
  const [ana, luka] = [await api.member(), await api.member()];
  const [a, b] = (await vendors(2)) as [string, string];
  const [first, second] = [await claim(ana, a), await claim(luka, a)];
  const vendorOf = async (id: string) => (await admin.call("GET", `/api/claims/${id}`)).json().vendor.id;
  await merged(a, b);
  expect([await vendorOf(first), await vendorOf(second)]).toEqual([b, b]);
  expect((await approve(first, await versionOf(first))).statusCode).toBe(200);
  await unmerged(a);
  expect([await vendorOf(first), await vendorOf(second)]).toEqual([b, a]);
  expect([(await read(a)).json().isClaimed, (await read(b)).json().isClaimed]).toEqual([false, true]);
});

test("hearts follow the merge; what someone takes off their list meanwhile doesn't come back", async () => {
  const [ana, luka] = [await api.member(), await api.member()];
  const [a, b] = (await vendors(2)) as [string, string];
  for (const who of [ana, luka]) await who.call("PUT", `/api/vendors/${a}/favourite`);
  const list = (await luka.call("GET", "/api/favourite-lists")).json().items[0].id;
  const note = async (vendorId: string, text: string, headers = {}) => {
    const answer = await luka.call("PUT", `/api/favourite-lists/${list}/vendors/${vendorId}/note`, { text }, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().version;
  };
  const version = await note(a, "Ask about June");
  await merged(a, b);
  expect([await favourites(ana), await favourites(luka)]).toEqual([[b], [b]]);
  await note(b, "Ask about July", { "if-match": `"${version}"` });
  expect((await ana.call("DELETE", `/api/vendors/${b}/favourite`)).statusCode).toBe(204);
  await unmerged(a);
  expect([await favourites(ana), await favourites(luka)]).toEqual([[], [a]]);
  expect((await everything([a, b])).notes).toMatchObject([{ vendor_id: a, text: "Ask about July" }]);
});

test("taking a merge apart reads no other vendor's hearts, however many there are", async () => {
  const [a, b, other] = (await vendors(3)) as [string, string, string];
  await people[0]!.call("PUT", `/api/vendors/${a}/favourite`);
  await merged(a, b);
  const { db } = api.database;
  await addFavourites(db, other);
  await db.transaction().execute(async (trx) => {
    const work = () => unmergeVendor(trx, { id: a, adminId: admin.userId, reason: two });
    expect(await rowsRead(trx, "favourites", work)).toBeLessThan(100);
  });
  expect(await favourites(people[0]!)).toEqual([a]);
});

test("a review written while an earlier one was kept aside takes its place for good", async () => {
  const [a, b] = (await vendors(2)) as [string, string];
  // Owns no competitor, whose reviews wait.
  const ana = people[2]!;
  await review(ana, b);
  const newer = await review(ana, a);
  await merged(a, b);
  await api.database.db.updateTable("reviews").set({ status: "removed" }).where("id", "=", newer).execute();
  const latest = await review(ana, b);
  await unmerged(a);
  expect([await shown(a), await shown(b)]).toEqual([[], [latest]]);
});

test("whatever is merged, and in whatever order it is taken apart, everything is as it was", async () => {
  const place = fc.integer({ min: 0, max: 2 });
  const act = fc.record({ who: place, where: place, what: fc.constantFrom("review", "claim", "heart", "note") });
  const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 9 }),
      order,
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      async (acts, [x, y, z], isChain, isReversed, isCouple) => {
        const ids = await vendors(3);
        await api.database.db.deleteFrom("couple_members").execute();
        if (isCouple) await link(people[0]!, people[1]!);
        await api.database.db.deleteFrom("rate_limits").execute();
        await api.database.db.deleteFrom("claims").execute();
        for (const { who, where, what } of acts) {
          const [person, id] = [people[who]!, ids[where]!];
          const list = (await person.call("GET", "/api/favourite-lists")).json().items[0].id;
          // Some are refused, such as a second review; then there is less to merge.
          if (what === "review") await person.call("POST", `/api/vendors/${id}/reviews`, aReview);
          if (what === "claim")
            await person.call("POST", `/api/vendors/${id}/claims`, { role: "owner", note: "I run it with my sister." });
          if (what === "heart") await person.call("PUT", `/api/vendors/${id}/favourite`);
          if (what === "note") {
            await person.call("PUT", `/api/vendors/${id}/favourite`);
            await person.call("PUT", `/api/favourite-lists/${list}/vendors/${id}/note`, { text: `About ${where}` });
          }
        }
        const [first, second, last] = [ids[x!]!, ids[y!]!, ids[z!]!];
        const before = await everything(ids);
        await merged(first, isChain ? second : last);
        await merged(second, last);
        const mergedStats = await everything(ids);
        expect(mergedStats.reviews).toHaveLength(before.reviews.length);
        const voices = await sql<{ author_id: string }>`
          select author_id from reviews where vendor_id = ${last}::uuid and status <> 'removed'`.execute(
          api.database.db,
        );
        const couple = isCouple ? [people[0]!.userId, people[1]!.userId] : [];
        const heard = voices.rows.map(({ author_id: author }) => (couple.includes(author) ? "the couple" : author));
        expect(heard).toEqual([...new Set(heard)]);
        for (const id of isReversed ? [second, first] : [first, second]) await unmerged(id);
        expect(await everything(ids)).toEqual(before);
      },
    ),
    {
      numRuns: 12,
      // Two claims by one person, of which the merge shows one.
      examples: [
        [
          [
            { who: 1, where: 1, what: "claim" },
            { who: 1, where: 2, what: "claim" },
          ],
          [1, 2, 0],
          true,
          true,
          false,
        ],
      ],
    },
  );
});
