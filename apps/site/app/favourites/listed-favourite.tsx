import { Checkbox } from "@troth/ui/checkbox";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@troth/ui/dropdown-menu";
import { FavouriteButton } from "@troth/ui/favourite-button";
import { HeartPair } from "@troth/ui/heart-pair";
import { IconButton } from "@troth/ui/icon-button";
import { Stack } from "@troth/ui/page";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { Category } from "../queries.ts";
import { ListedVendor } from "../vendors/vendor-list.tsx";
import { AddToLists } from "./add-to-lists.tsx";
import { messages } from "./list-messages.ts";
import type { Favourite, FavouriteList } from "./list-queries.ts";
import { Notes, NotesGoToo } from "./note.tsx";
import { useListedVendor } from "./use-listed-vendor.ts";

const words = messages.vendor;

type ListedFavouriteProps = {
  favourite: Favourite;
  /** The list it is on; unknown while the lists could not be loaded. */
  list: FavouriteList | undefined;
  personId: string;
  categories: readonly Category[];
  now: number;
  isChosen: boolean;
  /** Absent if no more can be chosen. */
  onChosenChange: ((isChosen: boolean) => void) | undefined;
};

/** A vendor on a list: its card with whose hearts it has, the notes on it, and what can be done with it. */
export function ListedFavourite({
  favourite,
  list,
  personId,
  categories,
  now,
  isChosen,
  onChosenChange,
}: ListedFavouriteProps) {
  const { vendor, hearts } = favourite;
  const members = list?.members ?? [];
  const listed = useListedVendor(favourite, personId, members.length > 1);
  const [adding, setAdding] = useState(false);
  const othersNotes = favourite.notes.filter(({ memberId }) => memberId !== personId);
  return (
    <>
      <ListedVendor
        vendor={vendor}
        categories={categories}
        now={now}
        headingLevel={3}
        action={
          <FavouriteButton
            variant="on-picture"
            name={vendor.name}
            pressed={listed.hasHeart}
            busy={listed.isChanging}
            onPressedChange={listed.setHeart}
          />
        }
        footer={
          <Stack gap={2} className="h-full">
            {members.length > 1 ? (
              <HeartPair
                size="sm"
                className="self-start"
                people={members.map(({ id, firstName }) => ({ name: firstName, saved: hearts.includes(id) }))}
              />
            ) : null}
            <Notes favourite={favourite} list={list} personId={personId} />
            <div className="mt-auto flex items-center justify-between gap-2">
              <Checkbox
                label={messages.compare.choose}
                aria-label={messages.compare.chooseNamed(vendor.name)}
                checked={isChosen}
                disabled={!onChosenChange}
                onChange={({ target }) => onChosenChange?.(target.checked)}
              />
              <DropdownMenu>
                <DropdownMenuTrigger>
                  <IconButton label={words.menu(vendor.name)} variant="plain" size="sm" className="-me-2">
                    <Ellipsis aria-hidden />
                  </IconButton>
                </DropdownMenuTrigger>
                <DropdownMenuContent>
                  <DropdownMenuItem onSelect={() => setAdding(true)}>{words.other}</DropdownMenuItem>
                  <DropdownMenuItem
                    tone="danger"
                    // Without the list there's no one to name; the server refuses, and says why.
                    onSelect={() =>
                      list && othersNotes.length > 0 ? listed.confirmRemoval.onOpenChange(true) : listed.remove()
                    }
                  >
                    {words.take}
                  </DropdownMenuItem>
                </DropdownMenuContent>
              </DropdownMenu>
            </div>
          </Stack>
        }
      />
      <AddToLists vendor={vendor} open={adding} onOpenChange={setAdding} />
      {list ? <NotesGoToo {...listed.confirmRemoval} vendor={vendor} list={list} notes={othersNotes} /> : null}
    </>
  );
}
