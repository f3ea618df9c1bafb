// Notes on favourites that have been written and are not known to be saved, so that closing the tab or a failed call
// loses none of them.
import { atom } from "jotai";
import { persisted } from "./persisted.ts";
import { sessionAtom } from "./session.ts";
import { isCount, isListOf, isShape, isString } from "./shape.ts";

export type NoteDraft = {
  personId: string;
  listId: string;
  vendorId: string;
  text: string;
  /** The version of the note that it is a change to; 0 if there was none. */
  base: number;
};

const noteDraftsAtom = persisted<NoteDraft[]>({
  key: "note-drafts",
  initial: [],
  isValid: isListOf(
    isShape<NoteDraft>({ personId: isString, listId: isString, vendorId: isString, text: isString, base: isCount }),
  ),
});

type Place = Pick<NoteDraft, "listId" | "vendorId">;

export const ownNoteDraftsAtom = atom((get) => {
  const { _id } = get(sessionAtom).userData;
  return get(noteDraftsAtom).filter(({ personId }) => personId === _id);
});

/** Keeps a note that is being written; null ends it. */
export const setNoteDraftAtom = atom(null, (get, set, place: Place, draft: Pick<NoteDraft, "text" | "base"> | null) => {
  const { _id: personId } = get(sessionAtom).userData;
  if (!personId) return;
  set(noteDraftsAtom, (drafts) => {
    const others = drafts.filter(
      (one) => one.personId !== personId || one.listId !== place.listId || one.vendorId !== place.vendorId,
    );
    return draft ? [...others, { personId, listId: place.listId, vendorId: place.vendorId, ...draft }] : others;
  });
});
