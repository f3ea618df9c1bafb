import { describe, expect, test } from "vitest";
import type { Vendor } from "../queries.ts";
import { cover } from "../vendors/cover.specimen.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { changeOf, checkChange, fieldsOf } from "./listing-fields.ts";

const photo = (id: string, alt = ""): Vendor["photos"][number] => ({ ...cover, id, alt, drawn: false });
const before = fieldsOf({ ...vendor, photos: [photo("aa", "The hall"), photo("bb")] });

describe("what is sent of a listing", () => {
  test("is only what was changed, so nothing else can be overwritten", () => {
    expect(changeOf(before, before)).toEqual({});
    expect(changeOf(before, { ...before, name: "Lindenhof am See", address: before.address + "  " })).toEqual({
      name: "Lindenhof am See",
    });
  });

  test("is all of its photos as soon as one is added, removed, moved or described, by the server's ids", () => {
    const [hall, garden] = before.photos as [(typeof before.photos)[0], (typeof before.photos)[0]];
    const added = { key: "k", id: "", url: "", name: "new.jpg", alt: "The lake" };
    expect(changeOf(before, { ...before, photos: [garden, added] }, new Map([["k", "cc"]]))).toEqual({
      photos: [
        { id: "bb", alt: "" },
        { id: "cc", alt: "The lake" },
      ],
    });
    expect(changeOf(before, { ...before, photos: [hall, { ...garden, alt: "The garden" }] }).photos?.[1]).toEqual({
      id: "bb",
      alt: "The garden",
    });
  });

  test("doesn't include a drawn cover, which isn't a photo", () => {
    expect(fieldsOf({ ...vendor, photos: [cover] }).photos).toEqual([]);
  });
});

test("what was wrong with a listing before doesn't keep anyone from mending the rest", () => {
  const imported = { ...before, website: "not a site", location: [] };
  expect(checkChange(imported, { ...imported, address: "Seestraße 1" })).toEqual({});
  expect(Object.keys(checkChange(imported, { ...imported, website: "nor this" }))).toEqual(["website"]);
});
