// The town at the end of an address, as it is being written: after a comma, a postcode, or the number of a house whose
// street stands before it. Anything else is a street.
import type { Schemas } from "@troth/api-client";

type Place = Pick<Schemas["Suggestion"], "id" | "label" | "hint" | "exact">;

const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** As much of the town as has been written; empty if that is nothing yet. */
export const townIn = (address: string): string =>
  (/(?:,|\p{L}[^,]*\d\S*|\d{4}\S*)[^\p{L}\d,]*([^\d,]*)$/u.exec(address)?.[1] ?? "").trim();

/** The towns that begin like this, each in its place in the address. */
export function completions(address: string, found: readonly Place[]) {
  const written = townIn(address);
  const before = address.slice(0, address.lastIndexOf(written));
  return found
    .filter(({ label }) => folded(label).startsWith(folded(written)) && label !== written)
    .map(({ id, label, hint }) => ({ id, label, description: hint, text: before + label }));
}

/** The town that an address names, whether as we call it or by another of its names, such as Wien. */
export function townNamed(address: string, found: readonly Place[]): Place | undefined {
  const written = folded(townIn(address));
  return found.find(({ label }) => folded(label) === written) ?? found.find(({ exact }) => exact);
}
