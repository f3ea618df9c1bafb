"use client";

import { LocaleProvider } from "@troth/ui/locale-provider";
import { de } from "@troth/ui/locales/de";
import type { ReactNode } from "react";

/** Some words are functions, which can't be passed from the server to the browser, so they are set here. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale="de-DE" texts={{ ...de, dialog: { closeLabel: "Put away" } }}>
      {children}
    </LocaleProvider>
  );
}
