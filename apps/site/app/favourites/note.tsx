import { useQueryClient } from "@tanstack/react-query";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { maxNoteLength } from "@troth/rules/favourites";
import { useAtomValue, useSetAtom } from "jotai";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { changeItems } from "../actions/change-items.ts";
import { queue } from "../actions/action-queue.ts";
import { type Action, useAction } from "../actions/use-action.ts";
import type { VendorSummary } from "../queries.ts";
import { ownQueuedActionsAtom } from "../state/action-queue.ts";
import { ownNoteDraftsAtom, setNoteDraftAtom, settleNoteDraftAtom } from "../state/note-drafts.ts";
import { messages } from "./list-messages.ts";
import { nameOf } from "./list-name.ts";
import type { Favourite, FavouriteList } from "./list-queries.ts";

const words = messages.note;

/** The version of a note that shows before the server has it: until then its draft is needed, in case it is refused. */
const unsaved = -1;

type NotesProps = { favourite: Favourite; list: FavouriteList | undefined; personId: string };

/** The notes on a vendor: the others', and one's own to write. */
export function Notes({ favourite, list, personId }: NotesProps) {
  const others = favourite.notes.filter(({ memberId }) => memberId !== personId);
  return (
    <>
      {others.map(({ memberId, text }) => (
        <Said key={memberId} who={list?.members.find(({ id }) => id === memberId)?.firstName ?? ""} text={text} />
      ))}
      <OwnNote favourite={favourite} list={list} personId={personId} />
    </>
  );
}

function Said({ who, text }: { who: string; text: string }) {
  return (
    <Text size={15} className="whitespace-pre-line wrap-anywhere">
      {who ? (
        <b className="font-semibold">
          <bdi>{who}</bdi>:{" "}
        </b>
      ) : null}
      <bdi>{text}</bdi>
    </Text>
  );
}

type NotesGoTooProps = ReturnType<Action<unknown, unknown>["confirmation"]> & {
  vendor: Pick<VendorSummary, "name">;
  list: FavouriteList;
  /** Those by other people. */
  notes: Favourite["notes"];
};

/** Asks before a vendor leaves a list along with what others have written on it. */
export function NotesGoToo({ vendor, list, notes, ...confirmation }: NotesGoTooProps) {
  const { ask, askHint, remove } = messages.vendor;
  return (
    <AlertDialog
      {...confirmation}
      tone="danger"
      title={ask(vendor.name, nameOf(list))}
      description={askHint(notes.length)}
      confirmLabel={remove}
    >
      <Stack gap={2}>
        {notes.map(({ memberId, text }) => (
          <Said key={memberId} who={list.members.find(({ id }) => id === memberId)?.firstName ?? ""} text={text} />
        ))}
      </Stack>
    </AlertDialog>
  );
}

/**
 * What is being written is kept until the server has it: a draft that differs from the note is still to be saved, and one
 * of an older version meets what was saved in another tab.
 */
function OwnNote({ favourite: { vendor, listId, notes }, list, personId }: NotesProps) {
  const note = notes.find(({ memberId }) => memberId === personId);
  const [saved, version] = [note?.text ?? "", note?.version ?? 0];
  const place = { listId, vendorId: vendor.id };
  const setDraft = useSetAtom(setNoteDraftAtom);
  const settleDraft = useSetAtom(settleNoteDraftAtom);
  const draft = useAtomValue(ownNoteDraftsAtom).find((one) => one.listId === listId && one.vendorId === vendor.id);
  const isWaiting = useAtomValue(ownQueuedActionsAtom).length > 0;
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isShared = (list?.members.length ?? 1) > 1;

  const queryClient = useQueryClient();
  const save = useAction("saveFavouriteNote", {
    stale: ["listFavourites"],
    offline: queue,
    failed: { toast: words.failed },
    // To see what it has been changed to.
    onFail: () => void queryClient.invalidateQueries({ queryKey: ["listFavourites"] }),
    optimistic: ({ body: { text } }) => [
      changeItems("listFavourites", (item) =>
        item.listId === listId && item.vendor.id === vendor.id
          ? {
              ...item,
              notes: [
                ...item.notes.filter(({ memberId }) => memberId !== personId),
                { memberId: personId, text: text.trim(), version: unsaved },
              ],
            }
          : item,
      ),
    ],
  });

  const differs = draft !== undefined && draft.text.trim() !== saved;
  const isSettled = draft !== undefined && !differs && version !== unsaved && !isWaiting && !save.busy && !opened;
  useEffect(() => {
    if (isSettled) settleDraft({ listId, vendorId: vendor.id }, saved);
  }, [isSettled, settleDraft, saved, listId, vendor.id]);
  const hasChanged = differs && version !== unsaved && draft.base !== version && !save.busy;
  const isOpen = opened || (differs && !save.busy);

  const close = () => {
    setOpened(false);
    setTimeout(() => button.current?.focus({ preventScroll: true }));
  };
  const leave = () => {
    setDraft(place, null);
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current!.value;
    if (Array.from(text).length > maxNoteLength) return field.current!.focus();
    const base = draft?.base ?? version;
    setDraft(place, { text, base });
    close();
    void save.run({
      path: { id: listId, vendorId: vendor.id },
      body: { text },
      ...(base && { header: { "If-Match": `"${base}"` } }),
    });
  };

  if (!isOpen)
    return (
      <Stack gap={1} className="items-start">
        {saved ? <Said who={isShared ? words.you : ""} text={saved} /> : null}
        <Button
          ref={button}
          size="sm"
          variant="plain"
          className="-ms-3"
          aria-label={saved ? words.editOn(vendor.name) : words.addTo(vendor.name)}
          onClick={() => {
            setOpened(true);
            setTimeout(() => field.current?.focus());
          }}
        >
          {saved ? words.edit : words.add}
        </Button>
      </Stack>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        {hasChanged ? (
          // The buttons are below it: a card is too narrow to have them beside the words.
          <>
            <Banner tone="caution" live title={words.changed}>
              {words.changedTo(saved)}
            </Banner>
            <Stack direction="row" gap={2}>
              <Button size="sm" variant="outline" onClick={() => setDraft(place, { text: draft.text, base: version })}>
                {words.keepMine}
              </Button>
              <Button size="sm" variant="plain" onClick={leave}>
                {words.takeOther}
              </Button>
            </Stack>
          </>
        ) : null}
        <TextArea
          ref={field}
          label={words.label(vendor.name)}
          hint={isShared ? words.shared : words.private}
          rows={3}
          maxLength={maxNoteLength}
          value={draft?.text ?? saved}
          onChange={({ target }) => setDraft(place, { text: target.value, base: draft?.base ?? version })}
        />
        <Stack direction="row" gap={2}>
          <Button type="submit" size="sm" disabled={hasChanged}>
            {words.save}
          </Button>
          <Button size="sm" variant="plain" onClick={leave}>
            {words.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
