// The site's server over a built application that a test brings, before an API that a test brings, on real sockets.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite, type Site } from "./app.ts";
import { readSettings } from "./settings.ts";

/** The router as a module of the test's application imports it. */
export const router = JSON.stringify(import.meta.resolve("react-router"));

export const siteSecret = "a secret that is long enough for it";

export interface TestSite extends Site {
  base: string;
  api: Server;
  /** Ends the API behind it. */
  endApi(): Promise<void>;
  close(): Promise<void>;
}

/** @param files of the build, by path; beside `server/index.js`, the application */
export async function startTestSite(
  application: string,
  files: Record<string, string>,
  answer: RequestListener,
  env: NodeJS.ProcessEnv = {},
): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), "site-build-"));
  const built = { ...files, "package.json": '{"type":"module"}', "server/index.js": application };
  for (const [path, text] of Object.entries(built)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const api = createServer(answer);
  await new Promise<void>((done) => api.listen(0, "127.0.0.1", done));
  const settings = await readSettings({
    SITE_SECRET: siteSecret,
    API_HOST: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    PUBLIC_URL: "https://troth.example",
    LOG_LEVEL: "silent",
    ...env,
  });
  const site = await buildSite(settings, pathToFileURL(`${folder}/`));
  const endApi = async () => {
    api.closeAllConnections();
    await new Promise((done) => api.close(done));
  };
  return {
    ...site,
    api,
    base: await site.app.listen({ host: "127.0.0.1", port: 0 }),
    endApi,
    async close() {
      await site.app.close();
      await endApi();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
