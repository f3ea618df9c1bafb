import type { ColumnType, JSONColumnType } from "kysely";
import type { JsonColumns } from "./json-columns.ts";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AdminInvitations {
  accepted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  hash: Buffer;
  invited_by: string | null;
}

export interface Categories {
  description: Generated<string>;
  icon: Generated<string>;
  id: string;
  merged_into: string | null;
  name: string;
  photo_id: string | null;
  position: number;
  retired_at: Timestamp | null;
  singular: string;
  slug: string;
  version: Generated<number>;
  words: JSONColumnType<JsonColumns["categories.words"], string | undefined, string>;
}

export interface CategorySlugs {
  category_id: string;
  slug: string;
}

export interface Claims {
  because: "unconfirmed" | "unanswered" | "not-authorised" | "untrue" | "someone-else" | "not-listed" | "other" | null;
  business_email: string | null;
  claimant_id: string;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  document_at: Timestamp | null;
  document_id: string | null;
  document_key: Buffer | null;
  document_size: number | null;
  document_type: string | null;
  domain_matches: Generated<boolean>;
  email_confirmed_at: Timestamp | null;
  id: string;
  made_for: string | null;
  note: string;
  reason: Generated<string>;
  role: "owner" | "manager" | "employee" | "agency";
  status: Generated<"pending" | "needs-more" | "approved" | "rejected" | "withdrawn">;
  status_since: Generated<Timestamp | null>;
  vendor_id: string;
  version: Generated<number>;
  website: Generated<string>;
  website_is_theirs: Generated<boolean>;
}

export interface ContactMessages {
  created_at: Generated<Timestamp>;
  email: string;
  id: string;
  message: string;
  name: string;
  receipt: string;
  subject: string;
}

export interface CoupleMembers {
  couple_id: string;
  since: Generated<Timestamp>;
  until: Timestamp | null;
  user_id: string;
}

export interface Emails {
  attempts: Generated<number>;
  body_html: string | null;
  body_text: string | null;
  created_at: Generated<Timestamp>;
  failed_at: Timestamp | null;
  id: string;
  last_error: string | null;
  recipient: string;
  reply_to: string | null;
  sent_at: Timestamp | null;
  subject: string;
  unsubscribe_url: string | null;
  user_id: string | null;
}

export interface FavouriteListMembers {
  is_default: Generated<boolean>;
  joined_at: Generated<Timestamp>;
  list_id: string;
  user_id: string;
}

export interface FavouriteLists {
  created_at: Generated<Timestamp>;
  id: string;
  link_created_at: Timestamp | null;
  link_hash: Buffer | null;
  name: string;
}

export interface FavouriteListVendors {
  added_at: Generated<Timestamp>;
  list_id: string;
  merged_from: string | null;
  removed_at: Timestamp | null;
  vendor_id: string;
}

export interface FavouriteNotes {
  list_id: string;
  merged_from: string | null;
  text: string;
  updated_at: Generated<Timestamp>;
  user_id: string;
  vendor_id: string;
  version: Generated<number>;
}

export interface Favourites {
  added_at: Generated<Timestamp>;
  list_id: string;
  merged_from: string | null;
  user_id: string;
  vendor_id: string;
}

export interface HelpfulVotes {
  review_id: string;
  user_id: string;
  voted_at: Generated<Timestamp>;
}

export interface IdempotencyKeys {
  body: JSONColumnType<JsonColumns["idempotency_keys.body"], string, string>;
  created_at: Generated<Timestamp>;
  key: string;
  operation: string;
  request_hash: Buffer;
  user_id: string;
}

export interface InvitationBatches {
  clients: number;
  created_at: Generated<Timestamp>;
  id: string;
  invited_by: string | null;
  merged: number;
  period_from: string;
  period_to: string;
  vendor_id: string;
}

export interface InvitationRefusals {
  at: Generated<Timestamp>;
  mailbox_id: string;
}

export interface LinkRequests {
  browser_hash: Buffer | null;
  created_at: Generated<Timestamp>;
  email: string;
  id: string;
  purpose: "verify-email" | "reset-password";
  return_to: string | null;
}

export interface ListingCounts {
  scope: string;
  token: string;
  vendors: number;
}

