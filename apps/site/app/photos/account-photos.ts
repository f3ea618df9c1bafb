// The photos of a draft that is kept in an account: the account has those that have been uploaded.
import { ApiProblem, type Schemas } from "@troth/api-client";
import { maxAltLength } from "@troth/rules/vendors";
import { isSame, merge, type Merged } from "../forms/merge.ts";
import type { DraftPhoto } from "../state/draft-photo.ts";

const isUploaded = ({ id }: DraftPhoto): boolean => id !== "";

export const uploadedPhotos = (photos: readonly DraftPhoto[]): Schemas["UploadedPhoto"][] =>
  photos.filter(isUploaded).map(({ id, alt }) => ({ id, alt: alt.slice(0, maxAltLength) }));

export const areSomeOnlyHere = (photos: readonly DraftPhoto[]): boolean => !photos.every(isUploaded);

/** The account's photos as this device knows them, and those that are only here. */
export const photosAsHere = (photos: readonly DraftPhoto[], here: readonly DraftPhoto[]): DraftPhoto[] => [
  ...photos.filter(isUploaded).map((photo) => {
    const own = here.find(({ id }) => id === photo.id);
    return own ? { ...own, alt: photo.alt } : photo;
  }),
  ...here.filter((photo) => !isUploaded(photo)),
];

/**
 * Merges two versions of a draft, by what the account has of their photos: one that waits here in the midst of them is no
 * change.
 */
export function mergeWithPhotos<Fields extends { photos: DraftPhoto[] }>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): Merged<Fields> {
  const here = (version: Fields): Fields => ({ ...version, photos: photosAsHere(version.photos, mine.photos) });
  const { fields, ...merged } = merge(here(base), here(mine), here(theirs));
  const isOwn = isSame(fields.photos, here(mine).photos);
  return { ...merged, fields: isOwn ? { ...fields, photos: mine.photos } : fields };
}

/** The photos without those that the account had, and that it no longer finds. */
export const withoutGone = (
  photos: readonly DraftPhoto[],
  had: readonly DraftPhoto[],
  found: readonly DraftPhoto[],
): DraftPhoto[] => {
  const isIn = (those: readonly DraftPhoto[], photo: DraftPhoto) => those.some(({ id }) => id === photo.id);
  return photos.filter((photo) => !isUploaded(photo) || !isIn(had, photo) || isIn(found, photo));
};

/**
 * The ids of photos that the account has refused because they no longer exist; null if that isn't why it has.
 *
 * @param sent The photos as they were sent, which may have been changed since.
 */
export function refusedPhotos(sent: readonly DraftPhoto[], error: unknown): (string | undefined)[] | null {
  if (!(error instanceof ApiProblem) || error.status !== 422) return null;
  const lost = error.errors.map(({ pointer }) => /^\/photos\/(\d+)\/id$/.exec(pointer ?? "")?.[1]);
  const uploaded = sent.filter(isUploaded);
  return lost.length > 0 && !lost.includes(undefined) ? lost.map((at) => uploaded[Number(at)]?.id) : null;
}
