// The only way to build the server, in production and in tests. Its dependencies are passed in; its routes come from
// the contract.
import { join } from "node:path";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import { type Brand, brandFrom } from "@troth/brand";
import { arrivalTime, jsonBytes } from "@troth/rules/bodies";
import { photoBytes } from "@troth/rules/photos";
import { publicReadsChanged } from "@troth/server/cache";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { uuidv7 } from "uuidv7";
import { appealHandlers } from "./appeals/handlers.ts";
import { categoryAdminHandlers } from "./categories/admin-handlers.ts";
import { categoryHandlers } from "./categories/handlers.ts";
import { claimHandlers } from "./claims/handlers.ts";
import type { Handlers } from "./contract/handlers.ts";
import { createPublicCache, type PublicCache } from "./contract/public-cache.ts";
import { registerOperations } from "./contract/routes.ts";
import { coverHandlers } from "./covers/handlers.ts";
import { createCoverStore } from "./covers/store.ts";
import { createQuoteCards } from "./quote-cards/cards.ts";
import { quoteCardHandlers } from "./quote-cards/handlers.ts";
import type { Database } from "./database/open.ts";
import type { Schema } from "./database/schema.ts";
import { favouriteHandlers } from "./favourites/handlers.ts";
import { invitationHandlers } from "./invitations/handlers.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { legalHandlers } from "./legal/handlers.ts";
import { legalTexts } from "./legal/texts.ts";
import { failedMailHandlers } from "./mail/failed.ts";
import { registerInbox } from "./mail/inbox.ts";
import { moderationHandlers } from "./moderation/handlers.ts";
import { createQueueWatch, type Pace } from "./moderation/queue-watch.ts";
import { partnerHandlers } from "./partners/handlers.ts";
import { photoHandlers } from "./photos/handlers.ts";
import { createPhotoPasses } from "./photos/passes.ts";
import { createDecoder, type Decoder } from "./photos/decoder.ts";
import { type FileStore, openFileStore } from "./file-store/file-store.ts";
import { answerUnreadable, registerErrors } from "./plugins/errors.ts";
import { shedOverload } from "./plugins/overload.ts";
import { ProblemError } from "./problems.ts";
import { proofHandlers } from "./proofs/handlers.ts";
import { createVault } from "./vault/vault.ts";
import { recordHandlers } from "./record/handlers.ts";
import { reportTicketHandlers } from "./report-tickets/handlers.ts";
import { reviewDraftHandlers } from "./reviews/draft-handlers.ts";
import { portableReviewHandlers } from "./reviews/portable.ts";
import { ownReviewHandlers } from "./reviews/own-handlers.ts";
import { reviewReadHandlers } from "./reviews/read-handlers.ts";
import { replyHandlers } from "./reviews/reply-handlers.ts";
import { reportHandlers } from "./reviews/report-handlers.ts";
import { reviewWriteHandlers } from "./reviews/write-handlers.ts";
import { clientOf, rendering } from "./security/client-address.ts";
import { deriveKeys } from "./security/keys.ts";
import { createGoogleLogin } from "./security/google-login.ts";
import { createPasswordHasher, type PasswordHasher } from "./security/passwords.ts";
import { savedAnswerHandlers } from "./saved-answers/handlers.ts";
import { createSessions } from "./security/sessions.ts";
import { cutOffSlowBodies } from "./security/slow-bodies.ts";
import type { Lifecycle, Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { contactHandlers } from "./contact/handlers.ts";
import { noticeHandlers } from "./notices/handlers.ts";
import { removalHandlers } from "./removals/handlers.ts";
import { summaryHandlers } from "./summaries/handlers.ts";
import { systemHandlers } from "./system/handlers.ts";
import { teamHandlers } from "./team/handlers.ts";
import { adminHandlers } from "./users/admins/handlers.ts";
import { peopleHandlers } from "./users/people/handlers.ts";
import { avatarHandlers } from "./users/avatar/handlers.ts";
import { deletionHandlers } from "./users/leaving/handlers.ts";
import { deviceHandlers } from "./users/devices/handlers.ts";
import { googleHandlers } from "./users/log-in/google-handlers.ts";
import { secondStepHandlers } from "./users/second-step/handlers.ts";
import { signUpHandlers } from "./users/sign-up/handlers.ts";
import { logInHandlers } from "./users/log-in/handlers.ts";
import { emailHandlers } from "./users/email/handlers.ts";
import { profileHandlers } from "./users/profile/handlers.ts";
import { recoveryHandlers } from "./users/recovery/handlers.ts";
import { createLexicons } from "./search/current-lexicon.ts";
import { badgeHandlers } from "./vendors/badge.ts";
import { exportHandlers } from "./vendors/export.ts";
import { transparencyHandlers } from "./vendors/transparency.ts";
import { vendorHandlers } from "./vendors/handlers.ts";
import { draftHandlers } from "./vendors/draft-handlers.ts";
import { listingHandlers } from "./vendors/listing-handlers.ts";
import { mergeHandlers } from "./vendors/merge-handlers.ts";
import { proposalHandlers } from "./vendors/proposal-handlers.ts";
import { createWorkQueue } from "./work-queue.ts";

export interface AppOptions {
  database: Database<Schema>;
  jobs: Jobs;
  settings: Settings;
  photos: FileStore;
  log?: FastifyBaseLogger;
  hasher?: PasswordHasher;
  decoder?: Decoder;
  brand?: Brand;
  clock?: () => Date;
  /** Of the connections that admins watch the queues on; faster in tests. */
  watching?: Partial<Pace>;
}

declare module "fastify" {
  interface FastifyInstance {
    lifecycle: Lifecycle;
    publicCache: PublicCache;
  }
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, settings } = options;
  const app = Fastify({
    ...(options.log ? { loggerInstance: options.log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }), // one line per request, from the hook below
    genReqId: () => uuidv7(),
    bodyLimit: jsonBytes,
    // Who may send less has less time (security/slow-bodies.ts).
    requestTimeout: arrivalTime(photoBytes),
    keepAliveTimeout: 65_000,
    forceCloseConnections: "idle",
    // While closing, requests on open connections are still answered, and asked to close the connection.
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQuery },
    // Bodies with __proto__ or constructor are refused during parsing.
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    frameworkErrors: answerUnreadable,
  });
  app.removeContentTypeParser("text/plain");
  const lifecycle: Lifecycle = { stopping: false };
  const cache = createPublicCache(settings.cacheSeconds);
  app.decorate("lifecycle", lifecycle);
  app.decorate("publicCache", cache);
  app.decorateRequest("caller", null);
  app.decorateRequest("clientAddress", "");
  app.decorateRequest("clientRequestId", "");
  app.decorateRequest("publicGeneration", 0);

  registerErrors(app);
  cutOffSlowBodies(app);
  shedOverload(app.server, app.log, { concurrency: 32, maxQueued: 5_000, queueTimeoutMs: 700 });

  // First, so that refusals by later hooks have the headers too.
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity:
      settings.publicUrl.protocol === "https:" ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: "same-site" },
    referrerPolicy: { policy: "no-referrer" },
  });

  app.addHook("onRequest", async (request, reply) => {
    const { address, requestId } = clientOf(request, settings.siteSecret);
    request.clientAddress = address;
    request.clientRequestId = requestId;
    request.publicGeneration = cache.generation;
    reply.header("x-request-id", requestId);
    refuseCrossSite(request.method, request.headers, settings.origins);
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (lifecycle.stopping) reply.header("connection", "close");
    // Lets anything that caches pages made from public reads know that these have changed.
    if (request.publicGeneration !== cache.generation) reply.header(publicReadsChanged, "1");
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, clientRequestId, clientAddress } = request;
    request.log.info(
      {
        requestId: clientRequestId,
        address: clientAddress,
        method,
        path: request.url.split("?")[0]!.slice(0, 300),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.caller && { userId: request.caller.userId }),
      },
      "answered",
    );
    done();
  });

  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && settings.origins.has(origin)),
    credentials: true,
    allowedHeaders: ["authorization", "content-type", "idempotency-key", "if-match"],
    exposedHeaders: ["location", "retry-after", "x-request-id", "etag"],
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    maxAge: 600,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: settings.readsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => request.clientAddress,
    allowList: (request) =>
      request.clientAddress === rendering || request.url === "/api/health" || request.url === "/api/ready",
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError("too-many-requests", { retryAfter: Math.ceil(ttl / 1000) }),
  });

  const keys = deriveKeys(settings.secretKey);
  const clock = options.clock ?? (() => new Date());
  const brand = options.brand ?? brandFrom(process.env);
  const services: Services = {
    db: database.db,
    jobs: options.jobs,
    hasher: options.hasher ?? createPasswordHasher(),
    // While one login's password is hashed, the other's rows are read and written. More at the same time would take up
    // the database's connections without finishing any sooner, since passwords are hashed one by one:
    // docs/benchmarks.md.
    logins: createWorkQueue({ concurrency: 2, maxQueued: 200 }, 2, (refused) =>
      app.log.warn({ refused }, "too many simultaneous logins: some were refused"),
    ),
    // Each of their many statements takes a moment from everyone who reads, and more at a time publish no more of them:
    // docs/benchmarks.md. On a server, one that waits for a lock or the disk holds up none but those of its vendor. The
    // embedded database has one session for all, so there is nothing to lend.
    reviews: createWorkQueue(
      {
        concurrency: 1,
        slow: { afterMs: 100, most: database.embedded ? 1 : 5 },
        maxQueued: 200,
        queueTimeoutMs: 30_000,
      },
      2,
      (refused) => app.log.warn({ refused }, "too many simultaneous reviews: some were refused"),
    ),
    sessions: createSessions(keys),
    keys,
    google: settings.google && createGoogleLogin(settings.google, settings.publicUrl, keys),
    cache,
    settings,
    photos: options.photos,
    photoPasses: createPhotoPasses(keys.photos, clock),
    decoder: options.decoder ?? createDecoder(app.log),
    covers: createCoverStore(join(settings.dataDir, "covers"), app.log),
    quoteCards: createQuoteCards(app.log),
    vault: createVault(openFileStore(settings, "proofs"), keys.proofs),
    queueWatch: createQueueWatch(database, options.watching),
    lexicons: createLexicons(database.db, { folder: settings.vocabularyDir }),
    lifecycle,
    brand,
    legal: legalTexts(settings.legal, brand),
    log: app.log,
    clock,
  };
  // Before the server waits for requests in progress.
  app.addHook("preClose", () => services.queueWatch.close());
  app.addHook("onClose", async () => services.logins.stop());
  app.addHook("onClose", async () => services.reviews.stop());
  app.addHook("onClose", async () => services.decoder.stop());
  app.addHook("onClose", () => services.covers.close());
  app.addHook("onClose", () => services.quoteCards.close());
  // So that the first search doesn't have to wait for it.
  app.addHook(
    "onListen",
    () =>
      void services.lexicons
        .current()
        .catch((error: unknown) => app.log.error(error, "the search's lexicon couldn't be built yet")),
  );
  const handlers: Handlers = {
    ...signUpHandlers(services),
    ...logInHandlers(services),
    ...emailHandlers(services),
    ...recoveryHandlers(services),
    ...profileHandlers(services),
    ...deviceHandlers(services),
    ...avatarHandlers(services),
    ...googleHandlers(services),
    ...deletionHandlers(services),
    ...secondStepHandlers(services),
    ...adminHandlers(services),
    ...peopleHandlers(services),
    ...moderationHandlers(services),
    ...categoryHandlers(services),
    ...categoryAdminHandlers(services),
    ...vendorHandlers(services),
    ...listingHandlers(services),
    ...draftHandlers(services),
    ...mergeHandlers(services),
    ...proposalHandlers(services),
    ...exportHandlers(services),
    ...transparencyHandlers(services),
    ...badgeHandlers(services),
    ...reviewReadHandlers(services),
    ...reviewDraftHandlers(services),
    ...ownReviewHandlers(services),
    ...quoteCardHandlers(services),
    ...reviewWriteHandlers(services),
    ...replyHandlers(services),
    ...reportHandlers(services),
    ...reportTicketHandlers(services),
    ...appealHandlers(services),
    ...savedAnswerHandlers(services),
    ...portableReviewHandlers(services),
    ...proofHandlers(services),
    ...favouriteHandlers(services),
    ...claimHandlers(services),
    ...teamHandlers(services),
    ...partnerHandlers(services),
    ...invitationHandlers(services),
    ...photoHandlers(services),
    ...coverHandlers(services),
    ...contactHandlers(services),
    ...removalHandlers(services),
    ...noticeHandlers(services),
    ...summaryHandlers(services),
    ...recordHandlers(services),
    ...failedMailHandlers(services),
    ...legalHandlers(services),
    ...systemHandlers(services),
  };
  registerOperations(app, { handlers, ...services, checkResponses: settings.checkResponses });
  if (settings.mode === "demo" && settings.smtpUrl === undefined)
    registerInbox(app, database.db, settings.publicUrl.hostname);
  return app;
}

/** Repeated parameters become a list, which the contract's check refuses with the parameter's name. */
function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return query;
}

/** A page on another site must not be able to change anything with our visitors' cookies. */
function refuseCrossSite(method: string, headers: Record<string, unknown>, origins: ReadonlySet<string>): void {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return;
  const { origin, "sec-fetch-site": site } = headers;
  if (typeof origin === "string" && !origins.has(origin)) throw new ProblemError("cross-site");
  if (site === "cross-site" || (site === "same-site" && origin === undefined)) throw new ProblemError("cross-site");
}
