// Merges a duplicate into the listing that stays, and takes the two apart again. Where something belongs is remembered
// and where it is shown follows from that, so merges can be undone in any order.
import { type RawBuilder, sql, type Transaction } from "kysely";
import { anyId } from "../database/any-id.ts";
import type { Schema } from "../database/schema.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { readVoices } from "../partners/couples.ts";
import { changeStatus } from "../record/change-status.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { shownAs } from "./detail.ts";
import { refreshStats } from "./stats.ts";

type Trx = Transaction<Schema>;

interface Merge {
  id: string;
  into: string;
  adminId: string;
  reason: string;
}

/** @throws ProblemError not-found; invalid-body; conflict if one of them isn't listed, has an owner whom it would lose, or is the admin's */
export async function mergeVendors(trx: Trx, { id, into, adminId, reason }: Merge): Promise<void> {
  if (id === into) throw invalidField("/into", "must be another vendor");
  const vendors = await lockVendors(trx, [id, into]);
  const [vendor, target] = [vendors.get(id), vendors.get(into)];
  if (!vendor) throw new ProblemError("not-found");
  if (!target) throw invalidField("/into", "there is no such vendor");
  if (target.status !== "approved")
    throw new ProblemError("conflict", {
      detail: `The vendor to merge it into is now ${target.status}. You can only do this while it is approved.`,
    });
  if (vendor.owner_id !== null && vendor.owner_id !== target.owner_id)
    throw new ProblemError("conflict", {
      detail: "This vendor has an owner, who would lose it. Merge the other one into this one instead.",
    });
  for (const vendorId of [id, into]) await assertNotTheirs(trx, { by: null, vendorId }, adminId);
  const changes = [{ field: "mergedInto", from: null, to: into }];
  await changeStatus(trx, { subjectType: "vendor", action: "merge", ids: [id], actor: adminId, reason, changes });
  await trx.updateTable("vendors").set({ merged_into: into }).where("id", "=", id).execute();
  await gather(trx, into);
  await placeReviews(trx, [into]);
}

/** @throws ProblemError not-found; conflict if it isn't merged, or what it was merged into has been removed for good */
export async function unmergeVendor(trx: Trx, { id, adminId, reason }: Omit<Merge, "into">): Promise<void> {
  const root = (await shownAs(trx, id))?.id;
  if (root === undefined) throw new ProblemError("not-found");
  const vendors = await lockVendors(trx, [id, root]);
  if ((await shownAs(trx, id))?.id !== root)
    throw new ProblemError("conflict", { detail: "Another admin has just merged it, or undone a merge. Try again." });
  // Everything that was merged into it went with it, and imports leave it out.
  if (vendors.get(root)?.status === "retired")
    throw new ProblemError("conflict", {
      detail:
        "The listing it was merged into has been removed because its business asked for that. It stays removed too.",
    });
  for (const vendorId of [id, root]) await assertNotTheirs(trx, { by: null, vendorId }, adminId);
  await changeStatus(trx, { subjectType: "vendor", action: "unmerge", ids: [id], actor: adminId, reason });
  await trx.updateTable("vendors").set({ merged_into: null }).where("id", "=", id).execute();
  const own = await treeOf(trx, [id]);
  await returnClaims(
    trx,
    id,
    own.map((vendor) => vendor.id),
  );
  for (const vendor of own) await applyToOriginals(trx, vendor.id, root);
  for (const vendor of own) await dropCopies(trx, vendor.id);
  // What was kept aside because of the one that leaves can be shown now.
  await gather(trx, root);
  await gather(trx, id);
  await placeReviews(trx, [root, id]);
}

