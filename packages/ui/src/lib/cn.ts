import { type ClassNameValue, extendTailwindMerge } from "tailwind-merge";

/** Our names of Tailwind's scales. Without them a text size such as `text-14` would be taken for a colour and dropped. */
const merge = extendTailwindMerge<"figures">({
  extend: {
    theme: {
      text: ["13", "14", "15", "16", "18", "21", "26", "32", "40", "56", "76"],
      radius: ["small", "field", "card", "panel", "pill", "arch", "vessel"],
      shadow: ["card", "float"],
      font: ["display", "text"],
      "font-weight": ["display"],
    },
    classGroups: { figures: ["figures"] },
  },
});

/** Joins class names; of two that set the same thing the later wins, so that a caller's `className` overrides a default. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(classes);
}
