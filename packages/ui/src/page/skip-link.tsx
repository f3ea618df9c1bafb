"use client";

import { useTexts } from "../lib/locale.ts";

export type PageTexts = {
  /** The skip link. Default "Skip to content". */
  skipLabel: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    page: PageTexts;
  }
}

const english: PageTexts = { skipLabel: "Skip to content" };

/** Waits above the window until it takes the focus. Kept separate, so that the page around it needs no script. */
export function SkipLink({ label }: { label: string | undefined }) {
  const words = useTexts("page", english);
  return (
    <a
      href="#main"
      className="fixed start-4 -top-20 z-float rounded-pill bg-accent px-5 py-3 text-15 font-semibold text-on-accent focus:top-3 active:bg-accent-hover forced-colors:border"
    >
      {label ?? words.skipLabel}
    </a>
  );
}