async function lockVendors(trx: Trx, ids: readonly string[]) {
  const rows = await trx
    .selectFrom("vendors")
    .select(["id", "status", "owner_id"])
    .where("id", "=", anyId(ids))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The vendors that are shown as one of these, themselves included. */
export async function treeOf(trx: Trx, roots: readonly string[]): Promise<{ id: string; root: string }[]> {
  const { rows } = await sql<{ id: string; root: string }>`
    with recursive tree as (
      select id, id as root from vendors where id = any(${roots}::uuid[])
      union select v.id, tree.root from tree join vendors v on v.merged_into = tree.id)
    select id, root from tree order by id`.execute(trx);
  return rows;
}

/** Shows the open claims, the favourites and the drafts of reviews of all that is merged into a vendor with it. */
async function gather(trx: Trx, root: string): Promise<void> {
  for (const { id } of await treeOf(trx, [root])) {
    if (id === root) continue;
    await moveClaims(trx, id, root);
    await copyFavourites(trx, id, root);
    await moveDrafts(trx, id, root);
  }
}

/** An open claim stays where it is if its claimant looks after the other vendor, has claimed it, or has reviewed it. */
const moveClaims = (trx: Trx, from: string, to: string) =>
  sql`
    update claims c set vendor_id = ${to}::uuid, made_for = coalesce(c.made_for, c.vendor_id)
    where c.vendor_id = ${from}::uuid and c.status in ('pending', 'needs-more')
      and not exists (select from vendor_managers m where m.vendor_id = ${to}::uuid and m.user_id = c.claimant_id)
      and not exists (select from claims o where o.vendor_id = ${to}::uuid and o.claimant_id = c.claimant_id
        and o.status in ('pending', 'needs-more'))
      and not exists (select from reviews r where r.vendor_id = ${to}::uuid and r.written_for is null
        and r.author_id = c.claimant_id and r.status <> 'removed')`.execute(trx);

/**
 * A claim that was approved meanwhile stays, since it made its claimant the other vendor's owner. Open ones go back to what
 * they were made for, where there is room; `gather` then shows them.
 */
const returnClaims = (trx: Trx, id: string, own: readonly string[]) =>
  sql`
    with returned as (
      select id, case when status in ('pending', 'needs-more') then made_for else ${id}::uuid end as vendor_id from claims
      where made_for = any(${own}::uuid[]) and vendor_id <> ${id}::uuid and status <> 'approved')
    update claims c set vendor_id = r.vendor_id, made_for = nullif(c.made_for, r.vendor_id)
    from returned r where r.id = c.id`.execute(trx);

/**
 * A draft goes where it can be published, unless its person has started or published a review there. It stays there if the merge is undone:
 * they may have been writing about either.
 */
const moveDrafts = (trx: Trx, from: string, to: string) =>
  sql`
    update review_drafts d set vendor_id = ${to}::uuid
    where d.vendor_id = ${from}::uuid
      and not exists (select from review_drafts o where o.vendor_id = ${to}::uuid and o.user_id = d.user_id)
      and not exists (select from reviews r where r.vendor_id = ${to}::uuid and r.author_id = d.user_id
        and r.status <> 'removed')`.execute(trx);

async function copyFavourites(trx: Trx, from: string, to: string): Promise<void> {
  const run = (query: RawBuilder<unknown>) => query.execute(trx);
  await run(sql`
    insert into favourite_list_vendors as t (list_id, vendor_id, added_at, merged_from)
    select list_id, ${to}::uuid, added_at, vendor_id from favourite_list_vendors
    where vendor_id = ${from}::uuid and removed_at is null and merged_from is null
    on conflict (list_id, vendor_id) do update set removed_at = null, merged_from = excluded.merged_from
      where t.removed_at is not null`);
  await run(sql`
    insert into favourites (list_id, vendor_id, user_id, added_at, merged_from)
    select f.list_id, ${to}::uuid, f.user_id, f.added_at, f.vendor_id
    from favourites f join favourite_list_vendors t on t.list_id = f.list_id and t.vendor_id = f.vendor_id
    where f.vendor_id = ${from}::uuid and t.removed_at is null and f.merged_from is null
    on conflict do nothing`);
  await run(sql`
    insert into favourite_notes (list_id, vendor_id, user_id, text, version, updated_at, merged_from)
    select n.list_id, ${to}::uuid, n.user_id, n.text, n.version, n.updated_at, n.vendor_id
    from favourite_notes n join favourite_list_vendors t on t.list_id = n.list_id and t.vendor_id = n.vendor_id
    where n.vendor_id = ${from}::uuid and t.removed_at is null and n.merged_from is null
    on conflict do nothing`);
}

/** What people did to a copy meanwhile, they did to what it was copied from. */
async function applyToOriginals(trx: Trx, id: string, root: string): Promise<void> {
  const run = (query: RawBuilder<unknown>) => query.execute(trx);
  const own = sql`${id}::uuid`;
  const other = sql`${root}::uuid`;
  // A vendor or a heart taken off the list.
  await run(sql`
    delete from favourite_list_vendors t where t.vendor_id = ${own} and t.removed_at is null and t.merged_from is null
      and not exists (select from favourite_list_vendors o
        where o.list_id = t.list_id and o.vendor_id = ${other} and o.removed_at is null)`);
  await run(sql`
    delete from favourites f using favourite_list_vendors t
    where f.vendor_id = ${own} and f.merged_from is null
      and t.list_id = f.list_id and t.vendor_id = f.vendor_id and t.removed_at is null
      and not exists (select from favourites o
        where o.list_id = f.list_id and o.vendor_id = ${other} and o.user_id = f.user_id)`);
  // Notes deleted, changed, or written where the list has the other vendor only because of this one.
  await run(sql`
    delete from favourite_notes n using favourite_list_vendors t
    where n.vendor_id = ${own} and n.merged_from is null
      and t.list_id = n.list_id and t.vendor_id = n.vendor_id and t.removed_at is null
      and not exists (select from favourite_notes o
        where o.list_id = n.list_id and o.vendor_id = ${other} and o.user_id = n.user_id)`);
  await run(sql`
    insert into favourite_notes (list_id, vendor_id, user_id, text, version, updated_at)
    select n.list_id, ${own}, n.user_id, n.text, n.version, n.updated_at
    from favourite_notes n join favourite_list_vendors t on t.list_id = n.list_id and t.vendor_id = n.vendor_id
    where n.vendor_id = ${other} and (n.merged_from = ${own} or n.merged_from is null and t.merged_from = ${own})
      and exists (select from favourite_list_vendors m where m.list_id = n.list_id and m.vendor_id = ${own})
    on conflict (list_id, vendor_id, user_id) do update
      set text = excluded.text, version = excluded.version, updated_at = excluded.updated_at`);
}

async function dropCopies(trx: Trx, id: string): Promise<void> {
  const run = (query: RawBuilder<unknown>) => query.execute(trx);
  const own = sql`${id}::uuid`;
  await run(sql`delete from favourite_notes where merged_from = ${own}`);
  await run(sql`delete from favourites where merged_from = ${own}`);
  // Someone else's heart may have joined them.
  const hearts = sql`favourites f where f.list_id = t.list_id and f.vendor_id = t.vendor_id`;
  await run(sql`
    update favourite_list_vendors t set merged_from = (
      select case when bool_and(f.merged_from is not null) then min(f.merged_from::text)::uuid end from ${hearts})
    where t.merged_from = ${own} and exists (select from ${hearts})`);
  await run(sql`delete from favourite_list_vendors where merged_from = ${own}`);
}

interface Placed {
  id: string;
  vendor_id: string;
  written_for: string | null;
  author_id: string;
  couple_id: string | null;
  status: string;
}

/**
 * Shows all reviews of what is merged into these vendors with them. Of one voice's reviews the latest is shown, and the
 * others are kept with a merged vendor, where no one sees them. So are reviews by the people who look after the vendor or
 * claim it, and by their partners.
 */
async function placeReviews(trx: Trx, roots: readonly string[]): Promise<void> {
  const tree = await treeOf(trx, roots);
  const rootOf = new Map(tree.map(({ id, root }) => [id, root]));
  const ids = tree.map(({ id }) => id);
  const read = () =>
    trx
      .selectFrom("reviews")
      .select(["id", "vendor_id", "written_for", "author_id", "couple_id", "status"])
      .where("vendor_id", "=", anyId(ids))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .forNoKeyUpdate()
      .execute();
  const { rows: barred } = await sql<{ vendor_id: string; user_id: string }>`
    with own as (
      select vendor_id, user_id from vendor_managers where vendor_id = any(${roots}::uuid[])
      union select vendor_id, claimant_id from claims
      where vendor_id = any(${roots}::uuid[]) and status in ('pending', 'needs-more'))
    select vendor_id, user_id from own
    union select own.vendor_id, o.user_id from own join couple_members m on m.user_id = own.user_id and m.until is null
    join couple_members o on o.couple_id = m.couple_id`.execute(trx);
  const isBarred = new Set(barred.map(({ vendor_id, user_id }) => `${vendor_id} ${user_id}`));
  const homeOf = ({ written_for, vendor_id }: Placed) => written_for ?? vendor_id;
  const isPresent = ({ status }: Placed) => status !== "removed";

  let reviews = await read();
  const oneEach = await readVoices(
    trx,
    reviews.map(({ author_id }) => author_id),
  );
  // Written while an earlier one of the same voice was kept aside: there is room for one.
  const replaced = [...Map.groupBy(reviews.filter(isPresent), homeOf).values()].flatMap((all) => {
    const latest = oneEach(all);
    return all.filter((review) => !latest.has(review));
  });
  if (replaced.length > 0) {
    // Doesn't say who wrote it: who is linked with whom is no one else's business.
    const reason = "A newer review of the same business has taken its place.";
    const gone = { subjectType: "review", action: "remove", actor: null, reason } as const;
    await changeStatus(trx, { ...gone, ids: replaced.map(({ id }) => id) });
    reviews = await read();
  }

  const moved: (Placed & { to: string })[] = [];
  for (const [root, all] of Map.groupBy(reviews, (review) => rootOf.get(homeOf(review))!)) {
    const mayShow = (review: Placed) => homeOf(review) === root || !isBarred.has(`${root} ${review.author_id}`);
    const shown = oneEach(all.filter((review) => isPresent(review) && mayShow(review)));
    // A place that isn't shown has room for one review by each author.
    const taken = new Set(
      all
        .filter((review) => isPresent(review) && !shown.has(review))
        .map((review) => `${homeOf(review)} ${review.author_id}`),
    );
    const roomFor = ({ author_id }: Placed) =>
      tree.find(({ id, root: shownAt }) => shownAt === root && id !== root && !taken.has(`${id} ${author_id}`))?.id;
    for (const review of all) {
      const home = homeOf(review);
      const isShown = isPresent(review) ? shown.has(review) : !isBarred.has(`${root} ${review.author_id}`);
      const to = isShown ? root : home === root && isPresent(review) ? (roomFor(review) ?? root) : home;
      if (to !== review.vendor_id) moved.push({ ...review, to });
    }
  }
  if (moved.length > 0)
    await sql`
      select place_reviews(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ to }) => to)}::uuid[],
        ${moved.map(homeOf)}::uuid[])`.execute(trx);
  await refreshStats(trx, ids);
}
