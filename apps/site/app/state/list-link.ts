// The token of a link to a shared list, kept while a guest logs in or signs up, which may end in another tab. It is in no
// address from the moment the page has opened.
import { persisted } from "./persisted.ts";
import { isString } from "./shape.ts";

/** Empty if no link is waiting. */
export const listLinkAtom = persisted<string>({ key: "list-link", initial: "", isValid: isString });
