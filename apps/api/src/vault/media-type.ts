import type { components } from "@troth/api-client/schema";

export type MediaType = components["schemas"]["WaitingProof"]["mediaType"];

/** What a file is according to its first bytes, whatever it is called; null if it is none of what we take. */
export function mediaTypeOf(file: Buffer): MediaType | null {
  const startsWith = (bytes: string, at = 0) =>
    file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1"));
  if (startsWith("%PDF-")) return "application/pdf";
  if (startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (startsWith("RIFF") && startsWith("WEBP", 8)) return "image/webp";
  return null;
}
