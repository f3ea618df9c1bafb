// How texts that people bring in files are encoded, as far as their bytes tell.

export type Start = "utf-16le" | "utf-16be" | "zip" | "spreadsheet" | "binary";

/** By its byte order mark or the zeros of UTF-16; null if it may be a text with a byte or more for each letter. */
export function startOf(bytes: Uint8Array): Start | null {
  const starts = (...start: number[]) => start.every((byte, i) => bytes[i] === byte);
  if (starts(0x50, 0x4b, 3, 4)) return "zip";
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return "spreadsheet";
  if (starts(0xff, 0xfe)) return "utf-16le";
  if (starts(0xfe, 0xff)) return "utf-16be";
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 1].map((parity) => start.filter((byte, i) => byte === 0 && i % 2 === parity).length);
  if (zeros[0] === 0 && zeros[1] === 0) return null;
  // Most letters of a Latin alphabet have a zero byte beside them.
  if (zeros[1]! > start.length / 4 && zeros[0]! * 10 < zeros[1]!) return "utf-16le";
  if (zeros[0]! > start.length / 4 && zeros[1]! * 10 < zeros[0]!) return "utf-16be";
  return "binary";
}

/** Whether Windows-1252, which spreadsheets write in Western Europe and the Americas, has a letter for each byte. */
export const mayBeWindows1252 = (bytes: Uint8Array): boolean =>
  !bytes.some((byte) => (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) || unused.has(byte));

const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** @returns null if it isn't a text, or one in an encoding that can't be told */
export function textOf(bytes: Uint8Array): { text: string; isGuess: boolean } | null {
  const start = startOf(bytes);
  if (start === "zip" || start === "spreadsheet" || start === "binary") return null;
  try {
    return { text: new TextDecoder(start ?? "utf-8", { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    if (start !== null || !mayBeWindows1252(bytes)) return null;
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuess: true };
  }
}
