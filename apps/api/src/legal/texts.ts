// The terms of use and the privacy policy: the operator's own, or our example with what we know filled in.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { components } from "@troth/api-client/schema";
import type { Brand } from "@troth/brand";
import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";
import { contentOf } from "./markdown.ts";

type LegalText = components["schemas"]["LegalText"];

/** What is recorded with a sign-up. */
export interface AcceptedTerms {
  version: string;
  /** The licence under which these terms let others reuse a person's reviews, as an SPDX id; null if they don't. */
  reviewLicence: string | null;
}

export type LegalTexts = Readonly<Record<"terms" | "privacy", LegalText> & { accepted: AcceptedTerms }>;

const titles = { terms: "Terms & Conditions", privacy: "Privacy Policy" };

/** The licence that our own example asks for. */
const exampleLicence = "CC-BY-4.0";

/**
 * @param own the operator's texts, as Markdown
 * @param own.reviewLicence the licence for reviews that their terms ask for; ignored with our example
 */
export function legalTexts(
  own: Readonly<{ terms: string | null; privacy: string | null; reviewLicence: string | null }>,
  brand: Brand,
): LegalTexts {
  const read = (name: "terms" | "privacy"): LegalText => {
    const markdown = own[name] ?? example(name, brand);
    return {
      version: createHash("sha256").update(markdown).digest("hex").slice(0, 16),
      isExample: own[name] === null,
      content: contentOf(markdown, titles[name]),
    };
  };
  const [terms, privacy] = [read("terms"), read("privacy")];
  const reviewLicence = terms.isExample ? exampleLicence : own.reviewLicence;
  return { terms, privacy, accepted: { version: terms.version, reviewLicence } };
}

const told = Object.fromEntries(Object.entries(lifetimes).map(([what, seconds]) => [what, formatDuration(seconds)]));

function example(name: "terms" | "privacy", brand: Brand): string {
  const { fullName, operatorName, operatorAddress, operatorCountry } = brand;
  const values: Record<string, string> = { ...told, fullName, operatorName, operatorAddress, operatorCountry };
  return readFileSync(new URL(`./${name}.md`, import.meta.url), "utf8").replaceAll(/\{\{(\w+)\}\}/g, (_all, what) => {
    const value = values[what];
    if (value === undefined) throw new Error(`${name}.md has a placeholder for ${what}, which has no value`);
    // Escaped, so that it is shown exactly as it was written.
    return value ? value.replaceAll(/[!-/:-@[-`{-~]/g, "\\$&") : "not yet given";
  });
}
