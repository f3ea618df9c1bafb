// An S3-compatible service on this machine. It takes any keys.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFauxqs } from "fauxqs";
import type { Bucket } from "../src/file-store/bucket.ts";

const name = "troth";
const keys = { accessKeyId: "the key of this test", secretAccessKey: "long enough for a test" };

export async function startBucketServer() {
  const folder = mkdtempSync(join(tmpdir(), "troth-bucket-"));
  const start = (port: number) =>
    startFauxqs({ port, host: "127.0.0.1", logger: false, dataDir: folder, init: { buckets: [name] } });
  let server = await start(0);
  const { port } = server;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket: { name, endpoint: new URL(endpoint), region: "us-east-1", ...keys } satisfies Bucket,
    /** The API's settings for it. */
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    /** It can't be reached, but keeps what it has. */
    stop: () => server.stop(),
    startAgain: async () => void (server = await start(port)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