export interface ListingSources {
  holders: string[];
  licences: string[];
  source: string;
  url: string;
}

export interface Looking {
  item: string;
  seen_at: Generated<Timestamp>;
  since: Generated<Timestamp>;
  subject: string;
  user_id: string;
}

export interface MailedTokens {
  browser_hash: Buffer | null;
  claim_id: string | null;
  consumed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  first_name: string | null;
  hash: Buffer;
  last_name: string | null;
  location: string | null;
  password_hash: string | null;
  purpose: "verify-email" | "reset-password" | "new-email" | "stop-new-email" | "delete-account" | "claim-email";
  user_id: string;
}

export interface ModerationEvents {
  action: string;
  actor_id: string | null;
  at: Generated<Timestamp>;
  because: string | null;
  changes: JSONColumnType<JsonColumns["moderation_events.changes"], string, string> | null;
  from_state: string | null;
  id: string;
  reason: Generated<string>;
  subject_id: string;
  subject_type: "category" | "claim" | "notice" | "proof" | "proposal" | "removal" | "report" | "review" | "user" | "vendor";
  to_state: string | null;
  words_digest: Buffer | null;
}

export interface ModerationTransitions {
  action: string;
  from_state: string | null;
  subject_type: string;
  to_state: string | null;
}

export interface NameWords {
  is_common: Generated<boolean>;
  word: string;
}

export interface Notices {
  because: "not-illegal" | "not-shown-here" | "unconfirmed" | "gone" | "decided-before" | "other" | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decision: Generated<string>;
  email: string;
  explanation: string;
  id: string;
  name: string;
  reason: "personal-data" | "defamation" | "threats-or-hatred" | "intellectual-property" | "other";
  receipt: string;
  reply_removed: Generated<boolean>;
  review_id: string | null;
  status: Generated<"open" | "upheld" | "dismissed">;
  vendor_id: string;
}

export interface PartnerInvitations {
  agreed_by: string | null;
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  hash: Buffer;
  id: string;
  invited_by: string;
}

export interface Photos {
  created_at: Generated<Timestamp>;
  height: number;
  id: string;
  placeholder: string;
  variants: JSONColumnType<JsonColumns["photos.variants"], string, string>;
  width: number;
}

export interface PhotoUploads {
  created_at: Generated<Timestamp>;
  photo_id: string;
  user_id: string;
}

export interface Places {
  country: string;
  country_name: string;
  id: string;
  latitude: number;
  local_name: string;
  longitude: number;
  name: string;
  name_key: Generated<string>;
  search: Generated<string>;
  time_zone: string;
}

export interface RateLimits {
  hits: number;
  key: string;
  window_ends_at: Timestamp;
}

export interface RecordBackfill {
  after: string;
}

export interface RecordChain {
  event_id: string;
  hash: Buffer;
  position: number;
}

export interface RecordCheck {
  checked_at: Generated<Timestamp>;
  events: number;
  fault: string | null;
  head: Buffer | null;
  single: Generated<boolean>;
}

export interface RecordCheckRun {
  events: Generated<number>;
  failed: Generated<boolean>;
  job_id: string;
  seen_at: Generated<Timestamp>;
  single: Generated<boolean>;
}

export interface RecordUnsealed {
  event_id: string;
}

export interface RecoveryCodes {
  created_at: Generated<Timestamp>;
  hash: Buffer;
  used_at: Timestamp | null;
  user_id: string;
}

export interface RedactedPhotos {
  alt: string;
  decision_id: string;
  photo_id: string;
  position: number;
}

export interface RedactedWords {
  decision_id: string;
  review: string;
  review_id: string;
  revision: number;
  title: string;
}

export interface RemovalRequests {
  because: "not-authorised" | "unconfirmed" | "still-open" | "unwelcome-reviews" | "correctable" | "other" | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decision: Generated<string>;
  email: string;
  id: string;
  name: string;
  reason: string;
  receipt: string;
  requester_id: string | null;
  role: "owner" | "manager" | "employee" | "agency";
  status: Generated<"open" | "removed" | "declined">;
  vendor_id: string;
  website: Generated<string>;
}

export interface RemovedReplies {
  decision_id: string;
  text: string;
}

