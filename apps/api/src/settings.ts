// All settings, read from the environment once and checked before anything starts.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { day, lifetimes } from "@troth/rules/lifetimes";
import { readEnvironment, SettingsError } from "@troth/server/settings";
import { z } from "zod";
import { securePrivateFolder } from "./data-folder.ts";
import type { Bucket } from "./file-store/bucket.ts";

const flag = z.stringbool();
const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  MODE: z.enum(["demo", "production"]).default("demo"),
  HOST: z.string().default("127.0.0.1"),
  API_PORT: port.default(4000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((origin) => origin.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  VOCABULARY_DIR: z.string().optional(),
  TERMS_FILE: z.string().optional(),
  PRIVACY_FILE: z.string().optional(),
  REVIEW_LICENCE: z
    .string()
    .regex(/^[A-Za-z0-9.+-]+$/, "must be an SPDX id such as CC-BY-4.0")
    .optional(),
  SECRET_KEY: z.string().min(32).optional(),
  SITE_SECRET: z.string().min(32).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  OPERATOR_EMAIL: z.email().optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  CACHE_SECONDS: z.coerce.number().min(0).max(60).default(2),
  CHECK_RESPONSES: flag.optional(),
  DEMO_DATA: flag.default(true),
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  // Our pages promise no longer than that.
  PROOF_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(lifetimes.proofFile / day)
    .default(lifetimes.proofFile / day),
});

type Environment = z.infer<typeof environment>;

const neededInProduction = [
  "PUBLIC_URL",
  "SECRET_KEY",
  "SITE_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "OPERATOR_EMAIL",
] as const;

export interface Settings {
  mode: "demo" | "production";
  host: string;
  port: number;
  /** The site's address; links in e-mails start with it. */
  publicUrl: URL;
  /** Origins that may send calls with cookies: the site's own and those listed. */
  origins: ReadonlySet<string>;
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where photos and evidence are kept; null for the data folder. */
  bucket: Bucket | null;
  /** A folder with the operator's own words for the search; null if there is none. */
  vocabularyDir: string | null;
  /** The operator's own texts, as Markdown, and the licence for reviews that their terms ask for; null where ours are used. */
  legal: { terms: string | null; privacy: string | null; reviewLicence: string | null };
  /** Signs tokens; 32 characters or more. */
  secretKey: string;
  /** Shared with the site's server, which uses it to sign the client's address. */
  siteSecret: string;
  /** OpenID Connect with Google or another issuer; null if it isn't set up. */
  google: { issuer: URL; clientId: string; clientSecret: string } | null;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  operatorEmail: string;
  logLevel: string;
  /** How long a public answer may be cached, in seconds; 0 turns caching off. */
  cacheSeconds: number;
  /** Compares every answer with the contract, in tests and development. */
  checkResponses: boolean;
  /** In demo mode: fill an empty database with invented vendors and reviews. */
  demoData: boolean;
  /** How many reads one address may make per minute, on each node. */
  readsPerMinute: number;
  /** How many days the file of a proof is kept after it was decided about. */
  proofDays: number;
}

/** @throws SettingsError listing every variable that is missing or wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const e = readEnvironment(environment, env, neededInProduction);
  const publicUrl = new URL(e.PUBLIC_URL ?? "http://localhost:3000");
  return {
    mode: e.MODE,
    host: e.HOST,
    port: e.API_PORT,
    publicUrl,
    origins: new Set([
      publicUrl.origin,
      ...e.PUBLIC_ORIGINS,
      // This machine's other name.
      ...(e.MODE === "demo" ? [publicUrl.origin.replace("//localhost", "//127.0.0.1")] : []),
    ]),
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    bucket: bucketIn(e),
    vocabularyDir: e.VOCABULARY_DIR ?? null,
    legal: {
      terms: textIn("TERMS_FILE", e.TERMS_FILE),
      privacy: textIn("PRIVACY_FILE", e.PRIVACY_FILE),
      reviewLicence: e.REVIEW_LICENCE ?? null,
    },
    ...secretsOf(e),
    google: googleIn(e),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    operatorEmail: e.OPERATOR_EMAIL ?? "operator@example.org",
    logLevel: e.LOG_LEVEL,
    cacheSeconds: e.CACHE_SECONDS,
    checkResponses: e.CHECK_RESPONSES ?? e.MODE === "demo",
    demoData: e.MODE === "demo" && e.DEMO_DATA,
    readsPerMinute: e.READS_PER_MINUTE,
    proofDays: e.PROOF_DAYS,
  };
}

/** @throws SettingsError if only one of them is set: the site would offer a login that leads nowhere */
function googleIn({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
}: Environment): Settings["google"] {
  if (clientId !== undefined && clientSecret !== undefined) return { issuer: new URL(issuer), clientId, clientSecret };
  if (clientId !== undefined || clientSecret !== undefined)
    throw new SettingsError("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.");
  return null;
}

