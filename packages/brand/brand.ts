// The product's name, who runs it and where to find them: the one place to rename the product. Each value can also be
// set by the environment, so that one build can serve several owners.

export interface Brand {
  /** On the splash and in the wordmark. */
  shortName: string;
  /** Where there is more room: e-mails, the footer, the terms. */
  fullName: string;
  /** The title of the home page, and the end of every other title. */
  tagline: string;
  /**
   * The brand's colour for buttons, links and the splash, as "#rrggbb"; empty keeps the design system's blue. Shades
   * for both themes are derived from it, so that everything stays readable.
   */
  colour: string;
  /** The feedback form, on another site. */
  feedbackUrl: string;
  instagramUrl: string;
  xUrl: string;
  whatsappUrl: string;
  /** The legal name of whoever runs the site; empty if it hasn't been set. */
  operatorName: string;
  operatorAddress: string;
  operatorCountry: string;
}

const defaults: Brand = {
  shortName: "Troth",
  fullName: "Troth Wedding Reviews",
  tagline: "Review & Discover Trusted Wedding Vendors",
  colour: "",
  feedbackUrl: "https://forms.troth.example/feedback",
  instagramUrl: "https://www.instagram.com/troth.example",
  xUrl: "https://x.com/troth_example",
  whatsappUrl: "https://wa.me/38615550142",
  operatorName: "",
  operatorAddress: "",
  operatorCountry: "",
};

const variables = {
  shortName: "BRAND_SHORT_NAME",
  fullName: "BRAND_FULL_NAME",
  tagline: "BRAND_TAGLINE",
  colour: "BRAND_COLOUR",
  feedbackUrl: "BRAND_FEEDBACK_URL",
  instagramUrl: "BRAND_INSTAGRAM_URL",
  xUrl: "BRAND_X_URL",
  whatsappUrl: "BRAND_WHATSAPP_URL",
  operatorName: "OPERATOR_NAME",
  operatorAddress: "OPERATOR_ADDRESS",
  operatorCountry: "OPERATOR_COUNTRY",
} as const satisfies Record<keyof Brand, string>;

/**
 * The brand, with any values the environment overrides.
 * @throws Error naming the variable that isn't an http(s) address, or isn't a colour.
 */
export function brandFrom(env: Readonly<Record<string, string | undefined>>): Brand {
  const brand: Brand = { ...defaults };
  for (const [key, variable] of Object.entries(variables) as [keyof Brand, string][]) {
    const value = env[variable]?.trim();
    if (!value) continue;
    if (key.endsWith("Url") && !/^https?:\/\/[^\s"'<>]+$/.test(value))
      throw new Error(`${variable} must be an http(s) address`);
    if (key === "colour" && !/^#[0-9a-f]{6}$/i.test(value))
      throw new Error(`${variable} must be a colour such as #2440d8`);
    brand[key] = value;
  }
  return brand;
}
