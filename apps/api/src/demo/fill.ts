// Fills an empty database with the demo: the same businesses, people and reviews each time.
import { createHash } from "node:crypto";
import type { Insertable, Kysely, Transaction } from "kysely";
import { type CoverFacts, drawCover } from "../covers/draw-cover.ts";
import { settingOf } from "../covers/setting.ts";
import { tradeOf } from "../covers/trades.ts";
import type { HoldReason } from "@troth/rules/screening";
import { aspectValues } from "@troth/api-client/enumerations";
import type { OpeningHoursEntry, Schema, SpecialHoursEntry } from "../database/schema.ts";
import { hoursNotGiven, weekFromOsm } from "../import/osm-opening-hours.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { storeOwnPicture } from "../photos/stored.ts";
import type { Vault } from "../vault/vault.ts";
import { refreshStats } from "../vendors/stats.ts";
import { type ModerationEvent, record } from "../record/record.ts";
import { likenessOf } from "../reviews/likeness.ts";
import { noteLikenesses } from "../reviews/screen.ts";
import { createPasswordHasher } from "../security/passwords.ts";
import { toOpeningMinutes, toSpecialTimes } from "../vendors/opening-hours.ts";
import { enable, storePendingSecret } from "../users/second-step/second-step.ts";
import { insertAdded } from "./added-vendors.ts";
import { demoAccounts, demoAdminSecret, demoPassword } from "./accounts.ts";
import { insertClaims } from "./claims.ts";
import { insertDraft } from "./drafts.ts";
import { daysLater, putOff, weddingMonth } from "./later.ts";
import {
  type DemoCategory,
  type DemoPlace,
  type DemoReview,
  type DemoVendor,
  demoCategories,
  demoCities,
  demoPlaces,
} from "./data.ts";
import { insertCouple } from "./partners.ts";
import { insertInvitations } from "./invitations.ts";
import { insertNotices } from "./notices.ts";
import { insertProofs } from "./proofs.ts";
import { insertProposals } from "./proposals.ts";
import { insertRemovals } from "./removals.ts";
import { insertReports } from "./reports.ts";
import { stableId } from "./stable-id.ts";
import { insertSavedAnswers } from "./saved-answers.ts";
import { insertTeam } from "./teams.ts";

const began = new Date("2025-01-01T09:00:00Z");
const sample = (text: string, n: number) => createHash("sha256").update(text).digest().readUInt32BE() % n;

/**
 * @param means.key encrypts the authenticators' secrets
 * @param tell is called with each step, as a line of text
 * @returns false if the database isn't empty
 */
export async function fillDemo(
  db: Kysely<Schema>,
  { photos, vault, key }: { photos: FileStore; vault: Vault; key: Buffer },
  tell: (line: string) => void,
): Promise<boolean> {
  const vendor = await db.selectFrom("vendors").select("id").limit(1).executeTakeFirst();
  if (vendor) return false;

  tell("Drawing the demo's galleries…");
  const drawings = placedCities().flatMap(({ place, vendors }) =>
    vendors.flatMap((vendor, position) => [
      ...drawingsOf(vendor, place, position),
      ...vendor.reviews.flatMap((review) => drawingsOfReview(vendor, review, place)),
    ]),
  );
  const pictures = await draw(db, photos, drawings, tell);

  tell("Writing the demo's vendors and reviews…");
  await writeDemo(db, { vault, key }, pictures);
  tell("The demo is ready.");
  return true;
}

function placedCities() {
  const places = demoPlaces();
  return demoCities().map((city) => {
    const place = places.find(({ id }) => id === city.place);
    if (!place) throw new Error(`demo: there is no place ${city.place}`);
    return { ...city, place };
  });
}

/** Reviews that a rule held, by vendor and author, until an admin had looked at them. */
const checked: { [review: string]: { reason: HoldReason; at: string; explanation: string } } = {
  "stoop-and-stairwell Tyrell Washburn": {
    reason: "unusual-rate",
    at: "2026-10-20T09:10:00Z",
    explanation: "A newspaper wrote about the stairs, and everyone who was there has something to say.",
  },
  "kesselhaus-panke Henrike Stolz": {
    reason: "conflict-of-interest",
    at: "2026-11-02T10:24:00Z",
    explanation: "You hire out chairs, and they hire out a hall. We don’t think that you compete.",
  },
  "tanzboden-treptow Jonas Petzold": {
    reason: "unusual-rate",
    at: "2026-11-03T08:31:00Z",
    explanation: "Twelve of you came to the same dance, and each has written of something else.",
  },
  "guy-rope-and-pole Alistair Roe": {
    reason: "alike",
    at: "2026-11-09T09:02:00Z",
    explanation: "The other review is your wife’s, of the same field and the same duck.",
  },
};

