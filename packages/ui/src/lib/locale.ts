"use client";

import { createContext, use } from "react";

/**
 * Every word that a component shows by itself, by component. Each adds its own beside its English, under its folder's
 * name, so that this file names none. Words that are content (a title, a label) are props.
 */
export interface Texts {}

/** Words by component; what is absent stays English. */
export type LocaleTexts = { [Name in keyof Texts]?: Partial<Texts[Name]> };

/** What the surrounding `LocaleProvider` says. */
export type Locale = {
  /** A BCP 47 tag, such as "de-AT": how numbers, dates and lists are written. */
  locale: string;
  /** Words of components, by component; what is absent stays English. */
  texts: LocaleTexts;
};

export const LocaleContext = createContext<Locale>({ locale: "en-GB", texts: {} });

/** The tag of the language that numbers and dates are written in. Default "en-GB". */
export const useLocale = (): string => use(LocaleContext).locale;

/**
 * The words of one component: its English, over it the provider's, over that its own `texts` prop.
 * @param name which component, as its folder is called
 */
export function useTexts<Name extends keyof Texts>(
  name: Name,
  english: Texts[Name],
  own?: Partial<Texts[Name]> | undefined,
): Texts[Name] {
  const provided = use(LocaleContext).texts[name];
  return provided || own ? { ...english, ...provided, ...own } : english;
}

/** Of a component's props those that are its own words. */
export type Words<Props, Name extends keyof Props> = { [Key in Name]-?: NonNullable<Props[Key]> };
