import { messages } from "./list-messages.ts";
import type { FavouriteList } from "./list-queries.ts";

/** Someone else's favourites are called theirs. */
export const nameOf = ({ name, isDefault, isOwner, members }: FavouriteList): string =>
  isDefault ? (isOwner ? messages.favourites : messages.favouritesOf(members[0]?.firstName ?? "")) : name;
