// All of the site's settings, read from the environment once and checked before anything starts.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Brand, brandFrom } from "@troth/brand";
import { readEnvironment, SettingsError } from "@troth/server/settings";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  MODE: z.enum(["demo", "production"]).default("demo"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  API_HOST: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:4000"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_API_HOST: z.url({ protocol: /^https?$/ }).optional(),
  SITE_SECRET: z.string().min(32).optional(),
  DATA_DIR: z.string().default(".data"),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((address) => address.trim() || [])),
  CACHE_SECONDS: z.coerce.number().min(0).max(60).default(2),
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  GOOGLE_CLIENT_ID: z.string().optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

export interface Settings {
  mode: "demo" | "production";
  host: string;
  port: number;
  /** Where this server reaches the API. */
  apiHost: string;
  /** Where people reach the site. */
  publicUrl: URL;
  /** Where browsers reach the API, if not through the site. */
  publicApiHost: string;
  /** Shared with the API, which believes a client's address only with its signature. */
  siteSecret: string;
  /** Proxies that are trusted to report a client's address; none, if empty. */
  trustedProxies: string[];
  /** How long a rendered page is kept: as long as the API holds what it is made of. */
  cacheSeconds: number;
  /** How many pages one address may ask for in a minute. */
  readsPerMinute: number;
  /** Whether the operator has set up the login with Google. */
  googleLogin: boolean;
  logLevel: string;
  brand: Brand;
}

/** @throws SettingsError that lists every missing or wrong variable */
export async function readSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const e = readEnvironment(environment, env, ["PUBLIC_URL", "SITE_SECRET"]);
  let brand: Brand;
  try {
    brand = brandFrom(env);
  } catch (cause) {
    throw new SettingsError((cause as Error).message, { cause });
  }
  return {
    mode: e.MODE,
    host: e.HOST,
    port: e.PORT,
    apiHost: new URL(e.API_HOST).origin,
    publicUrl: new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`),
    publicApiHost: e.PUBLIC_API_HOST ? new URL(e.PUBLIC_API_HOST).origin : "",
    siteSecret: e.SITE_SECRET ?? (await keptSecret(e.DATA_DIR)),
    trustedProxies: e.TRUSTED_PROXIES,
    cacheSeconds: e.CACHE_SECONDS,
    readsPerMinute: e.READS_PER_MINUTE,
    // Google leads back to the site, and the cookie is set there, where an API with another address doesn't see it.
    googleLogin: e.GOOGLE_CLIENT_ID !== undefined && e.PUBLIC_API_HOST === undefined,
    logLevel: e.LOG_LEVEL,
    brand,
  };
}

/** Milliseconds that the demo waits for the API to have made its secrets. */
const PATIENCE = 60_000;

/** The demo's API makes the secrets at its first start; a server that starts earlier waits. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "secrets.json");
  const end = Date.now() + PATIENCE;
  for (;;) {
    // Missing, half written or damaged: the API says what to do about that.
    let cause: unknown;
    const kept = await readFile(file, "utf8")
      .then(JSON.parse)
      .catch((error: unknown) => void (cause = error));
    const { siteSecret } = (kept ?? {}) as { siteSecret?: unknown };
    if (typeof siteSecret === "string") return siteSecret;
    if (Date.now() > end)
      throw new SettingsError(`No SITE_SECRET, and no readable secrets in ${file}: start the API first`, { cause });
    await sleep(200);
  }
}
