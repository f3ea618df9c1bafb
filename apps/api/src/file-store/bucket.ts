// Files in a bucket of an S3-compatible service, so that any number of servers share them.
import { Readable } from "node:stream";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { ProblemError } from "../problems.ts";
import { SettingsError } from "../settings-error.ts";
import type { FileStore, StoredFile } from "./file-store.ts";

export interface Bucket {
  name: string;
  region: string;
  /** The service; null for Amazon's. */
  endpoint: URL | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long connecting and answering may take, in milliseconds. It is tried three times. */
const times = { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true };

/** Loaded only if there is a bucket: it takes some 20 MB of memory. */
const loadService = () => import("@aws-sdk/client-s3");

async function connect({ region, endpoint, accessKeyId, secretAccessKey }: Bucket) {
  const { S3Client: Client, ...calls } = await loadService();
  const client: S3Client = new Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: times,
    // Not every service has buckets in its host's name, or Amazon's newer checksums.
    ...(endpoint && { endpoint: endpoint.href, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { client, ...calls };
}

/**
 * Methods throw ProblemError unavailable if the service can't be reached, or refuses.
 * @param area what the files' names start with
 */
export function bucketStore(bucket: Bucket, area: string): FileStore {
  const Bucket = bucket.name;
  let connected: ReturnType<typeof connect> | undefined;
  const service = () => (connected ??= connect(bucket));
  const folderOf = (id: string) => `${area}/${id.slice(0, 2)}/${id}/`;
  const keyOf = (id: string, variant: string) => folderOf(id) + variant;

  async function* filesIn(Prefix: string): AsyncGenerator<StoredFile> {
    const { client, paginateListObjectsV2 } = await service();
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix });
    for (;;) {
      const { done, value: page } = await attempt(pages.next());
      if (done) return;
      for (const { Key, LastModified } of page.Contents ?? []) {
        const [, , id, variant] = Key!.split("/");
        if (id && variant) yield { id, variant, changedAt: LastModified! };
      }
    }
  }

  return {
    async write(id, variant, bytes) {
      const { client, PutObjectCommand } = await service();
      await attempt(client.send(new PutObjectCommand({ Bucket, Key: keyOf(id, variant), Body: bytes })));
    },
    async read(id, variant) {
      const { client, GetObjectCommand } = await service();
      const call = new GetObjectCommand({ Bucket, Key: keyOf(id, variant) });
      const found = await attempt(ifAbsent(client.send(call), null));
      // Whole: for a slow reader, the service would keep a connection open, of which there are only so many.
      const bytes = found && (await attempt(found.Body!.transformToByteArray()));
      return bytes && { size: bytes.length, stream: Readable.from([Buffer.from(bytes)]) };
    },
    async has(id, variant) {
      const { client, HeadObjectCommand } = await service();
      const call = new HeadObjectCommand({ Bucket, Key: keyOf(id, variant) });
      return (await attempt(ifAbsent(client.send(call), null))) !== null;
    },
    async remove(id, variant) {
      const { client, DeleteObjectCommand } = await service();
      const removeOne = (each: string) =>
        attempt(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id, each) })));
      if (variant !== undefined) await removeOne(variant);
      else for await (const found of filesIn(folderOf(id))) await removeOne(found.variant);
    },
    list: () => filesIn(`${area}/`),
  };
}

const statusOf = (error: unknown) => (error as Partial<S3ServiceException>).$metadata?.httpStatusCode;

const ifAbsent = <T, O>(call: Promise<T>, otherwise: O): Promise<T | O> =>
  call.catch((error: unknown) => {
    if (statusOf(error) === 404) return otherwise;
    throw error;
  });

const attempt = <T>(call: Promise<T>): Promise<T> =>
  call.catch((cause: unknown) => {
    throw new ProblemError("unavailable", { retryAfter: 5, cause });
  });

/** @throws SettingsError if the bucket can't be used */
export async function checkBucket(bucket: Bucket): Promise<void> {
  const { client, ListObjectsV2Command } = await connect(bucket);
  await client.send(new ListObjectsV2Command({ Bucket: bucket.name, MaxKeys: 1 })).catch((cause: unknown) => {
    const { name, message } = cause as Error;
    const why = [name, message.replace(/\.$/, "")].filter(Boolean).join(": ");
    throw new SettingsError(`S3_BUCKET: files can't be kept in ${bucket.name} (${why}). Check the S3_ settings.`, {
      cause,
    });
  });
  client.destroy();
}
