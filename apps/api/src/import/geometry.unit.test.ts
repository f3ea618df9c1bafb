import { describe, expect, test } from "vitest";
import { distance, geometryError, middleOf } from "./geometry.ts";

const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

describe("the middle", () => {
  test("of points, lines, outlines", () => {
    expect(middleOf({ type: "Point", coordinates: [14.5, 46.05] })).toEqual([14.5, 46.05]);
    expect(
      middleOf({
        type: "LineString",
        coordinates: [
          [0, 0],
          [2, 0],
          [2, 0],
          [4, 0],
        ],
      }),
    ).toEqual([2, 0]);
    expect(middleOf({ type: "Polygon", coordinates: [square(10, 40, 2)] })).toEqual([11, 41]);
    expect(middleOf({ type: "Polygon", coordinates: [square(10, 40, 2).toReversed()] })).toEqual([11, 41]);
  });

  test("of several outlines is nearer to the bigger one", () => {
    const [longitude] = middleOf({ type: "MultiPolygon", coordinates: [[square(0, 0, 2)], [square(10, 0, 1)]] })!;
    expect(longitude).toBeCloseTo((1 * 4 + 10.5 * 1) / 5, 5);
  });

  test("a hole is subtracted, whichever way round it is drawn", () => {
    for (const hole of [square(0, 0, 1), square(0, 0, 1).toReversed()]) {
      const [longitude] = middleOf({ type: "Polygon", coordinates: [square(0, 0, 2), hole] })!;
      expect(longitude).toBeCloseTo((1 * 4 - 0.5) / 3, 5);
    }
  });

  test("of an outline without an area is among its corners", () => {
    const [longitude, latitude] = middleOf({
      type: "Polygon",
      coordinates: [
        [
          [1, 1],
          [3, 1],
          [1, 1],
        ],
      ],
    })!;
    expect(longitude).toBeGreaterThan(1);
    expect(longitude).toBeLessThan(3);
    expect(latitude).toBe(1);
    expect(
      middleOf({
        type: "Polygon",
        coordinates: [
          [
            [1, 1],
            [1, 1],
            [1, 1],
          ],
        ],
      }),
    ).toEqual([1, 1]);
  });

  test("across the 180th meridian stays near it", () => {
    const [longitude] = middleOf({
      type: "Polygon",
      coordinates: [
        [
          [179, 0],
          [-179, 0],
          [-179, 2],
          [179, 2],
          [179, 0],
        ],
      ],
    })!;
    expect(Math.abs(longitude)).toBeCloseTo(180, 5);
  });

  test("of an empty geometry is nowhere", () => {
    for (const geometry of [
      null,
      { type: "Point", coordinates: [] },
      { type: "MultiPolygon", coordinates: [] },
      { type: "GeometryCollection", geometries: [] },
    ]) {
      expect(geometryError(geometry)).toBeNull();
      expect(middleOf(geometry)).toBeNull();
    }
  });
});

test("errors say what is wrong with a geometry", () => {
  expect(geometryError("here")).toBe("its geometry isn't an object");
  expect(geometryError({ type: "Circle" })).toContain("unknown type");
  expect(geometryError({ type: "Polygon", coordinates: [[1, 2]] })).toContain("aren't nested");
  expect(geometryError({ type: "Point", coordinates: ["1", "2"] })).toContain("isn't two numbers");
  expect(geometryError({ type: "Point", coordinates: [1_614_000, 6_178_000] })).toContain("outside");
  expect(geometryError({ type: "constructor", coordinates: [1, 2] })).toContain("unknown type");
});

test("distances on the globe are in metres", () => {
  expect(distance([16.37, 48.21], [16.37, 48.21])).toBe(0);
  expect(distance([16.3738, 48.2082], [14.5058, 46.0569])).toBeCloseTo(277_400, -4);
  expect(distance([179.9999, 0], [-179.9999, 0])).toBeLessThan(30);
});
