// The types of the JSON columns, by table and column; schema.generated.ts doesn't compile without a line for each.
import type { components } from "@troth/api-client/schema";
import type {
  Aspect,
  ListingChange,
  OpeningHoursEntry,
  PhotoVariant,
  SpecialHoursEntry,
  ProposedChange,
} from "./schema.ts";

type VendorDraft = components["schemas"]["VendorDraftFields"];

export interface JsonColumns {
  "categories.words": components["schemas"]["CategoryWords"];
  "idempotency_keys.body": object;
  "moderation_events.changes": { field: string; from: unknown; to: unknown }[];
  "photos.variants": PhotoVariant[];
  "review_revisions.photos": components["schemas"]["ReviewPhotos"];
  "users.settings": Record<string, unknown>;
  "review_drafts.draft": Required<components["schemas"]["ReviewDraftFields"]>;
  // Those from before they had special hours lack them.
  "vendor_drafts.draft": Required<Omit<VendorDraft, "specialHours">> & Pick<VendorDraft, "specialHours">;
  "vendor_proposals.changes": ProposedChange[];
  "vendor_proposals.outcomes": Record<string, "accepted" | "declined">;
  "vendor_revisions.changes": ListingChange[];
  "vendor_stats.aspects": Partial<Record<Aspect, number>>;
  "vendors.opening_hours": OpeningHoursEntry[];
  "vendors.special_hours": SpecialHoursEntry[];
  "vendors.social_media": { platform: string; username: string }[];
}
