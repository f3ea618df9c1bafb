// Check 63: what the log says, and what it must not.
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "../../src/log.ts";
import { freshEmail, password, tokenIn, useTestApp } from "../test-app.ts";
import { aReview, addVendor } from "../vendors.ts";
import { clock } from "./world.ts";

let written = "";
const stream = new Writable({
  write(bytes: Buffer, _encoding, done) {
    written += bytes.toString();
    done();
  },
});
const api = useTestApp({ clock, log: createLog("trace", stream) });

type Line = { event?: string; [field: string]: unknown };
/** The lines that `work` logged. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = written.length;
  await work();
  return written
    .slice(before)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}
const events = (lines: Line[]) => lines.flatMap(({ event }) => event ?? []);

test("check 63: logging in and failing to are events, with the address and without what was typed", async () => {
  const member = await api.member();
  const browser = api.browser();
  const failed = await linesOf(() =>
    browser.call("POST", "/api/users/login", { email: member.email, password: "not the right phrase" }),
  );
  expect(failed).toContainEqual(expect.objectContaining({ event: "login-failed", address: browser.address }));
  const done = await linesOf(() => browser.call("POST", "/api/users/login", { email: member.email, password }));
  expect(done).toContainEqual(
    expect.objectContaining({ event: "logged-in", address: browser.address, userId: member.userId }),
  );
});

test("check 63: every denied access is an event: not logged in, not allowed, from elsewhere, too often", async () => {
  const { db } = api.database;
  const [owner, guest] = [await api.member(), api.browser()];
  const vendorId = await addVendor(db, { owner_id: owner.userId });
  const denied = [
    [401, "unauthorized", () => guest.call("GET", "/api/users/me")],
    [401, "unauthorized", () => guest.call("POST", "/api/users/refresh-token")],
    [403, "cross-site", () => owner.call("POST", "/api/users/logout", undefined, { origin: "https://evil.example" })],
    [403, "own-vendor", () => owner.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)],
    [
      429,
      "too-many-requests",
      async () => {
        for (let i = 0; i < 11; i++)
          await guest.call("POST", "/api/users/login", { email: "nobody@example.org", password: "guess after guess" });
      },
    ],
  ] as const;
  for (const [status, problem, work] of denied) {
    const lines = await linesOf(work);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "denied", problem, address: expect.any(String), requestId: expect.any(String) }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: "answered", status }));
  }
  const lines = await linesOf(() => owner.call("POST", `/api/vendors/${vendorId}/reviews`, aReview));
  expect(lines).toContainEqual(
    expect.objectContaining({ event: "denied", operationId: "createReview", userId: owner.userId }),
  );
});

test("check 63: signing up, publishing and a replayed refresh token are events", async () => {
  const member = await api.member();
  const vendorId = await addVendor(api.database.db);
  const stolen = member.cookies.get("refresh")!;
  const lines = await linesOf(async () => {
    await api
      .browser()
      .call("POST", "/api/users", { email: freshEmail(), password, firstName: "Maja", lastName: "Zupan" });
    await member.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
    for (let i = 0; i < 2; i++) await member.call("POST", "/api/users/refresh-token");
    await api.browser().call("POST", "/api/users/refresh-token", undefined, { cookie: `refresh=${stolen}` });
  });
  expect(events(lines)).toEqual(expect.arrayContaining(["signed-up", "review-published", "denied"]));
});

test("check 63: no password, token, cookie, e-mailed link or e-mail address is in the log, at any level", async () => {
  const browser = api.browser();
  const person = {
    email: freshEmail(),
    password: "a phrase that is nowhere else 77",
    firstName: "Maja",
    lastName: "Zupan",
  };
  await browser.call("POST", "/api/users", person);
  const token = tokenIn((await api.inbox(person.email))[0]!.links);
  const session = (await browser.call("POST", "/api/users/verify", { token })).json().session;
  browser.token = session.token;
  await browser.call("GET", "/api/users/me");
  await browser.call("POST", "/api/users/refresh-token");
  await browser.call("POST", "/api/users/login", {
    ...person,
    password: `${person.password} wrong`,
    firstName: undefined,
    lastName: undefined,
  });
  await browser.call("GET", `/api/users/verify?token=${token}`);
  await browser.call("POST", "/api/users/login", `{"email":"${person.email}","password":"${person.password}"`); // not closed
  await api.app.inject({ url: `/dev/mail?to=${person.email}` });
  const secrets = [
    person.password,
    token,
    session.token,
    session.token.split(".")[2],
    browser.cookies.get("refresh")!,
    browser.cookies.get("refresh")!.split(".")[2]!,
    person.email,
    "authorization",
    "x-client-signature",
  ];
  for (const secret of secrets) expect([secret, written.includes(secret)]).toEqual([secret, false]);
});

test("check 63: an error is logged in full for the operator, without what the caller sent", async () => {
  const lines = await linesOf(async () => {
    await api.database.db.schema.alterTable("contact_messages").renameTo("contact_messages_away").execute();
    await api.browser().call("POST", "/api/contact", {
      name: "Eve",
      email: freshEmail(),
      subject: "Hello",
      message: "words that stay private",
    });
    await api.database.db.schema.alterTable("contact_messages_away").renameTo("contact_messages").execute();
  });
  const fault = lines.find(({ err }) => err !== undefined);
  expect(fault).toMatchObject({ level: 50, err: { stack: expect.stringContaining("contact_messages") } });
  expect(JSON.stringify(lines)).not.toContain("words that stay private");
});

test("check 63: line breaks in what is logged add no lines", async () => {
  const forged = '\r\n{"level":30,"event":"logged-in","userId":"admin"}\r\n';
  const encoded = encodeURIComponent(forged);
  const lines = await linesOf(async () => {
    const browser = api.browser(`10.9.8.7${forged}`.slice(0, 60));
    for (const url of [`/api/vendors/${encoded}`, `/api/nothing${encoded}`, `/api/vendors?q=${encoded}`]) {
      await browser.call("GET", url, undefined, { "user-agent": forged, "x-forwarded-for": forged, referer: forged });
    }
    await api.app.inject({ url: `/api/users/me${forged}` });
    await browser.call("POST", "/api/users/login", { email: "eve@example.org", password: forged });
  });
  expect(lines.length).toBeGreaterThan(4);
  expect(events(lines)).not.toContain("logged-in");
  expect(lines.some(({ userId }) => userId === "admin")).toBe(false);
});
