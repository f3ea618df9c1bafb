import type { Schemas } from "@troth/api-client";
import { Changes } from "../../frame/changes.tsx";
import { messages } from "./edit-messages.ts";
import { inWords } from "./in-words.ts";

type Revision = Schemas["ReviewRevision"];

/** What a review says since an edit, and what it said before. */
export const RevisionChanges = ({ edit, before }: { edit: Revision; before: Revision }) => (
  <Changes
    fields={edit.changed.map((field) => ({
      label: messages.fields[field],
      before: inWords(field, before),
      after: inWords(field, edit),
    }))}
  />
);
