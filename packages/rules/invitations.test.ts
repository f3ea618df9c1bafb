import { expect, test } from "vitest";
import { isClientName, periodError, readClients } from "./invitations.ts";

test("a list is read as people type, paste or save it", () => {
  const text = [
    "\uFEFFName;E-mail;Wedding",
    '"Maja & Tim";maja@example.org;2026-06-20',
    "",
    "layla@example.org",
    "Kostas Papadopoulos <kostas@example.org>, 09/2026",
    "ana@example.org\tAna\t1.5.2026\r",
  ].join("\n");
  expect(readClients(text)).toEqual({
    clients: [
      { line: 2, email: "maja@example.org", name: "Maja & Tim", weddingMonth: "2026-06" },
      { line: 4, email: "layla@example.org" },
      { line: 5, email: "kostas@example.org", name: "Kostas Papadopoulos", weddingMonth: "2026-09" },
      { line: 6, email: "ana@example.org", name: "Ana", weddingMonth: "2026-05" },
    ],
    problems: [],
  });
});

test("each line that can't be read is named with its number and what is wrong", () => {
  const { clients, problems } = readClients(
    "maja@\nlayla@example.org, layla@example.com\nana@example.org, Call 5\nkostas@example.org, see evil.example\nzoe@example.org, 2026-13",
  );
  expect(clients).toEqual([]);
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [1, "no-address"],
    [2, "two-addresses"],
    [3, "month"],
    [4, "name"],
    [5, "month"],
  ]);
});

test("a name is a name in any language, and never an address, a number or a link", () => {
  for (const name of ["", "Maja & Tim", "ليلى حدّاد", "Ana-Marija O’Neill", "Dr. J. Smith", "美咲"])
    expect([name, isClientName(name)]).toEqual([name, true]);
  for (const name of ["evil.example", "ana@example.org", "555", "http://x", "a".repeat(61), "Win! Now"])
    expect([name, isClientName(name)]).toEqual([name, false]);
});

test("check 51: a list of any shape is read in under 100 ms", () => {
  for (const text of [
    "a@".repeat(40_000),
    "<".repeat(80_000),
    `${"a.".repeat(40_000)}@b`,
    ",;\t".repeat(30_000),
    `${"a".repeat(40_000)}<${" ".repeat(40_000)}`,
  ]) {
    // The quickest of several, because a busy machine interrupts any one of them.
    const times = Array.from({ length: 10 }, () => {
      const start = performance.now();
      readClients(text);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  }
});

test("a period starts in the last two years and has begun", () => {
  const now = Date.parse("2026-11-21T10:00:00Z");
  expect(periodError("2024-11", "2026-11", now)).toBeNull();
  expect(periodError("2024-10", "2026-11", now)).toBe("too-early");
  expect(periodError("2026-11", "2026-12", now)).toBe("too-late");
  expect(periodError("2026-09", "2026-05", now)).toBe("upside-down");
});
