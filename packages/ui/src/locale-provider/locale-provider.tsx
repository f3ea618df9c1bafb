"use client";

import { DirectionProvider } from "@radix-ui/react-direction";
import { type ReactNode, useMemo } from "react";
import { type Locale, LocaleContext, type LocaleTexts, type Texts } from "../lib/locale.ts";

export type { LocaleTexts, Texts };
// Each component declares its own words: this makes those known that an app does not import itself.
// oxlint-disable-next-line unicorn/require-module-specifiers -- what it exports is not needed, what it declares is
export type {} from "../locales/de.generated.ts";

export type LocaleProviderProps = {
  /** A BCP 47 tag, such as "de-AT": how numbers, dates and lists are written. Default "en-GB". */
  locale?: string | undefined;
  /** Words of components, by component; what is absent stays English. Whole languages come from `@troth/ui/locales/…`. */
  texts?: LocaleTexts | undefined;
  /** Which way the page reads. The document needs its own `dir` too. Default "ltr". */
  direction?: "ltr" | "rtl" | undefined;
  /** The app, or a part of it in another language. */
  children: ReactNode;
};

/** Sets the words, the way numbers and dates are written and the direction of everything inside. Once around an app is enough. */
export function LocaleProvider({ locale = "en-GB", texts, direction = "ltr", children }: LocaleProviderProps) {
  const value = useMemo<Locale>(() => ({ locale, texts: texts ?? {} }), [locale, texts]);
  return (
    <DirectionProvider dir={direction}>
      <LocaleContext value={value}>{children}</LocaleContext>
    </DirectionProvider>
  );
}
