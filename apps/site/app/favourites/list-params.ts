import { favouriteSortValues } from "@troth/api-client/enumerations";
import { listParams, oneOf, words } from "../lists/params.ts";

/** What the address says of the list that is shown. */
export const favouriteParams = listParams({ list: words(36), sort: oneOf(favouriteSortValues, "added") });
