import { beforeAll, describe, expect, test } from "vitest";
import { noVendorFields, type VendorFields } from "../state/vendor-form.ts";
import { internationalPhone, loadPhoneRules } from "./phone.ts";
import { bodyOf, checkVendor, duplicateQueryOf } from "./vendor-rules.ts";

const lipa: VendorFields = { ...noVendorFields, name: "Lipa in med", category: ["cakes"], location: ["ljubljana-si"] };

const wrongWith = (change: Partial<VendorFields>) =>
  Object.entries(checkVendor({ ...lipa, ...change })).flatMap(([path, message]) => (message ? [path] : []));

test("a name, a category and a place are enough", () => {
  expect(wrongWith({})).toEqual([]);
  expect(wrongWith({ name: " L ", category: [], location: [] })).toEqual(["name", "category", "location"]);
});

test("no more is accepted than the rules allow, and each problem is at its own field", () => {
  const six = ["a", "b", "c", "d", "e", "f"];
  expect(wrongWith({ name: "x".repeat(121), category: six, location: six })).toEqual(["name", "category", "location"]);
  expect(wrongWith({ description: "x".repeat(2_001), address: "x".repeat(301) })).toEqual(["description", "address"]);
  // Letters outside the basic plane count as one.
  expect(wrongWith({ description: "💐".repeat(2_000) })).toEqual([]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "not a site",
  "https://user:secret@lipa.example",
  "http://10.0.0.1",
])("check 45: %s is not a website", (website) => {
  expect(wrongWith({ website })).toEqual(["website"]);
});

test("check 45: a username is taken from a pasted link, and nothing else passes for one", () => {
  const socials = (username: string) => ({ socialMedia: [{ platform: "instagram", username }] });
  expect(wrongWith(socials("https://www.instagram.com/lipainmed/?hl=sl"))).toEqual([]);
  expect(wrongWith(socials("javascript:alert(1)"))).toEqual(["socialMedia.0.username"]);
  expect(bodyOf({ ...lipa, ...socials("@lipainmed ") })?.socialMedia).toEqual([
    { platform: "instagram", username: "lipainmed" },
  ]);
});

test("a Facebook profile without a username is kept by its number, and refused if its link has none", () => {
  const socials = (username: string) => ({ socialMedia: [{ platform: "facebook", username }] });
  for (const link of [
    "https://www.facebook.com/profile.php?id=61551234567890",
    "m.facebook.com/profile.php?ref=page&id=61551234567890&mibextid=ZbWKwL#about",
    "https://www.facebook.com/people/Lipa-in-med/61551234567890/",
    "https://www.facebook.com/p/Lipa-in-med-61551234567890/?locale=sl_SI",
    "fb.com/pages/category/Bakery/Lipa-in-med-61551234567890/",
    "profile.php?id=61551234567890",
    "61551234567890",
  ])
    expect([link, bodyOf({ ...lipa, ...socials(link) })?.socialMedia]).toEqual([
      link,
      [{ platform: "facebook", username: "61551234567890" }],
    ]);
  for (const link of ["https://www.facebook.com/profile.php", "facebook.com/profile.php?ref=page", "profile.php"])
    expect([link, checkVendor({ ...lipa, ...socials(link) })["socialMedia.0.username"]]).toEqual([
      link,
      expect.stringContaining("doesn’t say whose profile it is"),
    ]);
  // Other names that merely look alike are left alone.
  for (const name of ["people", "lipa-in-med-2", "pages.61551"])
    expect(bodyOf({ ...lipa, ...socials(`facebook.com/${name}`) })?.socialMedia?.[0]?.username).toBe(name);
});

test("hours that overlap are wrong at the time that has to change", () => {
  const openingHours = lipa.openingHours.map((entry) =>
    entry.day === "Friday"
      ? { ...entry, openTime: "09:00", closeTime: "17:00", intervals: [{ openTime: "16:00", closeTime: "20:00" }] }
      : entry,
  );
  expect(wrongWith({ openingHours })).toEqual(["openingHours.4.intervals.0.openTime"]);
});

test("special dates that overlap others, or have no whole times, are wrong at what has to change", () => {
  const closed = { openTime: "00", closeTime: "00", closed: true };
  const specialHours = [
    { from: "2026-12-24", to: "2026-12-26", ...closed },
    { from: "2026-12-26", to: "2026-12-27", ...closed },
    { from: "2026-12-31", to: "2026-12-31", openTime: "09:00", closeTime: "00" },
  ];
  expect(wrongWith({ specialHours })).toEqual(["specialHours.1.from", "specialHours.2.closeTime"]);
});

describe("a telephone number", () => {
  test("is left to the server as long as the rules for it have not loaded", () => {
    expect(internationalPhone("nonsense", "ljubljana-si")).toBeUndefined();
    expect(wrongWith({ phoneNumber: "nonsense" })).toEqual([]);
  });

  describe("with its rules", () => {
    beforeAll(loadPhoneRules);

    test.each([
      ["01 555 01 77", "ljubljana-si", "+386 1 555 01 77"],
      ["020 7946 0018", "london-gb", "+44 20 7946 0018"],
      ["+43 2732 55501", "ljubljana-si", "+43 2732 55501"],
    ])("%s in %s is %s", (written, place, expected) => {
      expect(internationalPhone(written, place)).toBe(expected);
    });

    test.each(["nonsense", "123", "call me: 01 555 01 77"])("%j is refused", (written) => {
      expect(internationalPhone(written, "ljubljana-si")).toBeNull();
      expect(wrongWith({ phoneNumber: written })).toEqual(["phoneNumber"]);
    });

    test("needs its country code only where no place says the country", () => {
      expect(internationalPhone("01 555 01 77", undefined)).toBeNull();
      expect(internationalPhone("+386 1 555 01 77", undefined)).toBe("+386 1 555 01 77");
    });
  });
});

test("what is submitted is the same before and after its photos have been uploaded", () => {
  const photo = { key: "k1", name: "cake.jpg", alt: " Three tiers " };
  const before = bodyOf({ ...lipa, photos: [{ ...photo, id: "", url: "" }] });
  const after = bodyOf({ ...lipa, photos: [{ ...photo, id: "6f1ed002ab5595859014ebf0951522d9", url: "/x" }] });
  expect(before?.photos).toEqual([{ id: "k1", alt: "Three tiers" }]);
  expect(after).toEqual(before);
});

test("an incomplete listing can't be submitted, and what is empty isn't compared", () => {
  expect(bodyOf(noVendorFields)).toBeNull();
  expect(duplicateQueryOf(bodyOf({ ...lipa, website: "lipainmed.example" })!)).toEqual({
    name: "Lipa in med",
    location: ["ljubljana-si"],
    website: "lipainmed.example",
  });
});
