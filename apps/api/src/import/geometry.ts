// Where a feature is, as one point for every kind of GeoJSON geometry. https://www.rfc-editor.org/rfc/rfc7946
export type Position = [longitude: number, latitude: number];

type Weighted = { x: number; y: number; weight: number };

/** What is wrong with a geometry, as text; null if it is sound. */
export function geometryError(geometry: unknown): string | null {
  if (geometry === null) return null;
  if (!isRecord(geometry)) return "its geometry isn't an object";
  const { type } = geometry;
  if (type === "GeometryCollection") {
    if (!Array.isArray(geometry["geometries"])) return "its GeometryCollection has no list of geometries";
    return geometry["geometries"].map(geometryError).find((fault) => fault !== null) ?? null;
  }
  const depth =
    typeof type === "string" && Object.hasOwn(depths, type) ? depths[type as keyof typeof depths] : undefined;
  if (depth === undefined) return `its geometry is of an unknown type (${JSON.stringify(type)})`;
  return coordinatesFault(geometry["coordinates"], depth, type as string);
}

const depths = { Point: 0, MultiPoint: 1, LineString: 1, Polygon: 2, MultiLineString: 2, MultiPolygon: 3 };

function coordinatesFault(coordinates: unknown, depth: number, type: string): string | null {
  if (!Array.isArray(coordinates)) return `the coordinates of its ${type} aren't nested correctly`;
  if (depth > 0) {
    for (const part of coordinates) {
      const fault = coordinatesFault(part, depth - 1, type);
      if (fault) return fault;
    }
    return null;
  }
  const [longitude, latitude] = coordinates as unknown[];
  if (type === "Point" && coordinates.length === 0) return null; // empty: nowhere
  if (typeof longitude !== "number" || typeof latitude !== "number")
    return `a position of its ${type} isn't two numbers`;
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
    return `a position of its ${type} (${longitude}, ${latitude}) is outside longitude ±180 and latitude ±90`;
  }
  return null;
}

/** The middle of a sound geometry; null if it has no position. */
export function middleOf(geometry: unknown): Position | null {
  if (!isRecord(geometry)) return null;
  const first = firstPosition(geometry["coordinates"]);
  if (!first) return null;
  // Near the 180th meridian, longitudes on the far side continue from this one.
  const unwrap = (p: Position): Position => [p[0] - 360 * Math.round((p[0] - first[0]) / 360), p[1]];
  const parts = partsOf(geometry, unwrap);
  const middle = weightedMean(parts) ?? weightedMean(parts.map((part) => ({ ...part, weight: 1 })));
  if (!middle) return null;
  const longitude = ((((middle[0] + 180) % 360) + 360) % 360) - 180;
  return [round(longitude), round(middle[1])];
}

// A millionth of a degree is about the width of a hand.
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function firstPosition(coordinates: unknown): Position | null {
  if (!Array.isArray(coordinates)) return null;
  if (typeof coordinates[0] === "number") return coordinates as Position;
  for (const part of coordinates) {
    const found = firstPosition(part);
    if (found) return found;
  }
  return null;
}

function partsOf(geometry: Record<string, unknown>, unwrap: (p: Position) => Position): Weighted[] {
  const line = (positions: Position[]) => lineParts(positions.map(unwrap));
  const polygon = (rings: Position[][]) => rings.flatMap((ring, i) => ringParts(ring.map(unwrap), i > 0));
  const coordinates: unknown = geometry["coordinates"];
  switch (geometry["type"]) {
    case "Point":
      return pointParts([unwrap(coordinates as Position)]);
    case "MultiPoint":
      return pointParts((coordinates as Position[]).map(unwrap));
    case "LineString":
      return line(coordinates as Position[]);
    case "MultiLineString":
      return (coordinates as Position[][]).flatMap(line);
    case "Polygon":
      return polygon(coordinates as Position[][]);
    case "MultiPolygon":
      return (coordinates as Position[][][]).flatMap(polygon);
    default:
      return [];
  }
}

const pointParts = (positions: Position[]): Weighted[] => positions.map(([x, y]) => ({ x, y, weight: 1 }));

function lineParts(positions: Position[]): Weighted[] {
  if (positions.length < 2) return pointParts(positions);
  return positions.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = positions[i]!;
    return { x: (x + fromX) / 2, y: (y + fromY) / 2, weight: Math.hypot(x - fromX, y - fromY) };
  });
}

/** The signed triangles between a ring's edges and its first corner: their weighted average is the ring's centroid. */
function ringParts(ring: Position[], isHole: boolean): Weighted[] {
  const [originX, originY] = ring[0] ?? [0, 0];
  const triangles = ring.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = ring[i]!;
    const area = (fromX - originX) * (y - originY) - (x - originX) * (fromY - originY);
    return { x: (originX + fromX + x) / 3, y: (originY + fromY + y) / 3, weight: area };
  });
  // Whichever way round they were drawn, an outline adds and a hole subtracts.
  const sign = Math.sign(triangles.reduce((sum, { weight }) => sum + weight, 0)) * (isHole ? -1 : 1) || 1;
  return triangles.map((triangle) => ({ ...triangle, weight: triangle.weight * sign }));
}

function weightedMean(parts: Weighted[]): Position | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 1e-15)) return null;
  const mean = (of: (part: Weighted) => number) => parts.reduce((sum, part) => sum + of(part) * part.weight, 0) / total;
  return [mean(({ x }) => x), mean(({ y }) => y)];
}

/** Metres between two points on the globe. */
export function distance(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const byLatitude = Math.sin(((b[1] - a[1]) * radians) / 2) ** 2;
  const byLongitude =
    Math.cos(a[1] * radians) * Math.cos(b[1] * radians) * Math.sin(((b[0] - a[0]) * radians) / 2) ** 2;
  return 12_742_000 * Math.asin(Math.min(1, Math.sqrt(byLatitude + byLongitude)));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
