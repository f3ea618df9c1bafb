// The rules for inviting clients to write a review: all clients of a period, never a selection.

/** Clients in one batch. With fewer, it would be plain who wrote what. */
export const batchSize = { min: 3, max: 150 };
/** For one vendor, and for one person who looks after several. */
export const batchesADay = 3;
/** How many must have written before the vendor is told how many. */
export const countedFrom = 3;
/** How many months ago the period may start: reviews of older weddings aren't accepted. */
export const oldestPeriod = 24;
export const maxClientNameLength = 60;

/** A month, such as 2026-06. */
type Month = string;

export type Client = { email: string; name?: string; weddingMonth?: Month };

/** A line that someone has typed or pasted, or that comes from their file. */
type Line = { line: number; written: string };

export type LineProblem = Line & { code: "no-address" | "two-addresses" | "name" | "too-long" | "month" };

/** Names go into an e-mail to someone who may not know us, so they can't hold an address, a number or a sentence. */
export const isClientName = (name: string): boolean =>
  [...name].length <= maxClientNameLength &&
  /^[\p{L}\p{M} .,'’&+-]*$/u.test(name) &&
  !/\.\p{L}{2}|\p{L}\.\p{L}/u.test(name);

const address = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

/**
 * Reads a list with one client a line, as people type it or as a table saves it: an e-mail address and, in any order, a name
 * and the month of the wedding, separated by commas, semicolons or tabs. A heading, empty lines and quotes don't matter.
 */
export function readClients(text: string): { clients: (Client & { line: number })[]; problems: LineProblem[] } {
  const clients: (Client & { line: number })[] = [];
  const problems: LineProblem[] = [];
  let started = false;
  for (const [index, written] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .entries()) {
    const parts = written.replaceAll('"', "").split(/[,;\t]+/);
    const filled = parts.map((part) => part.trim()).filter(Boolean);
    if (filled.length === 0) continue;
    const line = { line: index + 1, written: written.trim().slice(0, 120) };
    const addresses = filled.map(addressIn).filter((found) => found !== null);
    const isHeading = !started && !written.includes("@");
    started = true;
    if (isHeading && filled.some((part) => /mail/i.test(part))) continue;
    if (addresses.length !== 1) {
      problems.push({ ...line, code: addresses.length === 0 ? "no-address" : "two-addresses" });
      continue;
    }
    const others = filled.flatMap((part) => {
      const rest = addressIn(part) === null ? part : nameBefore(part);
      return rest ? [rest] : [];
    });
    const months = others.filter((part) => /\d/.test(part));
    const name = others.filter((part) => !/\d/.test(part)).join(" ");
    const weddingMonth = months.length > 0 ? monthIn(months[0]!) : undefined;
    if (months.length > 1 || weddingMonth === null) problems.push({ ...line, code: "month" });
    else if (!isClientName(name)) problems.push({ ...line, code: "name" });
    else if (addresses[0]!.length > 254) problems.push({ ...line, code: "too-long" });
    else
      clients.push({
        line: line.line,
        email: addresses[0]!,
        ...(name && { name }),
        ...(weddingMonth !== undefined && { weddingMonth }),
      });
  }
  return { clients, problems };
}

/** In `ana@example.org` as in `Ana Kovač <ana@example.org>`. */
function addressIn(part: string): string | null {
  const found = /<([^<>]*)>\s*$/.exec(part)?.[1]?.trim() ?? part;
  return address.test(found) ? found : null;
}

const nameBefore = (part: string): string => /^(.*)<[^<>]*>\s*$/.exec(part)?.[1]?.trim() ?? "";

/** 2026-06, 2026-06-20, 06/2026 and 20.06.2026. */
function monthIn(written: string): Month | null {
  const match =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.]\d{1,2})?$/.exec(written) ??
    /^(?:\d{1,2}[-/.])?(?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(written);
  const { year, month } = match?.groups ?? {};
  return year && month && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, "0")}` : null;
}

export type PeriodError = "upside-down" | "too-early" | "too-late";

/** What is wrong with a period. Its months are as early and as late as some calendar on earth allows. */
export function periodError(from: Month, to: Month, now: number): PeriodError | null {
  const [earliest, latest] = [monthOf(now - 86_400_000, -oldestPeriod), monthOf(now + 86_400_000, 0)];
  if (from > to) return "upside-down";
  if (from < earliest) return "too-early";
  return to > latest ? "too-late" : null;
}

const monthOf = (moment: number, months: number): Month => {
  const at = new Date(moment);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months)).toISOString().slice(0, 7);
};
