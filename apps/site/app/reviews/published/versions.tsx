import type { Schemas } from "@troth/api-client";
import { messages } from "./edit-messages.ts";
import { inWords, type Said } from "./in-words.ts";

type VersionsProps = {
  field: Schemas["ReviewField"];
  /** Each with its label. */
  versions: readonly (readonly [label: string, said: Said])[];
};

/** What several versions of a review say in one field, one below the other. For a `dl`. */
export function Versions({ field, versions }: VersionsProps) {
  return (
    <div className="rounded-small bg-sunken px-4 py-3">
      <dt className="text-14 font-semibold">{messages.fields[field]}</dt>
      {versions.map(([label, said]) => (
        <dd key={label} className="mt-1 grid gap-x-3 text-15 sm:grid-cols-[4rem_minmax(0,1fr)]">
          <span className="text-14 leading-[inherit] text-muted">{label}</span>
          <span dir="auto" className="whitespace-pre-line wrap-anywhere">
            {inWords(field, said) || messages.values.nothing}
          </span>
        </dd>
      ))}
    </div>
  );
}
