// A category as its form has it, and what the form sends of it.
import type { Schemas } from "@troth/api-client";
import { excessOf, maxCategorySlugLength, maxCategoryWordLength } from "@troth/rules/categories";
import { slugPattern } from "@troth/rules/slugs";
import { lengthOf } from "@troth/rules/text";
import { changesOf } from "../../forms/merge.ts";
import { messages as formWords } from "../../forms/messages.ts";
import type { Problems } from "../../forms/problems.ts";
import { draftPhotosOf } from "../../photos/draft-photos-of.ts";
import type { DraftPhoto } from "../../state/draft-photo.ts";
import { messages } from "./messages.ts";

const words = messages.fields;

export type CategoryFields = {
  name: string;
  singular: string;
  slug: string;
  description: string;
  icon: string;
  photos: DraftPhoto[];
  /** One word to a line. */
  words: { language: string; words: string }[];
};

export const noFields: CategoryFields = {
  name: "",
  singular: "",
  slug: "",
  description: "",
  icon: "",
  photos: [],
  words: [],
};

export const fieldsOf = ({ category, words }: Schemas["CategoryDetails"]): CategoryFields => ({
  name: category.name,
  singular: category.singular,
  slug: category.slug,
  description: category.description,
  icon: category.icon,
  photos: draftPhotosOf([category.image]),
  words: words.map((each) => ({ language: each.language, words: each.words.join("\n") })),
});

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** @param ids The server's ids of photos by their keys. */
export function bodyOf(fields: CategoryFields, ids: ReadonlyMap<string, string> = new Map()) {
  const [photo] = fields.photos;
  return {
    name: fields.name.trim(),
    singular: fields.singular.trim(),
    slug: fields.slug.trim(),
    description: fields.description.trim(),
    icon: fields.icon,
    image: photo ? (ids.get(photo.key) ?? photo.id) : null,
    words: fields.words.map(({ language, words }) => ({ language, words: linesOf(words) })),
  } satisfies Schemas["NewCategory"];
}

/** What was changed, and only that. */
export const changeOf = (before: CategoryFields, after: CategoryFields, ids?: ReadonlyMap<string, string>) =>
  changesOf(bodyOf(before), bodyOf(after, ids));

/** @param isNew A new one's address can be left to the server. */
export function checkCategory(fields: CategoryFields, isNew: boolean): Problems<CategoryFields> {
  const slug = fields.slug.trim();
  const rows = fields.words.flatMap(({ language, words: text }, at): [string, string][] => {
    const lines = linesOf(text);
    return [
      ...(language ? [] : [[`words.${at}.language`, words.languageMissing] as [string, string]]),
      ...(lines.length > 0 ? [] : [[`words.${at}.words`, words.wordsMissing] as [string, string]]),
      ...(lines.some((line) => lengthOf(line) > maxCategoryWordLength)
        ? [[`words.${at}.words`, words.wordLong(maxCategoryWordLength)] as [string, string]]
        : []),
    ];
  });
  const excess = excessOf(
    fields.words.flatMap((row) => (row.language ? [{ language: row.language, words: linesOf(row.words) }] : [])),
  );
  const last = fields.words.findLastIndex(({ language }) => excess === "languages" || language === excess?.language);
  if (excess === "languages") rows.push([`words.${last}.language`, words.tooManyLanguages]);
  else if (excess) rows.push([`words.${last}.words`, words.tooManyWords]);
  return {
    ...(!fields.name.trim() && { name: formWords.required(words.name) }),
    ...(!fields.singular.trim() && { singular: formWords.required(words.singular) }),
    ...(!(isNew && slug === "") && !slugPattern.test(slug) && { slug: words.slugWrong }),
    ...(slug.length > maxCategorySlugLength && { slug: words.slugLong }),
    ...Object.fromEntries(rows),
  };
}
