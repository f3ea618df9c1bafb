import { useQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { Dialog, DialogClose } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { useState } from "react";
import { change } from "../actions/changes.ts";
import { useAction } from "../actions/use-action.ts";
import { QueryContent } from "../frame/query-content.tsx";
import type { VendorSummary } from "../queries.ts";
import { nameOf } from "./list-name.ts";
import { messages } from "./list-messages.ts";
import { type FavouriteList, favouriteListsQuery } from "./list-queries.ts";

type AddToListsProps = {
  vendor: Pick<VendorSummary, "id" | "name">;
  personId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Which of one's lists a vendor is on. */
export function AddToLists({ vendor, personId, open, onOpenChange }: AddToListsProps) {
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
          </Stack>
        )}
      </QueryContent>
    </Dialog>
  );
}

function OnList({ list, vendor, personId }: { list: FavouriteList } & Pick<AddToListsProps, "vendor" | "personId">) {
  const show = (hasVendor: boolean) => () => [
    change(favouriteListsQuery(personId, vendor.id), (lists) =>
      lists.map((one) => (one.id === list.id ? { ...one, hasVendor } : one)),
    ),
  ];
  const common = {
    stale: ["listFavourites", "listFavouriteLists"],
    failed: { toast: messages.vendor.failed(vendor.name) },
  } as const;
  const add = useAction("addToFavouriteList", { ...common, optimistic: show(true) });
  const remove = useAction("removeFromFavouriteList", { ...common, optimistic: show(false) });
  // Shown while the action's code is still loading.
  const [wanted, setWanted] = useState(false);
  return (
    <Checkbox
      label={nameOf(list)}
      hint={messages.vendors(list.vendorCount)}
      checked={add.busy || remove.busy ? wanted : (list.hasVendor ?? false)}
      onChange={({ target }) => {
        setWanted(target.checked);
        void (target.checked ? add : remove).run({ path: { id: list.id, vendorId: vendor.id } });
      }}
    />
  );
}
