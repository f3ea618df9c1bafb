// The process that owns the data folder takes commands from other processes (import, backup, invitations) on a Unix
// socket. It uses plain HTTP, so that Node provides streaming and back-pressure. If there is no owner, a command opens
// the database itself.
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { writeOwner, readOwner } from "./lock.ts";

/** Reads its input and yields its answer as it becomes available. */
export type Command = (input: IncomingMessage) => AsyncIterable<string | Uint8Array>;

/** The system's limit on a socket's path, in bytes (macOS 103, Linux 107). */
const longestPath = 103;

/** Only call it while this process holds the folder's lock: any socket found there is then certainly left over. */
export async function listenForCommands(
  folder: string,
  commands: Record<string, Command>,
): Promise<() => Promise<void>> {
  const path = socketPath(resolve(folder));
  rmSync(path, { force: true });
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? "";
    if (request.method !== "POST" || !Object.hasOwn(commands, name)) {
      response.writeHead(404).end(`There is no such command: ${name}`);
      return;
    }
    try {
      for await (const part of commands[name]!(request)) if (!response.write(part)) await once(response, "drain");
      response.end();
    } catch (error) {
      // Once an answer has started, the only way to tell the caller that it is incomplete is to cut it short.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  server.requestTimeout = 0; // an import may take a while
  const umask = process.umask(0o177);
  try {
    server.listen(path);
    await once(server, "listening");
  } finally {
    process.umask(umask);
  }
  chmodSync(path, 0o600);
  writeOwner(resolve(folder), path);
  return async () => {
    writeOwner(resolve(folder));
    server.close();
    server.closeIdleConnections();
    await once(server, "close");
    if (dirname(path) !== resolve(folder)) rmSync(dirname(path), { recursive: true, force: true });
  };
}

/** If a folder's path is too long for a socket, the socket goes into a private temporary folder. */
function socketPath(folder: string): string {
  const near = join(folder, "owner.sock");
  return Buffer.byteLength(near) <= longestPath ? near : join(mkdtempSync(join(tmpdir(), "owner-")), "owner.sock");
}

/** Sends a command to the folder's owner. Null if no process is listening. */
export function callOwner(folder: string, command: string, body: Readable): Promise<IncomingMessage | null> {
  const socketPath = readOwner(folder)?.socket;
  if (socketPath === undefined) return Promise.resolve(null);
  return new Promise((answer, fail) => {
    const call = request({ socketPath, method: "POST", path: `/${command}` }, answer);
    call.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") answer(null);
      else fail(error);
    });
    body.pipe(call);
  });
}
