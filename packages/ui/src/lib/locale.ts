"use client";

import { createContext, use } from "react";

/**
 * Every word that components show of their own, by component. Each one adds its words beside its English, under its
 * folder's name, so this file names no component. Content (a title, a label) is passed as props.
 */
export interface Texts {}

/** Words by component; anything missing stays English. */
export type LocaleTexts = { [Name in keyof Texts]?: Partial<Texts[Name]> };

/** The settings of the surrounding `LocaleProvider`. */
export type Locale = {
  /** A BCP 47 tag, such as "de-AT": how to write numbers, dates and lists. */
  locale: string;
  /** Words by component; anything missing stays English. */
  texts: LocaleTexts;
};

export const LocaleContext = createContext<Locale>({ locale: "en-GB", texts: {} });

/** The tag of the language for numbers and dates. Default "en-GB". */
export const useLocale = (): string => use(LocaleContext).locale;

/**
 * The words of one component: its English, overridden by the provider's, then by its own `texts` prop.
 * @param name the component, by its folder's name
 */
export function useTexts<Name extends keyof Texts>(
  name: Name,
  english: Texts[Name],
  own?: Partial<Texts[Name]> | undefined,
): Texts[Name] {
  const provided = use(LocaleContext).texts[name];
  return provided || own ? { ...english, ...provided, ...own } : english;
}

/** Picks out of a component's props those that are its own words. */
export type Words<Props, Name extends keyof Props> = { [Key in Name]-?: NonNullable<Props[Key]> };
