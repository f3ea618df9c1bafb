// Bodies of calls, read whole before the API is asked: clients that send slowly hold no connection to it (fault 7).
import type { IncomingMessage } from "node:http";
import { arrivalTime, jsonBytes } from "@troth/rules/bodies";
import { photoBytes, photoTypes } from "@troth/rules/photos";
import { proofTypes } from "@troth/rules/proofs";
import { createSlots } from "./slots.ts";

/** How many bodies may be arriving from one client. */
const MOST_OF_ONE = 32;
/** Bytes of bodies in memory, for all clients: those that are arriving, and those whose calls are not over. */
export const MOST_BYTES = 256 * 1024 * 1024;

/** Why a body was refused; the client is told. */
export class BodyError extends Error {
  readonly statusCode: 408 | 413 | 415 | 429 | 503;
  constructor(statusCode: 408 | 413 | 415 | 429 | 503, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

const fileTypes = new Set([...photoTypes, ...proofTypes]);

/** Files of all kinds have the same limit. */
const limitFor = (type: string | undefined) =>
  fileTypes.has(type?.split(";")[0]!.trim().toLowerCase() ?? "") ? photoBytes : jsonBytes;

export interface Body {
  bytes: Buffer;
  /** To be called when the body is no longer needed: until then its bytes count. */
  release(): void;
}

export type ReadBody = (request: IncomingMessage, address: string) => Promise<Body>;

export function bodyReader(mostBytes: number): ReadBody {
  const arriving = createSlots(MOST_OF_ONE, Infinity);
  let held = 0;

  return (request, address) =>
    new Promise((resolve, reject) => {
      const { "content-type": type, "content-length": announced, "content-encoding": encoding } = request.headers;
      if (encoding !== undefined && encoding !== "identity")
        return reject(new BodyError(415, "Compressed bodies are not accepted"));
      const limit = limitFor(type);
      const tooLarge = () => new BodyError(413, "That is too large");
      if (Number(announced) > limit) return reject(tooLarge());

      const chunks: Buffer[] = [];
      let bytes = 0;
      const release = () => {
        held -= bytes;
        bytes = 0;
      };
      const end = () => {
        clearTimeout(timer);
        leave();
        request.off("data", more).off("end", whole).off("close", left);
      };
      const giveUp = (error: BodyError) => {
        end();
        release();
        // Anything still arriving is read and ignored, until the answer has closed the connection.
        request.resume();
        reject(error);
      };
      const more = (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        held += chunk.length;
        if (bytes > limit) giveUp(tooLarge());
        // Complete bodies are being passed on already: the oldest of the others is refused, which may be this one.
        arriving.evictWhile(() => held > mostBytes);
      };
      const whole = () => {
        end();
        resolve({ bytes: Buffer.concat(chunks), release });
      };
      const left = () => giveUp(new BodyError(408, "The body did not arrive"));
      const timer = setTimeout(left, arrivalTime(announced === undefined ? limit : Number(announced)));
      const leave = arriving.claim(address, (crowd) =>
        giveUp(new BodyError(crowd === "client" ? 429 : 503, "Too much is arriving at the moment")),
      );
      request.on("data", more).on("end", whole).on("close", left);
    });
}
