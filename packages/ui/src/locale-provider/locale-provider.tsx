"use client";

import { DirectionProvider } from "@radix-ui/react-direction";
import { type ReactNode, useMemo } from "react";
import { type Locale, LocaleContext } from "../lib/locale.ts";

export type LocaleProviderProps = Partial<Locale> & {
  /** Which way the page reads. The document needs its own `dir` too. Default "ltr". */
  direction?: "ltr" | "rtl" | undefined;
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
