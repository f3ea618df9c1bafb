import { FavouriteButton, type FavouriteButtonProps } from "@troth/ui/favourite-button";
import { useAtomValue } from "jotai";
import { Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../frame/lazy-part.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import type { VendorSummary } from "../queries.ts";
import { userDisplayAtom } from "../state/session.ts";
import { useFavourite } from "./use-favourite.ts";

type FavouriteHeartProps = Pick<FavouriteButtonProps, "variant" | "size"> & {
  vendor: Pick<VendorSummary, "id" | "name">;
};

const AddToLists = lazyPart(async () => (await import("./add-to-lists.tsx")).AddToLists);

/** Saves a vendor or removes it. Guests are asked to log in, and it is saved then; admins keep no favourites. */
export function FavouriteHeart({ vendor, ...looks }: FavouriteHeartProps) {
  const { isAdmin } = useAtomValue(userDisplayAtom);
  // Hydrated late, it already knows who is looking; the server did not.
  const hydrated = useHydrated();
  return hydrated && isAdmin ? null : <Heart vendor={vendor} {...looks} />;
}

function Heart({ vendor, ...looks }: FavouriteHeartProps) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState<boolean>();
  const { isSaved, isChanging, set } = useFavourite(vendor, () => {
    // The notice that this is pressed in outlives the page.
    if (!button.current) return void navigate(paths.profile("Favorites"));
    // Where the dialog returns the focus to.
    button.current.focus();
    setChoosing(true);
  });
  const pressed = useHydrated() && isSaved;
  return (
    <>
      <FavouriteButton
        ref={button}
        name={vendor.name}
        pressed={pressed}
        busy={isChanging}
        onPressedChange={set}
        {...looks}
      />
      {choosing === undefined ? null : (
        <Suspense>
          <AddToLists vendor={vendor} open={choosing} onOpenChange={setChoosing} />
        </Suspense>
      )}
    </>
  );
}
