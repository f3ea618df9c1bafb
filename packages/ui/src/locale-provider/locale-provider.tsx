"use client";

import { DirectionProvider } from "@radix-ui/react-direction";
import { type ReactNode, useMemo } from "react";
import { type Locale, LocaleContext, type LocaleTexts, type Texts } from "../lib/locale.ts";

export type { LocaleTexts, Texts };
// Each component declares its own words: this includes those of components that the app doesn't import.
// oxlint-disable-next-line unicorn/require-module-specifiers -- what it exports is not needed, what it declares is
export type {} from "../locales/de.generated.ts";

export type LocaleProviderProps = {
  /** A BCP 47 tag, such as "de-AT": how to write numbers, dates and lists. Default "en-GB". */
  locale?: string | undefined;
  /** Words by component; anything missing stays English. Complete languages come from `@troth/ui/locales/…`. */
  texts?: LocaleTexts | undefined;
  /** Which way the text reads. The document needs its own `dir` too. Default "ltr". */
  direction?: "ltr" | "rtl" | undefined;
  /** The app, or a part of it in another language. */
  children: ReactNode;
};

/** Sets the words, number and date formats, and direction of everything inside. Once around an app is enough. */
export function LocaleProvider({ locale = "en-GB", texts, direction = "ltr", children }: LocaleProviderProps) {
  const value = useMemo<Locale>(() => ({ locale, texts: texts ?? {} }), [locale, texts]);
  return (
    <DirectionProvider dir={direction}>
      <LocaleContext value={value}>{children}</LocaleContext>
    </DirectionProvider>
  );
}