/** The ids of stored pictures by what is drawn. */
type Pictures = Pick<Map<string, string>, "get">;

/** Writes all of it, once its pictures have been drawn. @param now what happened lately did so before this */
export async function writeDemo(
  db: Kysely<Schema>,
  { vault, key }: { vault: Vault; key: Buffer },
  pictures: Pictures,
  now = new Date(),
): Promise<void> {
  const [places, categories, cities] = [demoPlaces(), demoCategories(), placedCities()];
  const passwordHash = await createPasswordHasher().hash(demoPassword);
  const later = db.withPlugin(putOff(daysLater(now)));
  await later.transaction().execute(async (trx) => {
    await insertPlacesAndCategories(trx, places, categories);
    const people = await insertPeople(
      trx,
      cities.flatMap((city) => city.vendors),
      passwordHash,
    );
    for (const { email, isAdmin } of demoAccounts) {
      if (!isAdmin) continue;
      await storePendingSecret(trx, key, people.get(email)!, demoAdminSecret);
      await enable(trx, key, people.get(email)!);
    }
    const singular = new Map(categories.map((category) => [category.slug, category.singular]));
    const ids: string[] = [];
    for (const { place, vendors } of cities)
      ids.push(...(await insertVendors(trx, place, vendors, people, { pictures, singular, now })));
    await insertAdded(trx, places, people);
    const vendors = cities.flatMap((city) => city.vendors);
    for (const vendor of vendors)
      for (const review of vendor.reviews)
        if (statusOf(review) === "held")
          await noteLikenesses(trx, {
            id: idOfReview(vendor, review),
            likeness: likenessOf(review.review),
            at: review.createdAt,
          });
    await insertClaims(trx, vault, vendors, idOf, people);
    await insertProposals(trx, vendors, idOf, people);
    const villa = vendors.find(({ key }) => key === "villa-podroznik")!;
    await insertTeam(trx, idOf(villa), people);
    await insertInvitations(trx, villa, idOf(villa), people);
    await insertReports(trx, vendors, people);
    await insertNotices(trx, vendors, idOf, people);
    await insertRemovals(trx, vendors, idOf, people);
    await insertCouple(trx, people);
    await insertProofs(trx, vault, vendors, people);
    await insertSavedAnswers(trx, people.get("admin@demo.example")!, began);
    await insertDraft(trx, idOf(vendors.find(({ key }) => key === "sladka-hisa")!), people);
    await refreshStats(trx, ids);
  });
}

const idOfReview = ({ key }: DemoVendor, { author, createdAt }: DemoReview) =>
  stableId(`review ${key} ${author}`, new Date(createdAt));
const idOf = (vendor: DemoVendor) => stableId(`vendor ${vendor.key}`, listedAt(vendor));
const keyOf = (facts: CoverFacts) => JSON.stringify(facts);

// The first start draws and encodes them all, so they are no larger than half the width of a gallery.
const width = 960;
/** How many vendors in a city may have galleries. The others have no photos and show their drawn cover. */
const withGallery = 8;

// What goes together, so that a gallery shows one occasion. None of them is a building: a venue is the same in all.
const companions = ["florists", "catering", "decor", "cakes", "bars", "stationery"] as const;

/** In place of photos: the vendor's cover, and more pictures with its palette and place. */
function drawingsOf(vendor: DemoVendor, place: DemoPlace, position: number): CoverFacts[] {
  const more = position < withGallery ? [0, 0, 1, 2, 2, 4][sample(vendor.key, 6)]! : 0;
  if (more === 0) return [];
  const own = tradeOf(vendor.category[0]!, "");
  const facts = { seed: idOf(vendor), setting: settingOf(place) };
  return Array.from({ length: more + 1 }, (_, i) => {
    const isOwn = i === 0 || (i % 2 === 0 && own !== "venues");
    const trade = isOwn ? own : companions[sample(vendor.key + i, companions.length)]!;
    return { trade, ...facts, ...(i > 0 && { picture: i + 1 }) };
  });
}

const drawingsOfReview = (vendor: DemoVendor, review: DemoReview, place: DemoPlace): CoverFacts[] =>
  (review.photos ?? []).map(({ trade }) => ({
    trade: tradeOf(trade, ""),
    seed: idOfReview(vendor, review),
    setting: settingOf(place),
  }));

