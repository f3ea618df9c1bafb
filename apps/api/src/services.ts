// What the handlers work with: made once by buildApp and passed to each resource.
import type { Brand } from "@troth/brand";
import type { Kysely } from "kysely";
import type { FastifyBaseLogger } from "fastify";
import type { PublicCache } from "./contract/public-cache.ts";
import type { CoverStore } from "./covers/store.ts";
import type { QuoteCards } from "./quote-cards/cards.ts";
import type { Schema } from "./database/schema.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LegalTexts } from "./legal/texts.ts";
import type { QueueWatch } from "./moderation/queue-watch.ts";
import type { Decoder } from "./photos/decoder.ts";
import type { PhotoPasses } from "./photos/passes.ts";
import type { FileStore } from "./file-store/file-store.ts";
import type { Vault } from "./vault/vault.ts";
import type { Lexicons } from "./search/current-lexicon.ts";
import type { PasswordHasher } from "./security/passwords.ts";
import type { Keys } from "./security/keys.ts";
import type { Sessions } from "./security/sessions.ts";
import type { GoogleLogin } from "./security/google-login.ts";
import type { Settings } from "./settings.ts";
import type { WorkQueue } from "./work-queue.ts";

export interface Lifecycle {
  /** Set while the process drains: readiness fails first, so that no new traffic is sent here. */
  stopping: boolean;
}

export interface Services {
  db: Kysely<Schema>;
  jobs: Jobs;
  hasher: PasswordHasher;
  /** Logins, two of which are handled at a time. */
  logins: WorkQueue;
  /** New reviews, of one vendor one after another; they use at most half of the database's connections. */
  reviews: WorkQueue;
  sessions: Sessions;
  keys: Keys;
  /** null if the operator hasn't set one up. */
  google: GoogleLogin | null;
  cache: PublicCache;
  settings: Settings;
  brand: Brand;
  legal: LegalTexts;
  log: FastifyBaseLogger;
  photos: FileStore;
  /** For those who may see a photo that isn't public. */
  photoPasses: PhotoPasses;
  /** Re-encodes the pictures that people upload. */
  decoder: Decoder;
  covers: CoverStore;
  quoteCards: QuoteCards;
  /** What people hand in as evidence. */
  vault: Vault;
  /** Who is told when a queue changes. */
  queueWatch: QueueWatch;
  /** What searches are read with. */
  lexicons: Lexicons;
  /** The state of the process. */
  lifecycle: Lifecycle;
  clock: () => Date;
}
