// Asking for a link gets the same answer whether the address is known or not. These tests compare what is done before
// the answer, not how long it took.
import { AsyncLocalStorage } from "node:async_hooks";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { brand, freshEmail, password, useTestApp } from "../../test/test-app.ts";
import { startJobs } from "../jobs/run.ts";
import { sendEmailQueue } from "../mail/outbox.ts";
import { linkRequestQueue } from "./link-requests.ts";

const api = useTestApp();

/** What one request asks the database before it is answered, with no other request in between. */
const asked = new AsyncLocalStorage<string[]>();
beforeAll(() => {
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }];
    asked.getStore()?.push(typeof first === "string" ? first : first.text);
    return query.apply(this, given);
  } as never);
});
afterAll(() => vi.restoreAllMocks());

const requests = (email: string) =>
  api.database.db.selectFrom("link_requests").select("purpose").where("email", "=", email).execute();

/** An unconfirmed address, a confirmed one, and one without an account. */
async function addresses() {
  const unconfirmed = freshEmail();
  await api.browser().call("POST", "/api/users", { email: unconfirmed, password, firstName: "Ana", lastName: "Kovač" });
  return { unconfirmed, confirmed: (await api.member()).email, unknown: freshEmail() };
}

test.each(["forgetpassword", "resend-verification"])(
  "check 3: before %s is answered, the database is asked the same for known and unknown addresses",
  async (operation) => {
    const told = [];
    for (const email of Object.values(await addresses())) {
      const statements: string[] = [];
      const answer = await asked.run(statements, () =>
        api.browser().call("POST", `/api/users/${operation}`, { email }),
      );
      told.push({ status: answer.statusCode, statements });
    }
    expect(told[0]).toMatchObject({ status: 202, statements: expect.arrayContaining([expect.any(String)]) });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  },
);

test("a request that was answered is kept, for any address, and e-mailed once a worker runs again", async () => {
  const { confirmed, unknown } = await addresses();
  await api.mailsWritten();
  await api.jobs.jobs.offWork(linkRequestQueue);
  const emails = [confirmed, unknown];
  for (const email of emails)
    expect((await api.browser().call("POST", "/api/users/forgetpassword", { email })).statusCode).toBe(202);
  for (const email of emails) expect(await requests(email)).toEqual([{ purpose: "reset-password" }]);
  expect(await api.jobs.jobs.findJobs(linkRequestQueue, { queued: true })).toHaveLength(2);
  const before = (await api.jobs.jobs.findJobs(sendEmailQueue)).length;

  await api.jobs.stop();
  api.jobs = await startJobs(api.database, { settings: api.settings, brand });
  expect((await api.inbox(confirmed))[0]!.subject).toMatch(/^Set a new password/);
  expect(await api.inbox(unknown)).toEqual([]);
  expect(await api.jobs.jobs.findJobs(sendEmailQueue)).toHaveLength(before + 1);
});
