import { expect, test } from "vitest";
import type { Schemas } from "./client.ts";
import { largestOf, pictureOf, previewOf, withOrigin } from "./pictures.ts";

const file = (width: number, format: Schemas["PhotoFormat"]) => ({
  src: `/api/photos/p/${width}.${format}`,
  width,
  format,
});

const photo: Schemas["Photo"] = {
  id: "p",
  alt: "The villa from the lake",
  drawn: false,
  width: 1600,
  height: 1200,
  placeholder: "data:image/webp;base64,UklG",
  variants: [file(320, "webp"), file(640, "webp"), file(1600, "webp"), file(640, "jpg"), file(1200, "jpg")],
};

test("a photo becomes a picture with its files in one format, narrowest first", () => {
  expect(pictureOf(photo, "50vw")).toEqual({
    src: "/api/photos/p/640.webp",
    srcSet: "/api/photos/p/320.webp 320w, /api/photos/p/640.webp 640w, /api/photos/p/1600.webp 1600w",
    avif: "",
    sizes: "50vw",
    alt: "The villa from the lake",
    width: 1600,
    height: 1200,
    placeholder: "data:image/webp;base64,UklG",
    drawn: false,
  });
});

test("AVIFs are offered separately, so that browsers that can't read them don't have to", () => {
  const more = { ...photo, variants: [...photo.variants, file(320, "avif"), file(1600, "avif")] };
  expect(pictureOf(more, "50vw")).toEqual({
    ...pictureOf(photo, "50vw"),
    avif: "/api/photos/p/320.avif 320w, /api/photos/p/1600.avif 1600w",
  });
});

test("a picture without alt text has none, and without a photo there is no picture", () => {
  expect(pictureOf(photo, "50vw", "")).toMatchObject({ alt: "" });
  expect([
    pictureOf(null, "50vw"),
    pictureOf(undefined, "50vw"),
    pictureOf({ ...photo, variants: [] }, "50vw"),
  ]).toEqual([null, null, null]);
});

test("a viewer gets the largest file, a link preview the largest in a basic format", () => {
  expect(largestOf(photo)).toBe("/api/photos/p/1600.webp");
  expect(previewOf(photo)).toBe("/api/photos/p/1200.jpg");
});

test("if the preferred format is missing, another one is used", () => {
  const onlyJpg = { ...photo, variants: [file(640, "jpg"), file(1200, "jpg")] };
  expect(pictureOf(onlyJpg, "50vw")?.srcSet).toBe("/api/photos/p/640.jpg 640w, /api/photos/p/1200.jpg 1200w");
  expect(previewOf({ ...photo, variants: [file(320, "webp"), file(640, "webp"), file(640, "avif")] })).toBe(
    "/api/photos/p/640.webp",
  );
  expect(previewOf(null)).toBeUndefined();
});

test("a page on another origin gets full addresses on the API, and full addresses stay unchanged", () => {
  const elsewhere = { src: "https://cdn.example.org/900.webp", width: 900, format: "webp" } as const;
  const whole = withOrigin({ ...photo, variants: [file(320, "webp"), elsewhere] }, "https://api.example.org");
  expect(pictureOf(whole, "50vw")).toMatchObject({
    src: "https://cdn.example.org/900.webp",
    srcSet: "https://api.example.org/api/photos/p/320.webp 320w, https://cdn.example.org/900.webp 900w",
  });
  expect(withOrigin(null, "https://api.example.org")).toBeNull();
});
