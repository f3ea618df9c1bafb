// The tables as Kysely sees them; migrations/ is where they are made. Times come back as Date, dates as text (2026-06-01).
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Defaulted<T> = Generated<T>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

export interface Schema {
  users: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    image: Defaulted<string>;
    location: Defaulted<string>;
    role: Defaulted<"user" | "vendor" | "admin">;
    is_admin: Defaulted<boolean>;
    email_verified_at: MomentOrNull;
    password_hash: string | null;
    google_subject: string | null;
    /** Waits for its mailed link. */
    pending_email: Defaulted<string | null>;
    version: Defaulted<number>;
    reviews_on_deletion: Defaulted<ReviewsOnDeletion | null>;
    deletion_confirmed_until: MomentOrNull;
    erase_at: MomentOrNull;
    totp_secret: Defaulted<Buffer | null>;
    totp_enabled_at: MomentOrNull;
    totp_last_step: Defaulted<number>;
    settings: Json<Record<string, unknown>>;
    is_demo: Defaulted<boolean>;
    created_at: Moment;
    deleted_at: MomentOrNull;
  };
  terms_acceptances: { user_id: string; version: string; accepted_at: Moment };
  sessions: {
    id: string;
    user_id: string;
    generation: Defaulted<number>;
    rotated_at: Moment;
    user_agent: Defaulted<string>;
    is_google_login: Defaulted<boolean>;
    second_step: Defaulted<boolean>;
    created_at: Moment;
    last_used_at: Moment;
    expires_at: Date | string;
    ended_at: MomentOrNull;
    ended_because: string | null;
  };
  recovery_codes: { user_id: string; hash: Buffer; created_at: Moment; used_at: MomentOrNull };
  admin_invitations: {
    hash: Buffer;
    email: string;
    invited_by: string | null;
    created_at: Moment;
    expires_at: Date;
    accepted_at: MomentOrNull;
  };
  mailed_tokens: {
    hash: Buffer;
    purpose: MailedPurpose;
    user_id: string;
    email: string;
    browser_hash: Buffer | null;
    password_hash: string | null;
    first_name: string | null;
    last_name: string | null;
    location: string | null;
    created_at: Moment;
    expires_at: Date;
    consumed_at: MomentOrNull;
  };
  emails: {
    id: string;
    recipient: string;
    user_id: string | null;
    reply_to: string | null;
    subject: string;
    body_text: string | null;
    body_html: string | null;
    created_at: Moment;
    sent_at: MomentOrNull;
    attempts: Defaulted<number>;
    last_error: string | null;
  };
  contact_messages: {
    id: string;
    receipt: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    created_at: Moment;
  };
  rate_limits: { key: string; window_ends_at: Date | string; hits: number };
  idempotency_keys: {
    user_id: string;
    operation: string;
    key: string;
    request_hash: Buffer;
    body: Json<object>;
    created_at: Moment;
  };
  places: {
    id: string;
    name: string;
    local_name: string;
    country: string;
    country_name: string;
    time_zone: string;
    latitude: number;
    longitude: number;
  };
  photos: {
    id: string;
    width: number;
    height: number;
    placeholder: string;
    variants: JSONColumnType<PhotoVariant[]>;
    created_at: Moment;
  };
  categories: {
    id: string;
    slug: string;
    name: string;
    singular: string;
    description: Defaulted<string>;
    icon: Defaulted<string>;
    photo_id: string | null;
    position: number;
    retired_at: MomentOrNull;
  };
  vendors: {
    id: string;
    slug: string;
    name: string;
    name_key: Defaulted<string>;
    language: Defaulted<string>;
    description: Defaulted<string>;
    category: string[];
    location: string[];
    phone_number: Defaulted<string>;
    website: Defaulted<string>;
    address: Defaulted<string>;
    social_media: Json<{ platform: string; username: string }[]>;
    opening_hours: JSONColumnType<OpeningHoursEntry[]>;
    opening_minutes: Defaulted<string>;
    time_zone: string;
    latitude: number | null;
    longitude: number | null;
    price_range: number | null;
    owner_id: string | null;
    added_by: string | null;
    status: Defaulted<VendorStatus>;
    source: string | null;
    source_id: string | null;
    imported_at: MomentOrNull;
    is_demo: Defaulted<boolean>;
    version: Defaulted<number>;
    reviews_on_deletion: Defaulted<ReviewsOnDeletion | null>;
    deletion_confirmed_until: MomentOrNull;
    erase_at: MomentOrNull;
    totp_secret: Defaulted<Buffer | null>;
    totp_enabled_at: MomentOrNull;
    totp_last_step: Defaulted<number>;
    created_at: Moment;
    updated_at: Moment;
    search: Defaulted<string>;
  };
  vendor_photos: { vendor_id: string; position: number; photo_id: string; alt: Defaulted<string> };
  vendor_stats: {
    vendor_id: string;
    review_count: Defaulted<number>;
    rating_sum: Defaulted<number>;
    histogram: Defaulted<number[]>;
    aspects: Json<Partial<Record<Aspect, number>>>;
    average: number | null;
    score: Defaulted<number>;
  };
  vendor_listings: { token: string; vendor_id: string; score: number };
  listing_counts: { scope: string; token: string; vendors: number };
  reviews: {
    id: string;
    vendor_id: string;
    author_id: string;
    rating: number;
    title: Defaulted<string>;
    review: string;
    language: Defaulted<string>;
    experience: "enquired" | "booked" | "cancelled" | "completed";
    wedding_date: string | null;
    status: Defaulted<"held" | "published" | "hidden" | "removed">;
    hidden_with_author: Defaulted<boolean>;
    helpful_count: Defaulted<number>;
    revision: Defaulted<number>;
    created_at: Moment;
    edited_at: MomentOrNull;
  } & { [A in Aspect]: number | null };
  review_revisions: {
    review_id: string;
    revision: number;
    rating: number;
    title: string;
    review: string;
    experience: string;
    wedding_date: string | null;
    written_at: Moment;
  } & { [A in Aspect]: number | null };
  review_responses: { review_id: string; author_id: string; text: string; created_at: Moment };
  moderation_events: {
    id: string;
    at: Moment;
    actor_id: string | null;
    action: string;
    subject_type: "vendor" | "review" | "claim" | "report" | "user";
    subject_id: string;
    from_state: string | null;
    to_state: string | null;
    reason: Defaulted<string>;
  };
}

export type ReviewsOnDeletion = "delete" | "keep";
export type MailedPurpose = "verify-email" | "reset-password" | "new-email" | "stop-new-email" | "delete-account";
export const aspects = ["quality", "value", "communication", "professionalism", "flexibility"] as const;
export type Aspect = (typeof aspects)[number];
export type VendorStatus = "pending" | "approved" | "rejected" | "suspended" | "merged" | "retired";
export type PhotoVariant = { width: number; format: "webp" | "avif" | "jpg" };
export type OpeningHoursEntry = {
  day: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
  openTime: string;
  closeTime: string;
  closed?: boolean;
  byAppointment?: boolean;
  intervals?: { openTime: string; closeTime: string }[];
};
