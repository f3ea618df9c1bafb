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

const isOf =
  (personId: string, { listId, vendorId }: Place) =>
  (draft: NoteDraft) =>
    draft.personId === personId && draft.listId === listId && draft.vendorId === vendorId;

/** Keeps a note that is being written; null ends it. */
export const setNoteDraftAtom = atom(null, (get, set, place: Place, draft: Pick<NoteDraft, "text" | "base"> | null) => {
  const { _id: personId } = get(sessionAtom).userData;
  if (!personId) return;
  const isThis = isOf(personId, place);
  set(noteDraftsAtom, (drafts) => [
    ...drafts.filter((one) => !isThis(one)),
    ...(draft ? [{ personId, listId: place.listId, vendorId: place.vendorId, ...draft }] : []),
  ]);
});

/** Ends a note that the server has, unless another tab has gone on writing it. */
export const settleNoteDraftAtom = atom(null, (get, set, place: Place, saved: string) => {
  const isThis = isOf(get(sessionAtom).userData._id, place);
  set(noteDraftsAtom, (drafts) => drafts.filter((one) => !isThis(one) || one.text.trim() !== saved));
});
