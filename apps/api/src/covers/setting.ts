// What a place looks like from afar: coast, mountains or a city's roofs, judging by where it is and how many people
// live there.
import { readFileSync } from "node:fs";
import { distance, type Position } from "../import/geometry.ts";
import { gazetteer } from "../search/geography.ts";

export const LANDS = ["hills", "mountains", "coast", "lake", "plain", "desert"] as const;
export const TREES = ["round", "cypress", "fir", "palm"] as const;

export interface Setting {
  land: (typeof LANDS)[number];
  /** From this many people on, you see roofs. */
  town: boolean;
  trees: (typeof TREES)[number];
}

/** What is known about a place. */
export interface Place {
  id: string;
  name: string;
  /** Two capital letters. */
  country: string;
  latitude: number;
  longitude: number;
}

/** For places nothing is known about: gentle countryside. */
export const anywhere: Setting = { land: "hills", town: false, trees: "round" };

const known = new Map<string, Setting>();

export function settingOf(place: Place | null): Setting {
  if (!place) return anywhere;
  const kept = known.get(place.id);
  if (kept) return kept;
  const land = landOf(place);
  const here: Position = [place.longitude, place.latitude];
  const town = cities().some((city) => distance(here, city) < 9_000);
  const setting = { land, town, trees: treesOf(place, land) };
  known.set(place.id, setting);
  return setting;
}

function landOf({ name, country, latitude, longitude }: Place): Setting["land"] {
  const here: Position = [longitude, latitude];
  if (lakes.some((lake) => distance(here, lake) < 15_000) || /\b(am see|lake|lago di|sul lago)\b/i.test(name))
    return "lake";
  if (isCoast(latitude, longitude)) return "coast";
  if (ranges.some(([within, ...crest]) => awayFrom(here, crest) < within * 1_000)) return "mountains";
  if (
    deserts.some(
      ([west, south, east, north]) => longitude > west && longitude < east && latitude > south && latitude < north,
    )
  )
    return "desert";
  return plains.has(country) ? "plain" : "hills";
}

function treesOf({ country, latitude }: Place, land: Setting["land"]): Setting["trees"] {
  const north = Math.abs(latitude);
  if (land === "desert" || north < 29) return "palm";
  if (mediterranean.has(country) && north < 45.6) return "cypress";
  return land === "mountains" || north > 57 ? "fir" : "round";
}

/** Countries that are flat almost everywhere. */
const plains = new Set(["BE", "BY", "DK", "EE", "HU", "LT", "LV", "NL", "PL", "UA"]);
const mediterranean = new Set("AL BA CY DZ ES FR GR HR IL IT LB MA MC ME MK MT PT SI SM SY TN TR VA".split(" "));

/** Large mountain ranges by their crests, and how far from them, in kilometres, people still live among mountains. */
const ranges: readonly (readonly [within: number, ...crest: Position[]])[] = [
  [55, [6.6, 44.2], [7, 45.9], [9.5, 46.5], [11.5, 46.9], [13.5, 46.9], [15.2, 47.6]], // Alps
  [45, [13.6, 46.4], [14.7, 46.4]], // Julian Alps, Karawanks
  [35, [-1.2, 42.9], [2.4, 42.5]], // Pyrenees
  [35, [-6.5, 43.1], [-4.2, 43.1]], // Cantabrian Mountains
  [30, [-3.9, 37.1], [-2.9, 37.1]], // Sierra Nevada
  [35, [18.5, 49.2], [20.2, 49.2], [24.5, 48.2], [25.5, 45.5], [22.8, 45.4]], // Carpathians
  [35, [15.5, 44.6], [18.3, 43.3], [20.2, 42.4]], // Dinaric Alps
  [30, [20.7, 40.2], [21.7, 38.9]], // Pindus
  [30, [22.6, 42.6], [25.5, 42.8]], // Balkan Mountains, Vitosha
  [30, [9, 44.4], [11, 44.1], [13.5, 42.3], [15.8, 40.5]], // Apennines
  [50, [-5.4, 56.6], [-4, 57.3]], // Highlands
  [60, [6.6, 60.3], [8.5, 61.7], [14, 65], [18, 68.3]], // Scandes
  [50, [39.5, 43.8], [42.5, 43.2], [46.5, 42]], // Caucasus
  [45, [30, 37], [35.5, 37.8]], // Taurus
  [50, [-8.5, 30.9], [-4.6, 32.6]], // Atlas
  [70, [48.5, 35.6], [51.5, 36.1], [54, 36.6]], // Elburz
  [110, [70, 35.5], [76, 34.5], [79.5, 30.8], [85.5, 28.2], [92, 28]], // Himalaya
  [80, [70.5, 41.2], [76.9, 42.8], [83, 43.6]], // Tian Shan
  [45, [137.7, 36.3], [137.9, 35.5]], // Japanese Alps
  [70, [-120.5, 51.5], [-116, 50.6], [-113.5, 46.5], [-111.2, 44], [-111.5, 40.5]], // Rockies, Wasatch
  [80, [-106.2, 40.4], [-106.3, 37.8], [-105.6, 36]], // Southern Rockies
  [50, [-121.5, 48.5], [-121.8, 44.5], [-119.5, 37.8]], // Cascades, Sierra Nevada
  [35, [-83.5, 35.5], [-81.6, 36.1], [-79.4, 38.2], [-71.5, 44.2]], // Appalachians
  [60, [-76, 4], [-73.6, 7]], // Andes, from the north
  [70, [-78.6, 0], [-78.8, -3], [-77.6, -9.5], [-72, -13.6], [-68, -16.5], [-66, -21]],
  [60, [-70, -30], [-70, -34], [-71.5, -41]],
  [45, [168, -44.6], [171.5, -43]], // Southern Alps
  [50, [29.2, -29.5], [28.5, -28.6]], // Drakensberg
  [50, [36.9, -0.6], [37.4, -3.1]], // Mount Kenya, Kilimanjaro
];

