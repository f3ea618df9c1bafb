import { FavouriteButton, type FavouriteButtonProps } from "@troth/ui/favourite-button";
import { useAtomValue } from "jotai";
import type { VendorSummary } from "../queries.ts";
import { userDisplayAtom } from "../state/session.ts";
import { useFavourite } from "./use-favourite.ts";

type FavouriteHeartProps = Pick<FavouriteButtonProps, "variant" | "size"> & {
  vendor: Pick<VendorSummary, "id" | "name">;
};

/** Saves a vendor or removes it. Guests are asked to log in, and it is saved then; admins keep no favourites. */
export function FavouriteHeart({ vendor, ...looks }: FavouriteHeartProps) {
  const { isAdmin } = useAtomValue(userDisplayAtom);
  return isAdmin ? null : <Heart vendor={vendor} {...looks} />;
}

function Heart({ vendor, ...looks }: FavouriteHeartProps) {
  const { isSaved, isChanging, set } = useFavourite(vendor);
  return <FavouriteButton name={vendor.name} pressed={isSaved} busy={isChanging} onPressedChange={set} {...looks} />;
}
