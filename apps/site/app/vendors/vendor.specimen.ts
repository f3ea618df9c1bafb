import type { Vendor } from "../queries.ts";
import { cover } from "./cover.specimen.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A vendor as the API returns it, for tests. No one has reviewed it yet. */
export const vendor: Vendor = {
  id: "01986f2a-6c00-7000-8000-00000000a001",
  slug: "lindenhof",
  name: "Lindenhof",
  language: "de",
  description: "",
  category: ["venues"],
  location: [],
  places: [],
  phoneNumber: "+43 2732 55501",
  website: "https://www.xn--lindenhfe-47a.example/",
  websiteText: "lindenhöfe.example",
  address: "",
  socialMedia: [],
  openingHours: days.map((day) => ({ day, openTime: "00", closeTime: "00" })),
  specialHours: [],
  timeZone: "Europe/Vienna",
  openState: { state: "not-given", until: null, opensAt: null },
  coordinates: null,
  priceRange: null,
  photos: [],
  banner: cover,
  image: cover,
  isClaimed: false,
  isApproved: true,
  status: "approved",
  addedBy: null,
  credit: null,
  rating: { average: null, count: 0, histogram: [0, 0, 0, 0, 0], aspects: {} },
  createdAt: "2026-11-22T10:00:00Z",
};
