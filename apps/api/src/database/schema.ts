// The tables as Kysely sees them, generated from the result of the migrations. Times are returned as Date, dates as
// text (2026-06-01).
import type { components } from "@troth/api-client/schema";
import type { Selectable } from "kysely";
import type { DB } from "./schema.generated.ts";

export type { DB as Schema } from "./schema.generated.ts";

/** A table's row, as read. */
type Row<Table extends keyof DB> = Selectable<DB[Table]>;

export type ReviewsOnDeletion = components["schemas"]["ReviewsOnDeletion"];
export type MailedPurpose = Row<"mailed_tokens">["purpose"];
export type Aspect = components["schemas"]["Aspect"];
export type VendorStatus = components["schemas"]["VendorStatus"];
export type OpeningHoursEntry = components["schemas"]["OpeningHoursEntry"];
export type SpecialHoursEntry = components["schemas"]["SpecialHoursEntry"];
/** One size of a picture, as stored in the row: its address is made from the picture's. */
export type PhotoVariant = Omit<components["schemas"]["Photo"]["variants"][number], "src">;
/** One change of a listing: a field of the contract, with its value before and after. */
export interface ListingChange {
  field: keyof components["schemas"]["VendorChange"];
  from: unknown;
  to: unknown;
}

/** In place of a change, where no field says what is wrong. */
export interface StatedProblem {
  field: "problem";
  from: null;
  to: components["schemas"]["ListingProblem"];
}
export type ProposedChange = ListingChange | StatedProblem;
