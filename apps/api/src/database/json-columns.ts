// What the JSON columns hold, by table and column; schema.generated.ts does not compile without a line for each.
import type { Aspect, OpeningHoursEntry, PhotoVariant } from "./schema.ts";

export interface JsonColumns {
  "idempotency_keys.body": object;
  "photos.variants": PhotoVariant[];
  "users.settings": Record<string, unknown>;
  "vendor_stats.aspects": Partial<Record<Aspect, number>>;
  "vendors.opening_hours": OpeningHoursEntry[];
  "vendors.social_media": { platform: string; username: string }[];
}