/** West, south, east, north. */
const deserts: readonly (readonly [number, number, number, number])[] = [
  [-12, 18, 34.5, 30.3], // Sahara
  [34.5, 16, 56, 31], // Arabia
  [53, 30, 60, 35], // Iran's middle
  [69, 24, 73.5, 29], // Thar
  [-117.5, 31.4, -109.5, 37.2], // Mojave, Sonora
  [-71, -27, -68.5, -18], // Atacama
  [13, -28, 18.5, -18], // Namib
  [120, -30, 140, -20], // Australia's middle
];

const lakes: readonly Position[] = [
  [14.1, 46.36], // Bled
  [13.87, 46.28], // Bohinj
  [9.25, 46], // Como
  [10.66, 45.6], // Garda
  [10.75, 45.8],
  [8.6, 45.95], // Maggiore
  [8.98, 46], // Lugano
  [6.2, 46.25], // Geneva
  [6.6, 46.48],
  [8.4, 47.02], // Lucerne
  [8.6, 47.3], // Zürich
  [9.35, 47.6], // Constance
  [6.16, 45.87], // Annecy
  [13.37, 47.8], // Salzkammergut
  [13.65, 47.56],
  [14.15, 46.63], // Wörthersee
  [11.33, 47.98], // Starnberg
  [17.9, 46.9], // Balaton
  [20.75, 41.05], // Ohrid
  [-2.95, 54.4], // Windermere
  [-3.1, 54.58],
  [-120.05, 39.1], // Tahoe
  [73.68, 24.58], // Udaipur
  [168.66, -45.03], // Wakatipu
  [-71.3, -41.13], // Nahuel Huapi
];

/** The distance from a point to the nearest segment of a line, in metres. */
function awayFrom(here: Position, line: readonly Position[]): number {
  let least = Infinity;
  for (let i = 0; i < line.length; i += 1) {
    const from = line[Math.max(0, i - 1)]!;
    const to = line[i]!;
    // Uses the width that a degree of longitude has at the point itself.
    const narrow = Math.cos((here[1] * Math.PI) / 180);
    const [dx, dy] = [(to[0] - from[0]) * narrow, to[1] - from[1]];
    const along = ((here[0] - from[0]) * narrow * dx + (here[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, distance(here, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]));
  }
  return least;
}

let coast: Set<string> | null = null;

/** Whether the sea is within the same fifth of a degree, or a few kilometres away. */
function isCoast(latitude: number, longitude: number): boolean {
  if (!coast) {
    coast = new Set();
    for (const row of readFileSync(new URL("coast.txt", import.meta.url), "utf8").split("\n")) {
      const [index, runs] = row.split(":");
      if (runs === undefined || row.startsWith("#")) continue;
      let column = -900;
      for (const run of runs.split(" ")) {
        const [gap, length = "1"] = run.split(".");
        column += Number.parseInt(gap!, 36);
        for (let i = 0; i < Number.parseInt(length, 36); i += 1) coast.add(`${index} ${column + i}`);
        column += Number.parseInt(length, 36) - 1;
      }
    }
  }
  const cells = coast;
  return [-0.05, 0.05].some((north) =>
    [-0.07, 0.07].some((east) =>
      cells.has(`${Math.floor((latitude + north) * 5)} ${Math.floor((longitude + east) * 5)}`),
    ),
  );
}

const people = 200_000;
let large: Position[] | null = null;

/** Where many people live. */
const cities = () =>
  (large ??= gazetteer()
    .filter(({ population }) => population >= people)
    .map(({ longitude, latitude }): Position => [longitude, latitude]));