async function draw(
  db: Kysely<Schema>,
  store: FileStore,
  drawings: CoverFacts[],
  tell: (line: string) => void,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const waiting = [...drawings];
  const worker = async () => {
    for (let facts = waiting.shift(); facts; facts = waiting.shift()) {
      const svg = drawCover(facts, { width, height: width * 0.75 });
      ids.set(keyOf(facts), await storeOwnPicture(db, store, Buffer.from(svg)));
      if (ids.size % 100 === 0) tell(`  ${ids.size} of ${drawings.length} pictures`);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return ids;
}

async function insertPlacesAndCategories(trx: Transaction<Schema>, places: DemoPlace[], categories: DemoCategory[]) {
  await trx
    .insertInto("places")
    .values(
      places.map((p) => ({
        id: p.id,
        name: p.name,
        local_name: p.localName,
        country: p.country,
        country_name: p.countryName,
        time_zone: p.timeZone,
        latitude: p.latitude,
        longitude: p.longitude,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
  await trx
    .insertInto("categories")
    .values(
      categories.map((c, i) => ({
        id: stableId(`category ${c.slug}`, began),
        slug: c.slug,
        name: c.name,
        singular: c.singular,
        description: c.description,
        icon: c.icon,
        position: i + 1,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** @returns ids by full name, or by `owner of <key>` */
async function insertPeople(
  trx: Transaction<Schema>,
  vendors: DemoVendor[],
  passwordHash: string,
): Promise<Map<string, string>> {
  const people = new Map<string, string>();
  const rows: Insertable<Schema["users"]>[] = demoAccounts.map((account) => {
    const id = stableId(account.email, began);
    people.set(account.email, id);
    return {
      id,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      location: account.location,
      role: account.role,
      is_admin: account.isAdmin,
      password_hash: passwordHash,
      email_verified_at: began,
      is_demo: true,
      created_at: began,
    };
  });
  const add = (key: string, firstName: string, lastName: string, role: "user" | "vendor") => {
    if (people.has(key)) return;
    const id = stableId(key, began);
    people.set(key, id);
    rows.push({
      id,
      email: `${id}@people.demo.example`,
      first_name: firstName,
      last_name: lastName,
      role,
      email_verified_at: began,
      is_demo: true,
      created_at: began,
    });
  };
  people.set("owner of villa-podroznik", people.get("owner@demo.example")!);
  people.set("Marko Leskovar", people.get("marko@demo.example")!);
  for (const vendor of vendors) {
    if (vendor.claimed) add(`owner of ${vendor.key}`, vendor.name, "", "vendor");
    for (const { author } of vendor.reviews) {
      const [first, ...rest] = author.split(" ");
      add(author, first!, rest.join(" "), "user");
    }
  }
  for (let i = 0; i < rows.length; i += 500)
    await trx
      .insertInto("users")
      .values(rows.slice(i, i + 500))
      .execute();
  await trx
    .insertInto("terms_acceptances")
    .values(rows.map(({ id }) => ({ user_id: id, version: "demo", review_licence: "CC-BY-4.0", accepted_at: began })))
    .execute();
  return people;
}

async function insertVendors(
  trx: Transaction<Schema>,
  place: DemoPlace,
  vendors: DemoVendor[],
  people: Map<string, string>,
  { pictures, singular, now }: { pictures: Pictures; singular: Map<string, string>; now: Date },
): Promise<string[]> {
  await trx
    .insertInto("vendors")
    .values(
      vendors.map((vendor) => {
        const hours = openingHours(vendor);
        const special = specialHours(vendor, place, now);
        return {
          id: idOf(vendor),
          slug: vendor.key,
          name: vendor.name,
          language: vendor.language,
          description: vendor.description,
          category: vendor.category,
          location: [place.id],
          phone_number: vendor.phoneNumber,
          website: vendor.website ?? "",
          address: vendor.address,
          social_media: JSON.stringify(
            ["facebook", "twitter", "instagram"].map((platform) => ({
              platform,
              username: vendor.socialMedia[platform] ?? "",
            })),
          ),
          opening_hours: JSON.stringify(hours),
          opening_minutes: toOpeningMinutes(hours),
          special_hours: JSON.stringify(special),
          ...toSpecialTimes(hours, special, now),
          time_zone: place.timeZone,
          // Somewhere in the city, within a few kilometres of its centre.
          latitude: place.latitude + (sample(`${vendor.key} north`, 600) - 300) / 10_000,
          longitude: place.longitude + (sample(`${vendor.key} east`, 600) - 300) / 10_000,
          price_range: vendor.priceRange,
          owner_id: vendor.claimed ? people.get(`owner of ${vendor.key}`)! : null,
          status: "approved" as const,
          source: "demo",
          source_id: vendor.key,
          is_demo: true,
          created_at: listedAt(vendor),
          updated_at: listedAt(vendor),
        };
      }),
    )
    .execute();
  const shown = vendors.flatMap((vendor, i) =>
    drawingsOf(vendor, place, i).map((facts, position) => ({
      vendor_id: idOf(vendor),
      position,
      photo_id: pictures.get(keyOf(facts))!,
      alt: `Drawn picture: ${singular.get(facts.trade)!}`,
    })),
  );
  if (shown.length) await trx.insertInto("vendor_photos").values(shown).execute();
  for (const vendor of vendors)
    await insertReviews(trx, vendor, people, {
      days: daysLater(now),
      photosOf: (review) => photosOf(vendor, review),
    });

  function photosOf(vendor: DemoVendor, review: DemoReview) {
    const drawings = drawingsOfReview(vendor, review, place);
    return drawings.map((facts, i) => ({ id: pictures.get(keyOf(facts))!, alt: review.photos![i]!.alt }));
  }
  return vendors.map(idOf);
}

const statusOf = ({ gone }: DemoVendor["reviews"][number]): "published" | "held" | "removed" =>
  gone === undefined ? "published" : gone.by === "rule" ? "held" : "removed";

async function insertReviews(
  trx: Transaction<Schema>,
  vendor: DemoVendor,
  people: Map<string, string>,
  { days, photosOf }: { days: number; photosOf: (review: DemoReview) => { id: string; alt: string }[] },
) {
  if (!vendor.reviews.length) return;
  const rows = vendor.reviews.map((review) => ({
    id: idOfReview(vendor, review),
    vendor_id: idOf(vendor),
    author_id: people.get(review.author)!,
    rating: review.rating,
    title: review.title ?? "",
    review: review.review,
    likeness: likenessOf(review.review),
    language: review.language,
    experience: review.experience,
    wedding_date: review.weddingDate === null ? null : `${weddingMonth(review.weddingDate, review.createdAt, days)}-01`,
    ...(Object.fromEntries(aspectValues.map((aspect) => [aspect, review.aspects?.[aspect] ?? null])) as Record<
      (typeof aspectValues)[number],
      number | null
    >),
    created_at: review.createdAt,
    edited_at: review.before?.until ?? null,
    revision: review.before ? 2 : 1,
    status: statusOf(review),
  }));
  await trx.insertInto("reviews").values(rows).execute();
  const shown = vendor.reviews.map(photosOf);
  const photos = shown.flatMap((each, i) =>
    each.map(({ id, alt }, position) => ({ review_id: rows[i]!.id, position, photo_id: id, alt })),
  );
  if (photos.length) await trx.insertInto("review_photos").values(photos).execute();
  const revisions = rows.flatMap((written, i) => {
    const { before } = vendor.reviews[i]!;
    const row = { ...written, photos: shown[i]! };
    if (!before) return [{ ...row, written_at: row.created_at }];
    const { until, ...earlier } = before;
    return [
      { ...row, ...earlier, revision: 1, written_at: row.created_at },
      { ...row, written_at: until },
    ];
  });
  await trx
    .insertInto("review_revisions")
    .values(
      revisions.map((row) => ({
        review_id: row.id,
        revision: row.revision,
        rating: row.rating,
        title: row.title,
        review: row.review,
        experience: row.experience,
        wedding_date: row.wedding_date,
        quality: row.quality,
        value: row.value,
        communication: row.communication,
        professionalism: row.professionalism,
        flexibility: row.flexibility,
        photos: JSON.stringify(row.photos),
        written_at: row.written_at,
      })),
    )
    .execute();
  await record(
    trx,
    rows.flatMap((row, i): ModerationEvent[] => {
      const { author, gone } = vendor.reviews[i]!;
      const about = { subjectType: "review", subjectId: row.id } as const;
      const first = { ...about, id: stableId(`published ${row.id}`, new Date(row.created_at)), at: row.created_at };
      if (gone?.by === "rule") return [{ ...first, actor: null, action: "hold", to: "held", reason: gone.reason }];
      const check = checked[`${vendor.key} ${author}`];
      if (check) {
        const id = stableId(`checked ${row.id}`, new Date(check.at));
        const passed = { ...about, id, at: check.at, actor: people.get("admin@demo.example")! };
        return [
          { ...first, actor: null, action: "hold", to: "held", reason: check.reason },
          { ...passed, action: "publish", from: "held", to: "published" },
        ];
      }
      const published: ModerationEvent = { ...first, actor: row.author_id, action: "publish", to: "published" };
      if (!gone) return [published];
      const ended = {
        ...about,
        id: stableId(`gone ${row.id}`, new Date(gone.at)),
        at: gone.at,
        from: "published",
      } as const;
      return [
        published,
        gone.by === "author"
          ? { ...ended, actor: row.author_id, action: "delete", to: "removed" }
          : {
              ...ended,
              actor: people.get("admin@demo.example")!,
              action: "remove",
              to: "removed",
              reason: gone.reason,
            },
      ];
    }),
  );
  const decisions = vendor.reviews.flatMap(({ author }, i) => {
    const check = checked[`${vendor.key} ${author}`];
    if (!check) return [];
    const { at, explanation } = check;
    const id = stableId(`decision ${rows[i]!.id}`, new Date(at));
    const decided_by = people.get("admin@demo.example")!;
    return [{ id, review_id: rows[i]!.id, action: "publish" as const, explanation, decided_by, at }];
  });
  if (decisions.length) await trx.insertInto("review_decisions").values(decisions).execute();
  // Anyone may have found it helpful, except its author and the businesses.
  const readers = [...people].filter(([key]) => !key.includes("@") && !key.startsWith("owner of "));
  const votes = vendor.reviews.flatMap((review, i) => {
    const first = sample(rows[i]!.id, readers.length);
    return [...readers.slice(first), ...readers.slice(0, first)]
      .filter(([key]) => key !== review.author)
      .slice(0, review.helpful)
      .map(([, user_id]) => ({ review_id: rows[i]!.id, user_id, voted_at: review.createdAt }));
  });
  if (votes.length) await trx.insertInto("helpful_votes").values(votes).execute();
  const responses = vendor.reviews.filter((review) => review.response && vendor.claimed);
  if (!responses.length) return;
  await trx
    .insertInto("review_responses")
    .values(
      responses.map((review) => ({
        review_id: idOfReview(vendor, review),
        author_id: people.get(`owner of ${vendor.key}`)!,
        text: review.response!.text,
        created_at: review.response!.createdAt,
      })),
    )
    .execute();
}

// Listed a few weeks before its first review.
function listedAt(vendor: DemoVendor): Date {
  const first = Math.min(
    ...vendor.reviews.map((review) => Date.parse(review.createdAt)),
    Date.parse("2026-09-01T09:00:00Z"),
  );
  return new Date(first - (14 + sample(`${vendor.key} listed`, 120)) * 86_400_000);
}

function openingHours(vendor: DemoVendor): OpeningHoursEntry[] {
  if (vendor.hours === null) return hoursNotGiven();
  const read = weekFromOsm(vendor.hours);
  if ("reason" in read) throw new Error(`demo: hours of ${vendor.key}: ${read.reason}`);
  return read.week;
}

/** What owners call Christmas and their winter hours, by the language they write in. */
const seasons: Partial<Record<string, readonly [christmas: string, winter: string]>> = {
  de: ["Weihnachten", "Winteröffnung"],
  en: ["Christmas", "Winter opening"],
  es: ["Navidad", "Horario de invierno"],
  fr: ["Noël", "Horaires d’hiver"],
  it: ["Natale", "Orario invernale"],
  pt: ["Natal", "Horário de inverno"],
  sl: ["Božič", "Zimski čas"],
};

const closedOverChristmas = new Set(["AT", "DE", "ES", "FR", "GB", "IE", "IT", "PT", "SI", "US"]);

/** Those who look after their listing say that they are closed over Christmas; some open for a few hours only in winter. */
export function specialHours(vendor: DemoVendor, { country }: DemoPlace, now: Date): SpecialHoursEntry[] {
  const names = seasons[vendor.language];
  if (!names || !closedOverChristmas.has(country) || !vendor.claimed || vendor.hours === null) return [];
  const today = now.toISOString().slice(0, 10);
  // Until the winter is over, it is still the last one's.
  const year = now.getUTCFullYear() - (today < `${now.getUTCFullYear()}-03-01` ? 1 : 0);
  const [label, winter] = names;
  const closed = { openTime: "00", closeTime: "00", closed: true } as const;
  return [
    { from: `${year}-12-24`, to: `${year}-12-26`, label, ...closed },
    ...(sample(`${vendor.key} winter`, 3) === 0
      ? [{ from: `${year + 1}-01-02`, to: `${year + 1}-02-28`, label: winter, openTime: "11:00", closeTime: "15:00" }]
      : []),
  ];
}
