import { FavouriteButton, type FavouriteButtonProps } from "@troth/ui/favourite-button";
import { useAtomValue } from "jotai";
import { type ReactNode, useRef, useState } from "react";
import { useHydrated } from "../frame/use-location-state.ts";
import type { VendorSummary } from "../queries.ts";
import { userDisplayAtom } from "../state/session.ts";
import { useFavourite } from "./use-favourite.ts";

type FavouriteHeartProps = Pick<FavouriteButtonProps, "variant" | "size"> & {
  vendor: Pick<VendorSummary, "id" | "name">;
};

/** Saves a vendor or removes it. Guests are asked to log in, and it is saved then; admins keep no favourites. */
export function FavouriteHeart({ vendor, ...looks }: FavouriteHeartProps) {
  const { isAdmin } = useAtomValue(userDisplayAtom);
  // Hydrated late, it already knows who is looking; the server did not.
  const hydrated = useHydrated();
  return hydrated && isAdmin ? null : <Heart vendor={vendor} {...looks} />;
}

function Heart({ vendor, ...looks }: FavouriteHeartProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, show] = useState<ReactNode>();
  const { isSaved, isChanging, set } = useFavourite(vendor, () => {
    import("./choose-lists.tsx").then((late) => late.chooseLists(vendor, button.current, show)).catch(() => undefined);
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
      {dialog}
    </>
  );
}
