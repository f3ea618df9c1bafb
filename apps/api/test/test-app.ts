// A server for a test file: with a real database, real jobs, the contract's routes and limits. Clients differ by the
// address that the site would have signed.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { buildApp, type AppOptions } from "../src/app.ts";
import type { Database } from "../src/database/open.ts";
import type { Schema } from "../src/database/schema.ts";
import { startJobs, type RunningJobs } from "../src/jobs/run.ts";
import { legalTexts, type LegalTexts } from "../src/legal/texts.ts";
import { createLog } from "../src/log.ts";
import { createDecoder } from "../src/photos/decoder.ts";
import { type FileStore, openFileStore } from "../src/file-store/file-store.ts";
import { createVault, type Vault } from "../src/vault/vault.ts";
import { signatureOf } from "../src/security/client-address.ts";
import { deriveKeys } from "../src/security/keys.ts";
import { createPasswordHasher } from "../src/security/passwords.ts";
import { createSessions } from "../src/security/sessions.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { cookieNames } from "../src/users/log-in/cookies.ts";
import { confirmEmail, createUser } from "../src/users/queries.ts";
import { enable, storePendingSecret } from "../src/users/second-step/second-step.ts";
import { freshDatabase } from "./fresh-database.ts";

export const origin = "http://localhost:3000";
export const password = "three lanterns by the lake";

export interface TestApp {
  app: FastifyInstance;
  database: Database<Schema>;
  jobs: RunningJobs;
  settings: Settings;
  photos: FileStore;
  vault: Vault;
  /** A new browser with its own address, cookies, and a token once it has logged in. */
  browser(address?: string): Browser;
  /** Waits until every e-mail that was asked for is written, since requests for links are answered before that. */
  mailsWritten(): Promise<void>;
  /** The e-mails to an address, newest first, as the demo's inbox shows them. */
  inbox(to: string): Promise<{ subject: string; text: string; html: string; links: string[] }[]>;
  /** Somebody with a confirmed address who is logged in, made without the calls and the e-mail that this takes. */
  member(options?: {
    firstName?: string;
    lastName?: string;
    isAdmin?: boolean;
  }): Promise<Browser & { email: string; userId: string }>;
}

/** Starts a server before the file's tests and ends it after them. */
export function useTestApp(options: Partial<AppOptions> & { env?: NodeJS.ProcessEnv } = {}): TestApp {
  const test = {} as TestApp;
  let folder: string;
  let accepted: LegalTexts["accepted"] | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "troth-test-"));
    test.settings = readSettings({
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      CHECK_RESPONSES: "true",
      CACHE_SECONDS: "2",
      ...options.env,
    });
    test.database = await freshDatabase();
    test.jobs = await startJobs(test.database, { settings: test.settings, brand });
    test.photos = openFileStore(test.settings, "photos");
    test.vault = createVault(openFileStore(test.settings, "proofs"), deriveKeys(test.settings.secretKey).proofs);
    test.app = await buildApp({
      database: test.database,
      jobs: test.jobs.jobs,
      settings: test.settings,
      photos: test.photos,
      // Tests share the cores with many others.
      decoder: createDecoder(createLog("silent"), { time: 60_000, queueTimeoutMs: 60_000 }),
      brand,
      ...options,
    });
    await test.app.ready();
  });
  afterAll(async () => {
    await test.app?.close();
    await test.jobs?.stop();
    await test.database?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  test.browser = (address) => new Browser(test, address);
  test.mailsWritten = async () => {
    const requests = () => test.database.db.selectFrom("link_requests").select("id").execute();
    await vi.waitFor(async () => expect(await requests()).toEqual([]), { timeout: 15_000, interval: 20 });
  };
  test.inbox = async (to) => {
    await test.mailsWritten();
    const answer = await test.app.inject({
      url: `/dev/mail?to=${encodeURIComponent(to)}`,
      headers: { accept: "application/json" },
    });
    return answer.json();
  };
  test.member = async ({ firstName = "Ana", lastName = "Kovač", isAdmin = false } = {}) => {
    const browser = test.browser() as Browser & { email: string; userId: string };
    browser.email = freshEmail();
    const { db } = test.database;
    const sessions = createSessions(deriveKeys(test.settings.secretKey));
    const details = {
      password_hash: await (passwordHash ??= createPasswordHasher().hash(password)),
      first_name: firstName,
      last_name: lastName,
      location: "",
    };
    browser.userId = await db.transaction().execute(async (trx) => {
      const userId = (await createUser(trx, browser.email, details, terms()))!;
      await confirmEmail(trx, userId, browser.email, null, sessions);
      return userId;
    });
    const device = { userAgent: "test", isGoogleLogin: false };
    const { sessionId, refreshToken } = (await sessions.open(db, browser.userId, device))!;
    browser.cookies.set(cookieNames(test.settings.publicUrl).refresh, refreshToken);
    browser.token = await sessions.accessToken(browser.userId, sessionId);
    if (isAdmin) await promote(test, browser.userId);
    return browser;
  };
  const terms = () => (accepted ??= legalTexts(test.settings.legal, brand).accepted);
  return test;
}

/** Makes someone an admin who has just logged in with the second step. */
async function promote({ database: { db }, settings }: TestApp, userId: string) {
  const key = deriveKeys(settings.secretKey).secondStep;
  await db.updateTable("users").set({ is_admin: true, role: "admin" }).where("id", "=", userId).execute();
  await storePendingSecret(db, key, userId, testSecret);
  await db.transaction().execute((trx) => enable(trx, key, userId));
  await db
    .updateTable("sessions")
    .set({ second_step: true, second_step_at: new Date() })
    .where("user_id", "=", userId)
    .execute();
}

/** Of `password`. One does for all, since it takes longer than anything else that a member needs. */
let passwordHash: Promise<string> | undefined;

/** The secret of every authenticator in these tests. */
export const testSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** The address of someone without an account. */
export const freshEmail = () => `${randomUUID().slice(0, 13)}@example.org`;

/** The token that an e-mailed link carries in its fragment. */
export const tokenIn = (links: string[]) => new URLSearchParams(new URL(links[0]!).hash.slice(1)).get("token")!;

export const brand = {
  shortName: "Troth",
  fullName: "Troth Wedding Reviews",
  tagline: "Review & Discover Trusted Wedding Vendors",
  colour: "",
  feedbackUrl: "https://forms.example/feedback",
  instagramUrl: "https://instagram.example",
  xUrl: "https://x.example",
  whatsappUrl: "https://whatsapp.example",
  operatorName: "",
  operatorAddress: "",
  operatorCountry: "",
};

let addresses = 0;

export class Browser {
  readonly address: string;
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  readonly #test: TestApp;

  constructor(test: TestApp, address = `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`) {
    this.#test = test;
    this.address = address;
  }

  async call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const answer = await this.#test.app.inject({
      method,
      url,
      ...(body !== undefined && {
        payload: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
      headers: {
        ...this.headers(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(this.cookies.size && { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...headers,
      },
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0 || cookie.value === "") this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return answer;
  }

  headers(): Record<string, string> {
    const seconds = Math.floor(Date.now() / 1000);
    const id = randomUUID();
    return {
      origin,
      "sec-fetch-site": "same-origin",
      "x-request-id": id,
      "x-client-address": this.address,
      "x-client-signature": `${seconds}.${signatureOf(this.#test.settings.siteSecret, id, this.address, seconds)}`,
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
    };
  }
}
