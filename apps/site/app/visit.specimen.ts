import { brandFrom } from "@troth/brand";
import type { PageSettings } from "./visit.ts";

/** What the server tells a page when nothing is configured, for tests. */
export const settings: PageSettings = {
  // Without an "&", so that tests find it in HTML unescaped.
  brand: { ...brandFrom({}), tagline: "Trusted vendors" },
  origin: "https://troth.example",
  apiBase: "",
  googleLogin: false,
  credits: [],
};