export interface ReportTickets {
  about: Generated<"review" | "response">;
  alleged: Generated<string[]>;
  appealed: Generated<boolean>;
  decided_at: Timestamp | null;
  id: string;
  opened_at: Generated<Timestamp>;
  own_initiative: Generated<boolean>;
  priority: Generated<number>;
  review_id: string;
  status: Generated<"open" | "upheld" | "dismissed" | "withdrawn">;
  version: Generated<number>;
}

export interface ReviewAppeals {
  appellant_id: string;
  by_author: boolean;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decision_id: string;
  id: string;
  outcome: "granted" | "partly" | "refused" | "ended" | null;
  outcome_id: string | null;
  ticket_id: string;
  words: string;
}

export interface ReviewDecisions {
  action: "publish" | "restore" | "dismiss" | "warn" | "redact" | "hide" | "remove" | "remove-reply";
  at: Generated<Timestamp>;
  because: "not-genuine" | "abusive" | "personal-data" | "illegal" | "off-topic" | "conflict-of-interest" | "other" | null;
  decided_by: string | null;
  explanation: string;
  id: string;
  review_id: string;
  salt: Buffer | null;
  ticket_id: string | null;
}

export interface ReviewDrafts {
  draft: JSONColumnType<JsonColumns["review_drafts.draft"], string, string>;
  updated_at: Generated<Timestamp>;
  user_id: string;
  vendor_id: string;
  version: string;
}

export interface ReviewInvitations {
  batch_id: string;
  expires_at: Timestamp;
  hash: Buffer;
  id: string;
  mailbox_id: string;
  used_at: Timestamp | null;
  vendor_id: string;
}

export interface ReviewLikenesses {
  other_id: string;
  review_id: string;
}

export interface ReviewPhotos {
  alt: Generated<string>;
  photo_id: string;
  position: number;
  review_id: string;
}

export interface ReviewProofs {
  author_id: string;
  because: "unreadable" | "another-vendor" | "another-person" | "no-booking" | "altered" | "other" | null;
  decided_at: Timestamp | null;
  deleted_at: Timestamp | null;
  explanation: Generated<string>;
  file_key: Buffer | null;
  id: string;
  kind: "contract" | "invoice" | "receipt" | "photo" | "other";
  media_type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
  review_id: string;
  salt: Buffer | null;
  size: number;
  status: Generated<"waiting" | "accepted" | "refused" | "withdrawn">;
  submitted_at: Generated<Timestamp>;
}

export interface ReviewReports {
  by_team: boolean;
  created_at: Generated<Timestamp>;
  decision_id: string | null;
  id: string;
  reason: "fake" | "conflict-of-interest" | "not-about-this-vendor" | "hate-or-threats" | "personal-data" | "illegal" | "spam" | "other";
  report: Generated<string>;
  reporter_id: string;
  review_id: string;
  revision: number | null;
  ticket_id: string;
  withdrawn_at: Timestamp | null;
}

export interface ReviewResponses {
  author_id: string;
  created_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  review_id: string;
  text: string;
  version: Generated<number>;
}

export interface ReviewRevisions {
  communication: number | null;
  experience: string;
  flexibility: number | null;
  photos: JSONColumnType<JsonColumns["review_revisions.photos"], string | undefined, string>;
  professionalism: number | null;
  quality: number | null;
  rating: number;
  review: string;
  review_id: string;
  revision: number;
  title: string;
  value: number | null;
  wedding_date: string | null;
  withheld: Generated<boolean>;
  written_at: Generated<Timestamp>;
}

export interface Reviews {
  author_id: string;
  communication: number | null;
  couple_id: string | null;
  created_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  experience: "enquired" | "booked" | "cancelled" | "completed";
  flexibility: number | null;
  held_because: string | null;
  helpful_count: Generated<number>;
  hidden_with_author: Generated<boolean>;
  id: string;
  language: Generated<string>;
  likeness: Generated<number[]>;
  likeness_is_old: Generated<boolean>;
  photo_count: Generated<number>;
  professionalism: number | null;
  quality: number | null;
  rating: number;
  review: string;
  revision: Generated<number>;
  status: Generated<"held" | "published" | "hidden" | "removed">;
  title: Generated<string>;
  trust: Generated<"unverified" | "invited" | "proof">;
  value: number | null;
  vendor_id: string;
  wedding_date: string | null;
  written_for: string | null;
}

