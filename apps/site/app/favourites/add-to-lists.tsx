import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { Dialog, DialogClose } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { useAtomValue } from "jotai";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { change } from "../actions/changes.ts";
import { useAction } from "../actions/use-action.ts";
import { QueryContent } from "../frame/query-content.tsx";
import type { VendorSummary } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { nameOf } from "./list-name.ts";
import { messages } from "./list-messages.ts";
import { comparedQuery, type Favourite, type FavouriteList, favouriteListsQuery } from "./list-queries.ts";
import { NameForm } from "./name-list.tsx";
import { NotesGoToo } from "./note.tsx";

type AddToListsProps = {
  vendor: Pick<VendorSummary, "id" | "name">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Which of one's lists a vendor is on. */
export function AddToLists({ vendor, open, onOpenChange }: AddToListsProps) {
  const { _id: personId } = useAtomValue(sessionAtom).userData;
  const lists = useQuery({ ...favouriteListsQuery(personId, vendor.id), enabled: open });
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={messages.addTo.title(vendor.name)}
      footer={
        <DialogClose>
          <Button>{messages.addTo.done}</Button>
        </DialogClose>
      }
    >
      <QueryContent query={lists} lines={4}>
        {(lists) => (
          <Stack gap={3}>
            {lists.map((list) => (
              <OnList key={list.id} list={list} vendor={vendor} personId={personId} />
            ))}
            <AddToNewList vendor={vendor} />
          </Stack>
        )}
      </QueryContent>
    </Dialog>
  );
}

type OnListProps = Pick<AddToListsProps, "vendor"> & { list: FavouriteList; personId: string };

function OnList({ list, vendor, personId }: OnListProps) {
  const show = (hasVendor: boolean) => () => [
    change(favouriteListsQuery(personId, vendor.id), (lists) =>
      lists.map((one) => (one.id === list.id ? { ...one, hasVendor } : one)),
    ),
  ];
  const common = commonOf(vendor);
  const add = useAction("addToFavouriteList", { ...common, optimistic: show(true) });
  const remove = useAction("removeFromFavouriteList", { ...common, optimistic: show(false) });
  // Shown while the action's code is still loading.
  const [wanted, setWanted] = useState(false);
  const [notes, setNotes] = useState<Favourite["notes"]>([]);
  const queryClient = useQueryClient();
  const path = { id: list.id, vendorId: vendor.id };
  const others = list.members.filter(({ isYou }) => !isYou).map(({ firstName }) => firstName);
  const confirmation = remove.confirmation({ path, query: { withNotes: true } });

  const takeOff = async () => {
    // Without an answer the server refuses if there are notes.
    const listed =
      others.length > 0 &&
      (await queryClient.fetchQuery(comparedQuery(personId, list.id, [vendor.id])).catch(() => null));
    const theirs = listed
      ? listed.items.flatMap((item) => item.notes.filter((note) => note.memberId !== personId))
      : [];
    if (theirs.length === 0) return remove.run({ path });
    setNotes(theirs);
    confirmation.onOpenChange(true);
  };
  return (
    <>
      <Checkbox
        label={nameOf(list)}
        hint={[messages.vendors(list.vendorCount), ...(others.length > 0 ? [messages.sharedWith(others)] : [])].join(
          " · ",
        )}
        checked={add.busy || remove.busy ? wanted : (list.hasVendor ?? false)}
        onChange={({ target }) => {
          setWanted(target.checked);
          void (target.checked ? add.run({ path }) : takeOff());
        }}
      />
      <NotesGoToo {...confirmation} vendor={vendor} list={list} notes={notes} />
    </>
  );
}

function AddToNewList({ vendor }: Pick<AddToListsProps, "vendor">) {
  const add = useAction("addToFavouriteList", commonOf(vendor));
  const [naming, setNaming] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const show = (isNaming: boolean) => {
    setNaming(isNaming);
    setTimeout(() => place.current?.querySelector<HTMLElement>("input, button")?.focus());
  };
  return (
    <div ref={place}>
      {naming ? (
        <NameForm
          submit={messages.create.submit}
          onCreate={(id) => void add.run({ path: { id, vendorId: vendor.id } })}
          onDone={() => show(false)}
        />
      ) : (
        <Button size="sm" variant="plain" className="-ms-3" onClick={() => show(true)}>
          <Plus aria-hidden className="size-4" />
          {messages.newList}
        </Button>
      )}
    </div>
  );
}

const commonOf = ({ name }: Pick<VendorSummary, "name">) =>
  ({
    stale: ["listFavourites", "listFavouriteLists"],
    failed: { toast: messages.vendor.failed(name) },
  }) as const;
