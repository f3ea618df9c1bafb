import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Credits } from "./credits.tsx";

const osm = { text: "© OpenStreetMap contributors (ODbL)", url: "https://www.openstreetmap.org/copyright" };
const other = { text: "© Somebody", url: "https://somebody.example/licence" };
const shown = (...of: (typeof osm | null)[]) =>
  [
    ...renderToStaticMarkup(<Credits of={of.map((credit) => ({ credit }))} />).matchAll(
      /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g,
    ),
  ].map(([, url, text]) => ({ url, text }));

test("whose data the listings are made from is told once each, linked to its licence", () => {
  expect(shown(null, osm, null, { ...osm }, other, osm)).toEqual([osm, other]);
});

test("where no listing asks for it, nothing is told", () => {
  expect(renderToStaticMarkup(<Credits of={[{ credit: null }, { credit: null }]} />)).toBe("");
});
