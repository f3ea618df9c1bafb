// Bodies of calls, read whole before the API is asked: whoever sends slowly holds no connection to it (fault 7).
import type { IncomingMessage } from "node:http";
import { jsonBytes } from "@troth/rules/bodies";
import { photoBytes, photoTypes } from "@troth/rules/photos";
import { network } from "@troth/server/network";

/** Milliseconds that a body may take to arrive. */
const ARRIVES_IN = 15_000;
/** Bodies that one client may have under way. */
const MOST_OF_ONE = 32;
/** Bytes of bodies under way, of all clients. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Why a body is not taken; the client is told. */
export class BodyError extends Error {
  readonly statusCode: 408 | 413 | 415 | 429;
  constructor(statusCode: 408 | 413 | 415 | 429, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const limitFor = (type: string | undefined) =>
  photoTypes.includes(type?.split(";")[0]!.trim().toLowerCase() ?? "") ? photoBytes : jsonBytes;

export type ReadBody = (request: IncomingMessage, address: string) => Promise<Buffer>;

export function bodyReader(): ReadBody {
  const open = new Set<{ of: string; bytes: number; giveUp: (error: BodyError) => void }>();
  let bytes = 0;

  /** The one that has been under way for the longest gives way: whoever sends as usual is done before. */
  function makeRoom(of?: string) {
    for (const body of open) {
      if (of !== undefined && body.of !== of) continue;
      return body.giveUp(new BodyError(429, "Too much is being sent at once"));
    }
  }

  return (request, address) =>
    new Promise((resolve, reject) => {
      const { "content-type": type, "content-length": announced, "content-encoding": encoding } = request.headers;
      if (encoding !== undefined && encoding !== "identity")
        return reject(new BodyError(415, "Compressed bodies are not taken"));
      const limit = limitFor(type);
      const tooLarge = () => new BodyError(413, "That is too large");
      if (Number(announced) > limit) return reject(tooLarge());

      const of = network(address);
      if ([...open].filter((body) => body.of === of).length >= MOST_OF_ONE) makeRoom(of);
      const chunks: Buffer[] = [];
      const end = () => {
        clearTimeout(timer);
        open.delete(body);
        bytes -= body.bytes;
        request.off("data", more).off("end", whole).off("close", left);
      };
      const body = {
        of,
        bytes: 0,
        giveUp(error: BodyError) {
          end();
          // What still comes is read over, until the answer has closed the connection.
          request.resume();
          reject(error);
        },
      };
      const more = (chunk: Buffer) => {
        chunks.push(chunk);
        body.bytes += chunk.length;
        bytes += chunk.length;
        if (body.bytes > limit) body.giveUp(tooLarge());
        else if (bytes > MOST_BYTES) makeRoom();
      };
      const whole = () => {
        end();
        resolve(Buffer.concat(chunks));
      };
      const left = () => body.giveUp(new BodyError(408, "The body did not arrive"));
      const timer = setTimeout(left, ARRIVES_IN);
      open.add(body);
      request.on("data", more).on("end", whole).on("close", left);
    });
}