export interface ReviewWords {
  review_id: string;
  words: string;
}

export interface SavedAnswers {
  changed_at: Generated<Timestamp>;
  changed_by: string | null;
  id: string;
  is_demo: Generated<boolean>;
  text: string;
  title: string;
  version: Generated<number>;
}

export interface Sessions {
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  ended_because: string | null;
  expires_at: Timestamp;
  generation: Generated<number>;
  id: string;
  is_google_login: Generated<boolean>;
  last_used_at: Generated<Timestamp>;
  rotated_at: Generated<Timestamp>;
  second_step: Generated<boolean>;
  second_step_at: Timestamp | null;
  user_agent: Generated<string>;
  user_id: string;
}

export interface SuppressedListings {
  created_at: Generated<Timestamp>;
  places: string[];
  skeleton: string;
  source: string | null;
  source_id: string | null;
  vendor_id: string;
  website_key: Generated<string>;
}

export interface TermsAcceptances {
  accepted_at: Generated<Timestamp>;
  review_licence: string | null;
  user_id: string;
  version: string;
}

export interface Users {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deletion_confirmed_until: Timestamp | null;
  digested_until: string | null;
  email: string;
  email_verified_at: Timestamp | null;
  erase_at: Timestamp | null;
  first_name: string;
  found_by: Generated<string>;
  google_subject: string | null;
  holder_unknown: Generated<boolean>;
  id: string;
  image: Generated<string>;
  is_admin: Generated<boolean>;
  is_demo: Generated<boolean>;
  last_name: string;
  location: Generated<string>;
  password_hash: string | null;
  pending_email: string | null;
  reviews_on_deletion: "delete" | "keep" | null;
  role: Generated<"user" | "vendor" | "admin">;
  settings: JSONColumnType<JsonColumns["users.settings"], string | undefined, string>;
  summarised_until: string | null;
  suspended_at: Timestamp | null;
  totp_enabled_at: Timestamp | null;
  totp_last_step: Generated<number>;
  totp_secret: Buffer | null;
  version: Generated<number>;
}

export interface VendorDecisions {
  event_id: string;
  explanation: string;
  salt: Buffer | null;
  vendor_id: string;
}

export interface VendorDrafts {
  draft: JSONColumnType<JsonColumns["vendor_drafts.draft"], string, string>;
  updated_at: Generated<Timestamp>;
  user_id: string;
  version: string;
}

export interface VendorInvitations {
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  hash: Buffer;
  id: string;
  invited_by: string;
  vendor_id: string;
}

export interface VendorListings {
  score: number;
  token: string;
  vendor_id: string;
}

export interface VendorManagers {
  user_id: string | null;
  vendor_id: string | null;
}

export interface VendorMembers {
  since: Generated<Timestamp>;
  user_id: string;
  vendor_id: string;
}

export interface VendorPhotos {
  alt: Generated<string>;
  photo_id: string;
  position: number;
  vendor_id: string;
}

export interface VendorProposals {
  because: "unconfirmed" | "untrue" | "unsuitable" | "personal-data" | "other" | null;
  changes: JSONColumnType<JsonColumns["vendor_proposals.changes"], string, string>;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: string | null;
  explanation: Generated<string>;
  id: string;
  note: Generated<string>;
  outcomes: JSONColumnType<JsonColumns["vendor_proposals.outcomes"], string | undefined, string>;
  proposer_id: string;
  salt: Buffer | null;
  status: Generated<"open" | "decided" | "withdrawn">;
  vendor_id: string;
}

export interface VendorRevisions {
  actor_id: string | null;
  at: Generated<Timestamp>;
  changes: JSONColumnType<JsonColumns["vendor_revisions.changes"], string, string>;
  id: string;
  relation: "owner" | "manager" | "admin" | "author";
  revision: number;
  vendor_id: string;
}

