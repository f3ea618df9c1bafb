import { tooAlike } from "@troth/rules/screening";
import { expect, test } from "vitest";
import { weekFromOsm } from "../import/osm-opening-hours.ts";
import { specialHoursErrors } from "../vendors/opening-hours.ts";
import { hashes, likenessOf } from "../reviews/likeness.ts";
import { demoCategories, demoCities, demoPlaces } from "./data.ts";
import { specialHours } from "./fill.ts";

const cities = demoCities();
const vendors = cities.flatMap((city) => city.vendors);
const sentencesOf = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
const twice = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test("every category is worth searching in three cities", () => {
  const main = ["venues", "photographers", "videographers", "florists", "cakes", "catering", "live-music", "djs"];
  const few = ["vienna-at", "lisbon-pt", "edinburgh-gb"].flatMap((place) => {
    const there = cities.filter((city) => city.place === place).flatMap((city) => city.vendors);
    return demoCategories().flatMap(({ slug }) => {
      const count = there.filter(({ category }) => category.includes(slug)).length;
      return count < (main.includes(slug) ? 12 : 3) ? [`${place} ${slug}: ${count}`] : [];
    });
  });
  expect(few).toEqual([]);
});

test("no two vendors share a key, a name, a website or a phone number", () => {
  expect(twice(vendors.map(({ key }) => key))).toEqual([]);
  expect(twice(vendors.map(({ name }) => name.toLowerCase()))).toEqual([]);
  expect(twice(vendors.flatMap(({ website }) => website ?? []))).toEqual([]);
  expect(twice(vendors.map(({ phoneNumber }) => phoneNumber))).toEqual([]);
});

test("every vendor has categories and a place that exist, and hours that can be read", () => {
  const categories = demoCategories().map(({ slug }) => slug);
  expect(vendors.flatMap(({ category }) => category).filter((slug) => !categories.includes(slug))).toEqual([]);
  expect(demoPlaces().map(({ id }) => id)).toEqual(expect.arrayContaining(cities.map(({ place }) => place)));
  for (const { key, hours } of vendors) if (hours !== null) expect(weekFromOsm(hours), key).toHaveProperty("week");
});

test("no website is real", () => {
  expect(vendors.flatMap(({ website }) => website ?? []).filter((url) => !url.endsWith(".example"))).toEqual([]);
});

test("no one reviews a vendor twice, and owners who reply have claimed it", () => {
  for (const { key, claimed, reviews } of vendors) {
    expect(twice(reviews.map(({ author }) => author)), key).toEqual([]);
    expect(claimed || reviews.every(({ response }) => response === null), key).toBe(true);
  }
});

test("two reviews wait for a check, one was taken back by its author and one removed by an admin, all after they were written", () => {
  const gone = vendors.flatMap(({ reviews }) => reviews.filter((review) => review.gone));
  expect(gone.map((review) => review.gone!.by).toSorted()).toEqual(["admin", "author", "rule", "rule"]);
  for (const { gone: end, createdAt, helpful, response } of gone) {
    if (end!.by !== "rule") expect(Date.parse(end!.at)).toBeGreaterThan(Date.parse(createdAt));
    expect([helpful, response]).toEqual([0, null]);
  }
});

test("the review that a rule holds does have nearly the words of another", () => {
  const all = vendors.flatMap(({ reviews }) => reviews);
  const held = all.find(({ gone }) => gone?.by === "rule" && gone.reason === "alike")!;
  const alike = (other: string) => {
    const [one, two] = [likenessOf(held.review), new Set(likenessOf(other))];
    return one.filter((hash) => two.has(hash)).length >= Math.ceil(tooAlike * hashes);
  };
  expect(all.filter((review) => review !== held && alike(review.review)).length).toBe(1);
});

test("no sentence is used in more than three places", () => {
  const count = new Map<string, number>();
  for (const { description, reviews } of vendors)
    for (const text of [
      description,
      ...reviews.flatMap(({ title, review, response }) => [title ?? [], review, response?.text ?? []].flat()),
    ])
      for (const sentence of sentencesOf(text)) count.set(sentence, (count.get(sentence) ?? 0) + 1);
  expect([...count].filter(([, times]) => times > 3)).toEqual([]);
});

test.each(["2026-11-23", "2027-01-15", "2027-03-01", "2027-12-25"])(
  "on %s some vendors are closed over the Christmas of this winter or the next, and some open less in winter; none says both of one day",
  (date) => {
    const now = new Date(`${date}T12:00:00Z`);
    const places = demoPlaces();
    const special = cities.flatMap(({ place, vendors }) =>
      vendors.map((vendor) =>
        specialHours(
          vendor,
          places.find(({ id }) => id === place)!,
          now,
        ),
      ),
    );
    for (const entries of special) expect([...specialHoursErrors(entries, now)]).toEqual([]);
    const entries = special.flat();
    expect(entries.filter(({ closed }) => closed).length).toBeGreaterThan(50);
    expect(entries.filter(({ openTime }) => openTime === "11:00").length).toBeGreaterThan(10);
    const winter = date < "2027-03-01" ? 2026 : 2027;
    expect(new Set(entries.map(({ from }) => from))).toEqual(new Set([`${winter}-12-24`, `${winter + 1}-01-02`]));
  },
);
