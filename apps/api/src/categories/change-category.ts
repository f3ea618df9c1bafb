// Changes to the categories. Vendors hold their categories' slugs, so a new slug goes to each of them, and a new name
// into what the search finds them by (put-vendors.ts).
import type { components } from "@troth/api-client/schema";
import { excessOf, maxCategoryLanguages, maxCategoryWords, maxListedCategories } from "@troth/rules/categories";
import { sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { slugOf } from "../import/names.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { ownedPhotos } from "../photos/uploads.ts";
import { type FieldError, invalidField, ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { cleanName } from "../text/clean-name.ts";
import { tagOf } from "../users/queries.ts";
import { putVendors } from "./put-vendors.ts";

type Trx = Transaction<Schema>;
type Fields = components["schemas"]["CategoryChange"];

interface Act {
  id: string;
  adminId: string;
}
interface Reasoned {
  /** For the record. */
  reason: string;
}

/** @throws ProblemError invalid-body; conflict if there are as many as there can be */
export async function createCategory(
  trx: Trx,
  body: components["schemas"]["NewCategory"],
  adminId: string,
): Promise<string> {
  const listed = await lockCategories(trx);
  if (listed.length >= maxListedCategories)
    throw new ProblemError("conflict", {
      detail: `There can be ${maxListedCategories} categories. Retire or merge one first.`,
    });
  const id = uuidv7();
  const given = await checked(trx, { id, adminId }, { slug: slugOf(body.name), ...body });
  await trx
    .insertInto("categories")
    .values({
      id,
      ...rowOf(given),
      name: given.name!,
      singular: given.singular!,
      slug: given.slug!,
      position: sql`(select coalesce(max(position), 0) + 1 from categories)`,
    })
    .execute();
  await record(trx, {
    actor: adminId,
    subjectType: "category",
    subjectId: id,
    action: "create",
    to: "listed",
    reason: given.name!,
  });
  return id;
}

/** @throws ProblemError not-found; changed-meanwhile; invalid-body */
export async function changeCategory(
  trx: Trx,
  jobs: Jobs,
  { id, adminId, read }: Act & { read: string | undefined },
  change: Fields,
): Promise<void> {
  // Of two that want the same slug, the second finds it taken.
  await lockCategories(trx);
  const now = await lockCategory(trx, id);
  if (read !== tagOf(now.version))
    throw new ProblemError("changed-meanwhile", {
      detail: "Someone has changed this category since you loaded it, perhaps you in another tab.",
      etag: tagOf(now.version),
    });
  const given = await checked(trx, { id, adminId }, change);
  await trx
    .updateTable("categories")
    .set({ ...rowOf(given), version: now.version + 1 })
    .where("id", "=", id)
    .execute();
  const { slug = now.slug } = given;
  if (slug !== now.slug) {
    // It may come back to one that it had before.
    await trx.deleteFrom("category_slugs").where("slug", "=", slug).execute();
    await trx.insertInto("category_slugs").values({ slug: now.slug, category_id: id }).execute();
  }
  const renamed = [given.name, given.singular].some(
    (name, i) => name !== undefined && name !== [now.name, now.singular][i],
  );
  if (slug !== now.slug || renamed) await putVendors(trx, jobs, { id, from: now.slug, isRenamed: renamed });
  await record(trx, {
    actor: adminId,
    subjectType: "category",
    subjectId: id,
    action: "change",
    reason: said(now, given),
  });
}

/** @throws ProblemError not-found; conflict if it, or the one it is to come before, is retired; invalid-body */
export async function moveCategory(trx: Trx, { id, before, adminId }: Act & { before: string | null }): Promise<void> {
  const listed = await lockCategories(trx);
  if (!listed.includes(id)) await refuseUnlisted(trx, id);
  if (before === id || (before !== null && !listed.includes(before)))
    throw invalidField("/before", "must be another category that isn’t retired");
  const others = listed.filter((other) => other !== id);
  const order = others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id);
  await sql`
    update categories c set position = o.position
    from unnest(${order}::uuid[]) with ordinality o(id, position)
    where c.id = o.id and c.position <> o.position`.execute(trx);
  await record(trx, {
    actor: adminId,
    subjectType: "category",
    subjectId: id,
    action: "move",
    reason: `To position ${order.indexOf(id) + 1}`,
  });
}

/** @throws ProblemError not-found; conflict */
export async function retireCategory(trx: Trx, { id, adminId, reason }: Act & Reasoned): Promise<void> {
  // So that none is retired while another is being merged into it.
  await lockCategories(trx);
  const now = await lockCategory(trx, id);
  if (now.retired_at !== null) throw new ProblemError("conflict", { detail: "The category is already retired." });
  await trx
    .updateTable("categories")
    .set({ retired_at: sql`now()`, version: now.version + 1 })
    .where("id", "=", id)
    .execute();
  await record(trx, {
    actor: adminId,
    subjectType: "category",
    subjectId: id,
    action: "retire",
    from: "listed",
    to: "retired",
    reason,
  });
}

/** @throws ProblemError not-found; conflict */
export async function reinstateCategory(trx: Trx, { id, adminId }: Act): Promise<void> {
  const listed = await lockCategories(trx);
  const now = await lockCategory(trx, id);
  if (now.retired_at === null) throw new ProblemError("conflict", { detail: "The category isn’t retired." });
  if (listed.length >= maxListedCategories)
    throw new ProblemError("conflict", {
      detail: `There can be ${maxListedCategories} categories. Retire or merge one first.`,
    });
  await trx
    .updateTable("categories")
    .set({ retired_at: null, version: now.version + 1 })
    .where("id", "=", id)
    .execute();
  await record(trx, {
    actor: adminId,
    subjectType: "category",
    subjectId: id,
    action: "reinstate",
    from: "retired",
    to: "listed",
  });
}

/**
 * @throws ProblemError not-found; invalid-body if the other isn't one to merge into; conflict if it would have too many
 * search words
 */
export async function mergeCategories(
  trx: Trx,
  jobs: Jobs,
  { id, into, adminId, reason }: Act & Reasoned & { into: string },
): Promise<void> {
  const listed = await lockCategories(trx);
  const now = await lockCategory(trx, id);
  if (into === id || !listed.includes(into)) throw invalidField("/into", "must be another category that isn’t retired");
  const target = await lockCategory(trx, into);
  const words = joined(target.words, now.words);
  const excess = saidOfExcess(words);
  if (excess !== null)
    throw new ProblemError("conflict", {
      detail: `Together, their search words would be ${excess}. Take some away from either category first.`,
    });
  await trx
    .updateTable("categories")
    .set({ merged_into: into, retired_at: sql`coalesce(retired_at, now())`, words: "[]" })
    .where("id", "=", id)
    .execute();
  await trx.updateTable("category_slugs").set({ category_id: into }).where("category_id", "=", id).execute();
  await trx.insertInto("category_slugs").values({ slug: now.slug, category_id: into }).execute();
  await trx
    .updateTable("categories")
    .set({ words: JSON.stringify(words), version: target.version + 1 })
    .where("id", "=", into)
    .execute();
  await putVendors(trx, jobs, { id: into, from: now.slug, isRenamed: false });
  await record(trx, {
    actor: adminId,
    subjectType: "category",
    subjectId: id,
    action: "merge",
    from: now.retired_at === null ? "listed" : "retired",
    to: "merged",
    reason,
    changes: [{ field: "mergedInto", from: null, to: target.slug }],
  });
}

/** Locks the order: the ids of the listed categories. */
async function lockCategories(trx: Trx): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('categories'))`.execute(trx);
  const rows = await trx
    .selectFrom("categories")
    .select("id")
    .where("retired_at", "is", null)
    .orderBy("position")
    .orderBy("slug")
    .execute();
  return rows.map(({ id }) => id);
}

/** Waits for listings that are being written with it. @throws ProblemError not-found */
async function lockCategory(trx: Trx, id: string) {
  const row = await trx
    .selectFrom("categories")
    .select(["slug", "name", "singular", "description", "icon", "photo_id", "words", "version", "retired_at"])
    .where("id", "=", id)
    .where("merged_into", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError("not-found");
  return row;
}

type Row = Awaited<ReturnType<typeof lockCategory>>;

async function refuseUnlisted(trx: Trx, id: string): Promise<never> {
  await lockCategory(trx, id);
  throw new ProblemError("conflict", { detail: "The category is retired. Reinstate it first." });
}

/** The fields as they are kept. @throws ProblemError invalid-body, with all that is wrong */
async function checked(trx: Trx, { id, adminId }: Act, given: Fields): Promise<Fields> {
  const errors: FieldError[] = [];
  const fields: Fields = { ...given };
  for (const name of ["name", "singular"] as const) {
    if (given[name] === undefined) continue;
    fields[name] = cleanName(given[name]);
    if (fields[name] === "") errors.push({ pointer: `/${name}`, message: "must not be empty" });
  }
  if (given.description !== undefined) fields.description = cleanName(given.description);
  if (given.slug !== undefined) {
    const { rows } = await sql`
      select from categories where slug = ${given.slug} and id <> ${id}::uuid
      union all select from category_slugs where slug = ${given.slug} and category_id <> ${id}::uuid`.execute(trx);
    if (given.slug === "") errors.push({ pointer: "/slug", message: "can’t be made from this name. Give one" });
    else if (rows.length > 0) errors.push({ pointer: "/slug", message: "already leads to another category" });
  }
  if (given.image) {
    const shown = await trx
      .selectFrom("categories")
      .select("id")
      .where("id", "=", id)
      .where("photo_id", "=", given.image)
      .executeTakeFirst();
    if (!shown && (await ownedPhotos(trx, adminId, [given.image])).length === 0)
      errors.push({ pointer: "/image", message: "isn’t a photo that you’ve uploaded" });
  }
  if (given.words !== undefined) {
    fields.words = joined(given.words);
    const excess = saidOfExcess(fields.words);
    if (excess !== null) errors.push({ pointer: "/words", message: `must not be ${excess}` });
  }
  if (errors.length > 0) throw new ProblemError("invalid-body", { errors });
  return fields;
}

/** One entry a language, and each word once. */
function joined(...lists: components["schemas"]["CategoryWords"][]): components["schemas"]["CategoryWords"] {
  const byLanguage = new Map<string, Set<string>>();
  for (const { language, words } of lists.flat()) {
    const known = byLanguage.get(language) ?? new Set();
    for (const word of words.map(cleanName)) if (word.replace("*", "") !== "") known.add(word);
    byLanguage.set(language, known);
  }
  return [...byLanguage].flatMap(([language, words]) => (words.size > 0 ? [{ language, words: [...words] }] : []));
}

const languageNames = new Intl.DisplayNames("en-GB", { type: "language" });

/** In what way these are more words than a category can have; null if they aren't. */
function saidOfExcess(words: components["schemas"]["CategoryWords"]): string | null {
  const excess = excessOf(words);
  if (excess === null) return null;
  return excess === "languages"
    ? `in more than ${maxCategoryLanguages} languages`
    : `more than ${maxCategoryWords} in ${languageNames.of(excess.language)}`;
}

const rowOf = ({ image, words, ...fields }: Fields) => ({
  ...fields,
  ...(image !== undefined && { photo_id: image }),
  ...(words !== undefined && { words: JSON.stringify(words) }),
});

/** For the record: what has changed, and to what. */
function said(now: Row, { image, words, ...fields }: Fields): string {
  const texts = (["name", "singular", "slug", "description", "icon"] as const).flatMap((field) => {
    const text = fields[field];
    return text === undefined || text === now[field] ? [] : [`${field}: ${now[field]} → ${text}`];
  });
  const others = [
    ...(image !== undefined && image !== now.photo_id ? ["picture"] : []),
    ...(words !== undefined && JSON.stringify(words) !== JSON.stringify(now.words) ? ["search words"] : []),
  ];
  return [...texts, ...others].join("; ");
}
