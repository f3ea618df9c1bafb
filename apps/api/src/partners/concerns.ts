// Whom something concerns, so that another admin has to decide about it. A couple is one voice here as well: what concerns one
// of the two concerns the other.
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";

type Db = Kysely<Schema>;
type Sql = RawBuilder<unknown>;

/** For a query: this person, and the one they are linked with now. */
const voiceOf = (person: Sql): Sql => sql`array(
  select ${person} union all
  select o.user_id from couple_members m join couple_members o on o.couple_id = m.couple_id and o.user_id <> m.user_id
  where m.user_id = ${person} and m.until is null)`;

/** For a query: whether someone or their partner looks after a vendor, or has an open claim to it. */
export const isTheirVendor = (vendor: Sql, person: Sql): Sql => sql`(
  exists (select from vendor_managers m where m.vendor_id = ${vendor} and m.user_id = any(${voiceOf(person)}))
  or exists (
    select from claims o where o.vendor_id = ${vendor} and o.claimant_id = any(${voiceOf(person)})
      and o.status in ('pending', 'needs-more')))`;

/**
 * For a query: whether something concerns someone: they or their partner wrote it, or it is about a vendor of theirs.
 * @param about.by null if none of our members did
 */
export const concerns = ({ by, vendor }: { by: Sql; vendor: Sql }, person: Sql): Sql => sql`(
  (${by} = any(${voiceOf(person)})) is true or ${isTheirVendor(vendor, person)})`;

/** For a query of `reviews r`. */
export const reviewConcerns = (person: Sql): Sql =>
  concerns({ by: sql`r.author_id`, vendor: sql`r.vendor_id` }, person);

/** For a query of `reviews r`: it doesn't concern the admin. */
export const isOthers = (adminId: string): Sql => sql`not ${reviewConcerns(sql`${adminId}::uuid`)}`;

const holds = async (db: Db, condition: Sql): Promise<boolean> =>
  (await sql`select where ${condition}`.execute(db)).rows.length > 0;

interface About {
  by: string | null;
  vendorId: string;
}

export const concernsThem = (db: Db, { by, vendorId }: About, userId: string): Promise<boolean> =>
  holds(db, concerns({ by: sql`${by}::uuid`, vendor: sql`${vendorId}::uuid` }, sql`${userId}::uuid`));

/** Whether something that someone has done is theirs or their partner's. */
export const isVoiceOf = (db: Db, by: string, userId: string): Promise<boolean> =>
  holds(db, sql`${by}::uuid = any(${voiceOf(sql`${userId}::uuid`)})`);

export const isOfTheirVendor = (db: Db, vendorId: string, userId: string): Promise<boolean> =>
  holds(db, isTheirVendor(sql`${vendorId}::uuid`, sql`${userId}::uuid`));

/** @throws ProblemError conflict */
export async function assertNotTheirs(db: Db, about: About, adminId: string): Promise<void> {
  if (await concernsThem(db, about, adminId))
    throw new ProblemError("conflict", { detail: "It’s about you or your partner, so another admin has to decide." });
}
