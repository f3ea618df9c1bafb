// The demo's ids: version 7 UUIDs made from a name and a time, so that every fill produces the same ones.
import { createHash } from "node:crypto";

export function stableId(name: string, at: Date): string {
  const hex =
    at.getTime().toString(16).padStart(12, "0") + createHash("sha256").update(name).digest("hex").slice(0, 20);
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
