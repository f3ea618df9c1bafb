// What people write about a vendor: checked, and in the form in which it is kept. Only the given fields are looked at.
import type { components } from "@troth/api-client/schema";
import { lacksNumber, usernameOf, vendorNameLength, websiteOf } from "@troth/rules/vendors";
import { sql, type Transaction, type Updateable } from "kysely";
import type { ListingChange, Schema } from "../database/schema.ts";
import { addPlaces } from "../import/add-places.ts";
import type { Place } from "../import/listing.ts";
import { hasMixedScripts } from "../import/names.ts";
import { photoErrors } from "../photos/uploads.ts";
import { type FieldError, ProblemError } from "../problems.ts";
import { languageOf } from "../reviews/language.ts";
import { placeOf } from "../search/geography.ts";
import { canonical } from "../text/canonical.ts";
import { cleanName } from "../text/clean-name.ts";
import { numberOf } from "./contact-text.ts";
import { isSameAddress } from "./likeness.ts";
import { openingHoursErrors, specialHoursErrors, toOpeningMinutes, toSpecialTimes } from "./opening-hours.ts";

/** The fields of a listing that people write, as the contract has them. */
export type ListingFields = Required<components["schemas"]["NewVendor"]>;
export type GivenFields = Partial<ListingFields>;

/** The listing that is being changed; null for a new one. */
export type Current = (ListingFields & { id: string }) | null;

/** @throws ProblemError invalid-body, with all that is wrong */
export async function checkedFields(
  trx: Transaction<Schema>,
  userId: string,
  given: GivenFields,
  current: Current,
): Promise<GivenFields> {
  const errors: FieldError[] = [];
  const fields: GivenFields = { ...given };
  const wrong = (pointer: string, message: string) => errors.push({ pointer, message });

  if (given.name !== undefined) {
    fields.name = cleanName(given.name);
    if ([...fields.name].length < vendorNameLength.min)
      wrong("/name", `must have ${vendorNameLength.min} characters or more`);
    else if (hasMixedScripts(fields.name)) wrong("/name", "Write each word in letters of one alphabet");
  }
  if (given.description !== undefined) fields.description = given.description.trim();
  if (given.address !== undefined) fields.address = cleanName(given.address);
  if (given.category !== undefined) {
    const open = await openCategories(trx, given.category);
    for (const [i, slug] of given.category.entries())
      if (!open.has(slug) && !current?.category.includes(slug)) wrong(`/category/${i}`, "isn’t one of our categories");
    fields.category = [...new Set(given.category.map((slug) => open.get(slug) ?? slug))];
  }
  if (given.location !== undefined) fields.location = await placesNamed(trx, given.location, wrong);
  if (given.website !== undefined && given.website.trim() !== "") {
    const website = websiteOf(given.website);
    if (website === null) wrong("/website", "isn’t the address of a website, such as https://example.org");
    else fields.website = website;
  } else if (given.website !== undefined) fields.website = "";
  if (given.phoneNumber !== undefined) {
    const [main] = fields.location ?? current?.location ?? [];
    const phone = await phoneIn(trx, given.phoneNumber, main);
    if (phone === null)
      wrong("/phoneNumber", "can’t be a telephone number. If it isn’t from that country, start with its code: +44 …");
    else fields.phoneNumber = phone;
  }
  if (given.socialMedia !== undefined)
    fields.socialMedia = given.socialMedia.map(({ platform, username }, i) => {
      const [name, account] = [cleanName(platform).toLowerCase(), usernameOf(cleanName(username))];
      if (!platformPattern.test(name)) wrong(`/socialMedia/${i}/platform`, "must be a name, such as instagram");
      if (!usernamePattern.test(account)) wrong(`/socialMedia/${i}/username`, "must be a username, such as lipainmed");
      else if (lacksNumber(account))
        wrong(`/socialMedia/${i}/username`, "must have the profile’s number, as in profile.php?id=61551234567890");
      return { platform: name, username: account };
    });
  for (const { pointer, message } of given.openingHours ? openingHoursErrors(given.openingHours) : [])
    wrong(`/openingHours${pointer ?? ""}`, message);
  if (given.specialHours !== undefined) {
    for (const { pointer, message } of specialHoursErrors(given.specialHours, new Date()))
      wrong(`/specialHours${pointer ?? ""}`, message);
    fields.specialHours = given.specialHours
      .map(({ label = "", ...entry }) => ({ ...entry, ...(cleanName(label) && { label: cleanName(label) }) }))
      .toSorted((a, b) => a.from.localeCompare(b.from));
  }
  if (given.photos !== undefined) {
    fields.photos = given.photos.map(({ id, alt }) => ({ id, alt: cleanName(alt) }));
    errors.push(...(await photoErrors(trx, userId, given.photos, current?.photos)));
  }
  if (errors.length) throw new ProblemError("invalid-body", { errors });
  return fields;
}

const platformPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u;
/** What goes into an address without being able to change what kind of address it is. */
const usernamePattern = /^(?:[\p{L}\p{N}_.@][\p{L}\p{M}\p{N}_.@/+~-]*)?$/u;

type Tell = (pointer: string, message: string) => unknown;

/**
 * The slugs that these categories have now, by those given: drafts may name a category as it was called before. None of
 * them is renamed, merged or retired before the transaction ends.
 */
async function openCategories(trx: Transaction<Schema>, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ given: string; slug: string }>`
    select g.given, c.slug
    from unnest(${slugs}::text[]) g(given)
    join categories c on c.slug = g.given and c.merged_into is null
      or c.id = (select s.category_id from category_slugs s where s.slug = g.given)
    where c.retired_at is null
    order by c.id
    for share of c`.execute(trx);
  return new Map(rows.map(({ given, slug }) => [given, slug]));
}

/** The ids that these places have here; those that no listing has been in yet come from the gazetteer. */
async function placesNamed(trx: Transaction<Schema>, ids: readonly string[], wrong: Tell): Promise<string[]> {
  const rows = await trx.selectFrom("places").select("id").where("id", "in", ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  const fresh = new Map<string, Place>();
  for (const [i, id] of ids.entries()) {
    if (known.has(id)) continue;
    const place = placeOf(id);
    if (place) fresh.set(id, place);
    else wrong(`/location/${i}`, "isn’t a place we know. Choose the nearest town");
  }
  const added = await addPlaces(trx, [...fresh.values()]);
  return [...new Set(ids.map((id) => added.ids.get(id) ?? id))];
}

/** In international form; null if it can't be a number. */
async function phoneIn(trx: Transaction<Schema>, phone: string, placeId: string | undefined): Promise<string | null> {
  const text = cleanName(phone);
  if (text === "") return "";
  const place =
    placeId === undefined
      ? undefined
      : await trx.selectFrom("places").select("country").where("id", "=", placeId).executeTakeFirst();
  return numberOf(text, place?.country)?.formatInternational() ?? null;
}

/**
 * The columns of checked fields, apart from photos, which have a table. A vendor's coordinates are forgotten when it moves,
 * and when it no longer says where it is.
 */
export async function columnsOf(
  trx: Transaction<Schema>,
  fields: GivenFields,
  current: Current,
): Promise<Updateable<Schema["vendors"]>> {
  const { name, description, category, location, phoneNumber, website, address, socialMedia } = fields;
  const { openingHours, specialHours } = fields;
  const otherTown = location !== undefined && location[0] !== current?.location[0];
  const otherStreet = address !== undefined && !!current?.address && !isSameAddress(address, current.address);
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description, language: languageOf(description) }),
    ...(category !== undefined && { category }),
    ...(location !== undefined && { location }),
    ...(otherTown && (await clockOf(trx, location[0]!))),
    ...((otherTown || otherStreet) && { latitude: null, longitude: null }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    ...(website !== undefined && { website }),
    ...(address !== undefined && { address }),
    ...(socialMedia !== undefined && { social_media: JSON.stringify(socialMedia) }),
    ...(openingHours !== undefined && {
      opening_hours: JSON.stringify(openingHours),
      opening_minutes: toOpeningMinutes(openingHours),
    }),
    ...(specialHours !== undefined && { special_hours: JSON.stringify(specialHours) }),
    // The week decides about the night before a special date and the day after it.
    ...((openingHours ?? specialHours) &&
      toSpecialTimes(
        openingHours ?? current?.openingHours ?? [],
        specialHours ?? current?.specialHours ?? [],
        new Date(),
      )),
    ...(fields.priceRange !== undefined && { price_range: fields.priceRange }),
  };
}

const clockOf = (trx: Transaction<Schema>, placeId: string) =>
  trx.selectFrom("places").select("time_zone").where("id", "=", placeId).executeTakeFirstOrThrow();

/** What the given fields change, field by field. */
export const changesOf = (current: ListingFields, fields: GivenFields): ListingChange[] =>
  (Object.keys(fields) as (keyof ListingFields)[])
    .filter((field) => canonical(fields[field]) !== canonical(current[field]))
    .map((field) => ({ field, from: current[field], to: fields[field] }));