export interface Vendors {
  added_by: string | null;
  address: Generated<string>;
  category: string[];
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  id: string;
  imported_at: Timestamp | null;
  is_demo: Generated<boolean>;
  language: Generated<string>;
  latitude: number | null;
  location: string[];
  longitude: number | null;
  merged_into: string | null;
  name: string;
  name_key: Generated<string>;
  opening_hours: JSONColumnType<JsonColumns["vendors.opening_hours"], string, string>;
  opening_minutes: Generated<string>;
  owner_id: string | null;
  phone_number: Generated<string>;
  price_range: number | null;
  search: Generated<string>;
  slug: string;
  social_media: JSONColumnType<JsonColumns["vendors.social_media"], string | undefined, string>;
  source: string | null;
  source_digest: string | null;
  source_id: string | null;
  special_days: string | null;
  special_hours: JSONColumnType<JsonColumns["vendors.special_hours"], string | undefined, string>;
  special_open: string | null;
  status: Generated<"pending" | "approved" | "rejected" | "suspended" | "merged" | "retired">;
  status_since: Generated<Timestamp | null>;
  time_zone: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  website: Generated<string>;
}

export interface VendorStats {
  aspects: JSONColumnType<JsonColumns["vendor_stats.aspects"], string | undefined, string>;
  average: number | null;
  histogram: Generated<number[]>;
  rating_sum: Generated<number>;
  review_count: Generated<number>;
  score: Generated<number>;
  vendor_id: string;
}

export interface WeeklyCounts {
  counted_at: Generated<Timestamp>;
  decisions: number;
  reviews: number;
  week: string;
}

export interface DB {
  admin_invitations: AdminInvitations;
  categories: Categories;
  category_slugs: CategorySlugs;
  claims: Claims;
  contact_messages: ContactMessages;
  couple_members: CoupleMembers;
  emails: Emails;
  favourite_list_members: FavouriteListMembers;
  favourite_list_vendors: FavouriteListVendors;
  favourite_lists: FavouriteLists;
  favourite_notes: FavouriteNotes;
  favourites: Favourites;
  helpful_votes: HelpfulVotes;
  idempotency_keys: IdempotencyKeys;
  invitation_batches: InvitationBatches;
  invitation_refusals: InvitationRefusals;
  link_requests: LinkRequests;
  listing_counts: ListingCounts;
  listing_sources: ListingSources;
  looking: Looking;
  mailed_tokens: MailedTokens;
  moderation_events: ModerationEvents;
  moderation_transitions: ModerationTransitions;
  name_words: NameWords;
  notices: Notices;
  partner_invitations: PartnerInvitations;
  photo_uploads: PhotoUploads;
  photos: Photos;
  places: Places;
  rate_limits: RateLimits;
  record_backfill: RecordBackfill;
  record_chain: RecordChain;
  record_check: RecordCheck;
  record_check_run: RecordCheckRun;
  record_unsealed: RecordUnsealed;
  recovery_codes: RecoveryCodes;
  redacted_photos: RedactedPhotos;
  redacted_words: RedactedWords;
  removal_requests: RemovalRequests;
  removed_replies: RemovedReplies;
  report_tickets: ReportTickets;
  review_appeals: ReviewAppeals;
  review_decisions: ReviewDecisions;
  review_drafts: ReviewDrafts;
  review_invitations: ReviewInvitations;
  review_likenesses: ReviewLikenesses;
  review_photos: ReviewPhotos;
  review_proofs: ReviewProofs;
  review_reports: ReviewReports;
  review_responses: ReviewResponses;
  review_revisions: ReviewRevisions;
  review_words: ReviewWords;
  reviews: Reviews;
  saved_answers: SavedAnswers;
  sessions: Sessions;
  suppressed_listings: SuppressedListings;
  terms_acceptances: TermsAcceptances;
  users: Users;
  vendor_decisions: VendorDecisions;
  vendor_drafts: VendorDrafts;
  vendor_invitations: VendorInvitations;
  vendor_listings: VendorListings;
  vendor_managers: VendorManagers;
  vendor_members: VendorMembers;
  vendor_photos: VendorPhotos;
  vendor_proposals: VendorProposals;
  vendor_revisions: VendorRevisions;
  vendor_stats: VendorStats;
  vendors: Vendors;
  weekly_counts: WeeklyCounts;
}
