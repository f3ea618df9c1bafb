import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { startMailServer } from "../../test/mail-server.ts";
import type { Database } from "../database/open.ts";
import { createMailSender, type MailSender, mailsAtOnce } from "./sender.ts";

/** Whether the mail server answers at once; if not, its answers wait here. */
let isQuick = true;
const answers: (() => void)[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;
let database: Database;
let sender: MailSender;

beforeAll(async () => {
  server = await startMailServer(null, { accept: (answer) => (isQuick ? answer() : answers.push(answer)) });
  database = await freshDatabase();
  sender = createMailSender(database.db, server.url, "post@troth.example");
});
afterAll(async () => {
  sender.close();
  await database.close();
  await server.close();
});

const never = new AbortController().signal;
async function send(signal = never): Promise<void> {
  const id = uuidv7();
  const words = { subject: "Words", body_text: "Words", body_html: "<p>Words</p>" };
  await database.db
    .insertInto("emails")
    .values({ id, recipient: "reader@example.org", ...words })
    .execute();
  await sender.send(id, signal);
  const sent = await database.db.selectFrom("emails").select("sent_at").where("id", "=", id).executeTakeFirstOrThrow();
  expect(sent.sent_at).not.toBeNull();
}
const several = (signal?: AbortSignal) => Array.from({ length: mailsAtOnce }, () => send(signal));
const allWait = () => vi.waitFor(() => expect(answers).toHaveLength(mailsAtOnce), { timeout: 20_000 });

test("e-mails are sent on a connection that stays open, so none waits for another greeting", async () => {
  await send();
  await send();
  expect(server.connections()).toBe(1);
});

test("a slow mail server is sent several at the same time, so that it doesn't hold up those who wait for theirs", async () => {
  isQuick = false;
  const sent = several();
  await allWait();
  for (const answer of answers.splice(0)) answer();
  await Promise.all(sent);
});

test("e-mails whose time is over are given up, and leave their places to others", async () => {
  isQuick = false;
  const job = new AbortController();
  const hung = Promise.allSettled(several(job.signal));
  await allWait();
  isQuick = true;
  const next = send();
  job.abort();
  await next;
  expect(new Set((await hung).map(({ status }) => status))).toEqual(new Set(["rejected"]));
});