/**
 * @throws SettingsError if only some of it is set, since photos would go where no one looks for them, or without a
 * database server: whoever waits for the bucket would keep everyone else from the embedded database's only session
 */
function bucketIn(e: Environment): Bucket | null {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT } = e;
  const endpoint = S3_ENDPOINT === undefined ? null : new URL(S3_ENDPOINT);
  if (name !== undefined && e.DATABASE_URL === undefined)
    throw new SettingsError("S3_BUCKET needs a PostgreSQL server: set DATABASE_URL too.");
  if (name !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return { name, region: e.S3_REGION, endpoint, accessKeyId, secretAccessKey };
  if (name !== undefined || accessKeyId !== undefined || secretAccessKey !== undefined || endpoint !== null)
    throw new SettingsError("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.");
  return null;
}

/** In bytes; a long contract has 100,000. */
const longestText = 256 * 1024;

/** @throws SettingsError if a file can't be shown */
function textIn(variable: string, file: string | undefined): string | null {
  if (file === undefined) return null;
  const refuse = (why: string, cause?: unknown) =>
    new SettingsError(`${variable}: ${file} ${why}. Give the path of a Markdown file, or leave the variable unset.`, {
      cause,
    });
  try {
    const found = statSync(file);
    if (!found.isFile()) throw refuse("isn't a file");
    if (found.size > longestText) throw refuse(`is larger than ${longestText / 1024} KiB`);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
    if (text.trim() === "") throw refuse("is empty");
    return text;
  } catch (cause) {
    if (cause instanceof SettingsError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT") throw refuse("doesn't exist", cause);
    throw refuse(code === "ERR_ENCODING_INVALID_ENCODED_DATA" ? "isn't encoded in UTF-8" : "can't be read", cause);
  }
}

const secretsFile = z.object({ secretKey: z.string().min(32), siteSecret: z.string().min(32) });
type Secrets = z.infer<typeof secretsFile>;

/** Those that are set; the demo makes its own in place of any that isn't. */
function secretsOf({ SECRET_KEY, SITE_SECRET, DATA_DIR }: Environment): Secrets {
  if (SECRET_KEY !== undefined && SITE_SECRET !== undefined) return { secretKey: SECRET_KEY, siteSecret: SITE_SECRET };
  const kept = keptSecrets(DATA_DIR);
  return { secretKey: SECRET_KEY ?? kept.secretKey, siteSecret: SITE_SECRET ?? kept.siteSecret };
}

/** The demo makes its own secrets once and keeps them beside its data. */
function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  securePrivateFolder(dataDir);
  if (!existsSync(file)) {
    const made: Secrets = {
      secretKey: randomBytes(32).toString("base64url"),
      siteSecret: randomBytes(32).toString("base64url"),
    };
    try {
      writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return readSecrets(file);
}

/** @throws SettingsError saying what is wrong with the file and what the options are */
function readSecrets(file: string): Secrets {
  let wrong: string;
  try {
    const parsed = secretsFile.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (parsed.success) return parsed.data;
    wrong = parsed.error.issues
      .map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "))
      .join("; ");
  } catch (error) {
    // A parser's message may quote the file, and with it a key.
    wrong = error instanceof SyntaxError ? "it isn't JSON" : (error as Error).message;
  }
  throw new SettingsError(`This installation's keys can't be read: ${resolve(file)} is damaged (${wrong}).
  Restore the file from a backup: everyone stays logged in, and second steps keep working.
  If you have no backup, delete the file: the next start makes new keys. Everyone is then logged out, and people with a
  second step, including admins, can't log in until you clear totp_secret and totp_enabled_at in their rows (docs/security.md). Proofs of bookings that
  wait can't be opened any more.`);
}
