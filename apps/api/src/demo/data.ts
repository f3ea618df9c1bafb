// The demo's businesses and people, as written in demo/*.json. Cities are real; everything else is invented.
import { readdirSync, readFileSync } from "node:fs";
import type { components } from "@troth/api-client/schema";
import type { Aspect } from "../database/schema.ts";
import type { HoldReason } from "@troth/rules/screening";

export interface DemoPlace {
  id: string;
  name: string;
  localName: string;
  country: string;
  countryName: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}
export interface DemoCategory {
  slug: string;
  name: string;
  singular: string;
  description: string;
  icon: string;
}
export interface DemoReview {
  author: string;
  rating: number;
  title: string | null;
  review: string;
  language: string;
  experience: "enquired" | "booked" | "cancelled" | "completed";
  weddingDate: string | null;
  createdAt: string;
  aspects: Partial<Record<Aspect, number>> | null;
  helpful: number;
  response: { text: string; createdAt: string } | null;
  /** Drawn, like those of vendors. */
  photos?: { trade: string; alt: string }[];
  /** What it said until it was edited, where that was something else. */
  before?: { until: string; rating?: number; title?: string; review?: string };
  /** Why the public can't read it: a rule of screening, its author, or an admin's decision. */
  gone?:
    | { by: "rule"; reason: HoldReason }
    | { by: "author"; at: string }
    | { by: "admin"; at: string; reason: components["schemas"]["RemovalReason"] };
}
export interface DemoVendor {
  key: string;
  name: string;
  category: string[];
  language: string;
  description: string;
  phoneNumber: string;
  website: string | null;
  address: string;
  socialMedia: Record<string, string>;
  priceRange: number | null;
  /** In OpenStreetMap's format; null if not given. */
  hours: string | null;
  claimed: boolean;
  reviews: DemoReview[];
}

const folder = new URL("../../demo/", import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as T;

export const demoPlaces = () => read<DemoPlace[]>("places.json");
export const demoCategories = () => read<DemoCategory[]>("categories.json");
export const demoCities = () =>
  readdirSync(new URL("vendors/", folder))
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => read<{ place: string; vendors: DemoVendor[] }>(`vendors/${name}`));
