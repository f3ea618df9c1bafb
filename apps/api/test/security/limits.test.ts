// Check 61: asking for too much, or too often.
import { expect, test } from "vitest";
import { freshEmail, password, useTestApp } from "../test-app.ts";
import { addVendor } from "../vendors.ts";
import { clock, operations } from "./world.ts";

const api = useTestApp({ clock });
const strict = useTestApp({ clock, env: { READS_PER_MINUTE: "30" } });

const newcomer = () => ({ email: freshEmail(), password, firstName: "Maja", lastName: "Zupan" });

test("check 61: a burst of reads from one address ends with 429 and Retry-After, and others can still read", async () => {
  const scraper = strict.browser();
  const answers = [];
  for (let i = 0; i < 40; i++) answers.push(await scraper.call("GET", `/api/vendors?limit=${(i % 50) + 1}`));
  expect(answers.slice(0, 30).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 200));
  for (const answer of answers.slice(30)) {
    expect(answer.statusCode).toBe(429);
    const wait = Number(answer.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(answer.json().type).toBe("/api/reference#too-many-requests");
  }
  expect((await strict.browser().call("GET", "/api/vendors")).statusCode).toBe(200);
  // Anyone can always ask whether the server is up.
  expect((await scraper.call("GET", "/api/health")).statusCode).toBe(200);
});

test("check 61: the renderer of all visitors' pages does not count as one visitor", async () => {
  const renderer = strict.browser("render");
  for (let i = 0; i < 40; i++) expect((await renderer.call("GET", "/api/categories")).statusCode).toBe(200);
});

test("check 6: no one else can pass as the renderer or a new address just by saying so", async () => {
  const scraper = strict.browser();
  const { "x-client-signature": own } = scraper.headers();
  const statuses = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const claims = {
      "x-client-address": i % 2 ? "render" : `1.2.3.${i}`,
      "x-client-signature": own!,
      "x-forwarded-for": `1.2.3.${i}`,
    };
    statuses.add((await scraper.call("GET", "/api/categories", undefined, claims)).statusCode);
  }
  expect(statuses).toContain(429);
});

test("check 61: a burst of sign-ups from one address ends with 429 and Retry-After", async () => {
  const spammer = api.browser();
  const statuses = [];
  let last;
  for (let i = 0; i < 25; i++) {
    last = await spammer.call("POST", "/api/users", newcomer());
    statuses.push(last.statusCode);
  }
  expect(statuses[0]).toBe(202);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  expect(Number(last!.headers["retry-after"])).toBeGreaterThan(0);
  expect((await api.browser().call("POST", "/api/users", newcomer())).statusCode).toBe(202);
});

test("check 61: one inbox is not flooded, from however many addresses, and no one learns whether it has an account", async () => {
  const [victim, nobody] = [newcomer(), newcomer()];
  const told = async (first: (person: typeof victim) => Promise<{ statusCode: number }>, person: typeof victim) => {
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await first(person)).statusCode);
    for (let i = 0; i < 4; i++) {
      const email = person.email.toUpperCase();
      statuses.push((await api.browser().call("POST", "/api/users/resend-verification", { email })).statusCode);
    }
    return statuses;
  };
  const signUp = (person: typeof victim) => api.browser().call("POST", "/api/users", person);
  const again = ({ email }: typeof victim) => api.browser().call("POST", "/api/users/resend-verification", { email });
  expect(await told(signUp, victim)).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
  expect(await told(again, nobody)).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
  expect(await api.inbox(victim.email)).toHaveLength(5);
});

test("check 61: messages to the operator, and guesses at links, are limited by address", async () => {
  const pest = api.browser();
  const messages = [];
  for (let i = 0; i < 7; i++) {
    const message = { name: "Eve", email: freshEmail(), subject: "Hello", message: "Ten characters or more." };
    messages.push((await pest.call("POST", "/api/contact", message)).statusCode);
  }
  expect(messages).toEqual([202, 202, 202, 202, 202, 429, 429]);
  const guesses = [];
  for (let i = 0; i < 32; i++)
    guesses.push(
      (await pest.call("POST", "/api/users/verify", { token: `guess-${i}-of-a-token-that-is-not` })).statusCode,
    );
  expect([guesses[0], guesses.at(-1)]).toEqual([410, 429]);
});

test("check 61: a page has at most 50 entries", async () => {
  for (let i = 0; i < 53; i++) await addVendor(api.database.db, { name: `Villa ${i}` });
  const full = await api.browser().call("GET", "/api/vendors?limit=50");
  expect(full.json().items).toHaveLength(50);
  expect(full.json().nextCursor).not.toBeNull();
  const paged = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "limit"));
  expect(paged.length).toBeGreaterThan(0);
  // Some lists are for admins only.
  const admin = await api.member({ isAdmin: true });
  for (const { path, parameters } of paged) {
    const { schema } = parameters.find(({ name }) => name === "limit")!;
    expect(schema["maximum"]).toBeLessThanOrEqual(50);
    const url = path.replace("{id}", full.json().items[0].id);
    for (const limit of [51, 1000, 2 ** 31, 0, -1, 1.5, "all", ""]) {
      expect([url, limit, (await admin.call("GET", `${url}?limit=${limit}`)).statusCode]).toEqual([url, limit, 400]);
    }
  }
});

test("check 61: only failed logins add up", async () => {
  const member = await api.member();
  const browser = api.browser();
  for (let i = 0; i < 15; i++) {
    expect((await browser.call("POST", "/api/users/login", { email: member.email, password })).statusCode).toBe(200);
  }
});

test("the counters of limits contain no address of a person or machine", async () => {
  const rows = await api.database.db.selectFrom("rate_limits").select("key").execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[a-z-]+:[\w-]{32}$/);
});
