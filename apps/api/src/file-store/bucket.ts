// Files in a bucket of an S3-compatible service, so that any number of servers share them.
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { SettingsError } from "@troth/server/settings";
import type { FileStore, StoredFile } from "./file-store.ts";

export interface Bucket {
  name: string;
  region: string;
  /** The service; null for Amazon's. */
  endpoint: URL | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * How long a call may take in all, its repeats included; sending a file may take longer, by its size. A transaction that
 * writes the largest file waits for less than it may.
 */
const patience = { callMs: 4_000, bytesPerMs: 2_000 };
/** How long a service that hasn't answered is left alone: otherwise everyone would wait for it in turn. */
const restMs = 5_000;
/** Readers beyond that wait for each other. */
const sockets = { maxSockets: 200 };

/** What services call a bucket that is full. */
const fullNames = new Set(["QuotaExceeded", "XMinioStorageFull", "StorageFull"]);

type Service = Awaited<ReturnType<typeof load>>;
interface Connection {
  loading: Promise<Service> | null;
  restsUntil: number;
}
const connections = new WeakMap<Bucket, Connection>();

/** The library takes some 20 MB of memory, so it is loaded only if there is a bucket. */
async function load({ region, endpoint, accessKeyId, secretAccessKey }: Bucket) {
  const { S3Client: Client, ...calls } = await import("@aws-sdk/client-s3");
  const client: S3Client = new Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    retryMode: "standard",
    requestHandler: { httpAgent: sockets, httpsAgent: sockets },
    // Not every service has buckets in its host's name, answers whether it wants a large file, or knows Amazon's newer
    // checksums.
    ...(endpoint && { endpoint: endpoint.href, forcePathStyle: true }),
    ignoreConfiguredEndpointUrls: true,
    expectContinueHeader: false,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { client, ...calls };
}

/**
 * @param what is called, for the log
 * @param bytes of the file that is sent
 * @throws ProblemError no-room; unavailable if the service can't be reached or is busy; internal if it refuses
 */
async function call<T>(
  bucket: Bucket,
  what: string,
  work: (service: Service, signal: AbortSignal) => Promise<T>,
  bytes = 0,
): Promise<T> {
  const connection = connections.get(bucket) ?? { loading: null, restsUntil: 0 };
  connections.set(bucket, connection);
  if (performance.now() < connection.restsUntil)
    throw new ProblemError("unavailable", {
      retryAfter: restMs / 1_000,
      cause: new Error("The bucket didn't answer."),
    });
  const signal = AbortSignal.timeout(patience.callMs + Math.ceil(bytes / patience.bytesPerMs));
  try {
    const service = await (connection.loading ??= load(bucket));
    return await work(service, signal);
  } catch (error) {
    const status = statusOf(error);
    const cause = new Error(`${what} ${bucket.name}: ${signal.aborted ? "no answer in time" : reasonOf(error)}`);
    if (status === 507 || fullNames.has((error as Error).name)) throw new ProblemError("no-room", { cause });
    if (status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429)
      throw new ProblemError("internal", { cause });
    if (status === undefined) connection.restsUntil = performance.now() + restMs;
    throw new ProblemError("unavailable", { retryAfter: restMs / 1_000, cause });
  }
}

const statusOf = (error: unknown) => (error as Partial<S3ServiceException>).$metadata?.httpStatusCode;

/** Only this much: of a refused signature, the error has everything but the key. */
function reasonOf(error: unknown): string {
  const { errors: [first] = [] } = error as Partial<AggregateError>; // of a host with several addresses
  const { name, code, message } = (first ?? error) as Error & { code?: string };
  const said = message.split("\n")[0]!.replace(/\.$/, "");
  return [statusOf(error), code ?? name, said].filter(Boolean).join(" ");
}

const isMissing = (error: unknown): boolean => (error as Error).name === "NoSuchKey";

/**
 * Its methods throw as `call` does.
 * @param area what the files' names start with
 */
export function bucketStore(bucket: Bucket, area: string): FileStore {
  const { name } = bucket;
  const folderOf = (id: string) => `${area}/${id.slice(0, 2)}/${id}/`;
  const keyOf = (id: string, variant: string) => folderOf(id) + variant;

  async function* filesIn(prefix: string): AsyncGenerator<StoredFile> {
    let next: string | undefined;
    do {
      const request = { Bucket: name, Prefix: prefix, ContinuationToken: next };
      const page = await call(bucket, "listing", ({ client, ListObjectsV2Command }, abortSignal) =>
        client.send(new ListObjectsV2Command(request), { abortSignal }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        const [, , id, variant] = Key!.split("/");
        if (id && variant) yield { id, variant, changedAt: LastModified! };
      }
      next = page.NextContinuationToken;
    } while (next);
  }

  return {
    async write(id, variant, bytes) {
      const object = { Bucket: name, Key: keyOf(id, variant), Body: bytes };
      await call(
        bucket,
        "writing to",
        ({ client, PutObjectCommand }, abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }),
        bytes.length,
      );
    },
    read: (id, variant) =>
      call(bucket, "reading from", async ({ client, GetObjectCommand }, abortSignal) => {
        const asked = new GetObjectCommand({ Bucket: name, Key: keyOf(id, variant) });
        try {
          const { Body } = await client.send(asked, { abortSignal });
          // Whole: for a slow reader, the service would keep a connection open, of which there are only so many.
          const bytes = await buffer(Body as Readable);
          return { size: bytes.length, stream: Readable.from([bytes]) };
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    // By listing: the answer about a single file doesn't tell whether the file is missing or the bucket.
    async has(id, variant) {
      for await (const found of filesIn(keyOf(id, variant))) if (found.variant === variant) return true;
      return false;
    },
    async remove(id, variant) {
      const variants: string[] = variant === undefined ? [] : [variant];
      if (variant === undefined) for await (const found of filesIn(folderOf(id))) variants.push(found.variant);
      await Promise.all(
        variants.map((each) =>
          call(bucket, "deleting from", async ({ client, DeleteObjectCommand }, abortSignal) => {
            const asked = new DeleteObjectCommand({ Bucket: name, Key: keyOf(id, each) });
            await client.send(asked, { abortSignal }).catch((error: unknown) => {
              if (!isMissing(error)) throw error;
            });
          }),
        ),
      );
    },
    list: () => filesIn(`${area}/`),
  };
}

/**
 * Whether files can be kept in the bucket, and whether it is this database's: what the database doesn't know is deleted.
 * @throws SettingsError
 */
export async function checkBucket(bucket: Bucket, db: Kysely<Schema>): Promise<void> {
  const refuse = (why: string, cause?: unknown) =>
    new SettingsError(`S3_BUCKET: files can't be kept in ${bucket.name} (${why}). Check the S3_ settings.`, { cause });
  const { rows } = await sql<{ id: string }>`
    select name || ' ' || timestamp as id from kysely_migration order by timestamp, name limit 1`.execute(db);
  const ours = rows[0]!.id;
  const files = bucketStore(bucket, "owner");
  try {
    const owner = await files.read("database", "id");
    const theirs = owner && (await buffer(owner.stream)).toString();
    if (theirs !== null && theirs !== ours)
      throw refuse("they belong to another database, and would be deleted as unknown to this one");
    if (theirs === null) await files.write("database", "id", Buffer.from(ours));
    await files.write("probe", "id", Buffer.from(ours));
    await files.remove("probe");
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw refuse((error.details.cause as Error).message, error.details.cause);
  }
}
