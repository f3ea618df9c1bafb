// The site as an operator runs it: in production, at its own address, with e-mails sent over SMTP to a real server.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { codeAt } from "../apps/api/src/security/second-step.ts";
import { type Received, startMailServer } from "../apps/api/test/mail-server.ts";
import { freePort } from "../scripts/free-port.ts";
import { dataDir } from "./addresses.ts";
import { giveUpOn } from "./beforehand.ts";
import { expect, type Mail, newPerson, test as base } from "./journey.ts";
import {
  acceptInvitation,
  accountMenu,
  enterCode,
  fillSignUp,
  forEachViewport,
  hydrated,
  invite,
  logIn,
  nextCode,
  openInvitation,
} from "./steps.ts";

const sender = { name: "Troth", address: "post@troth.example" };

const folder = `${dataDir}-smtp`;
const unsent = {
  recipient: "mojca.zupan@example.org",
  subject: "Your claim to Lipa in med was declined",
  body_text: "We couldn’t approve your claim to Lipa in med.",
};

// One deployment for them all.
base.describe.configure({ mode: "default" });

const test = base.extend<object, { deployment: { origin: string; mails: Received[] } }>({
  deployment: [
    async ({}, use) => {
      const mails: Received[] = [];
      const server = await startMailServer(mails);
      const [site, api] = [await freePort(), await freePort()];
      // Browsers resolve any name below localhost to this machine: the configured address is not the one that the site
      // listens on.
      const origin = `http://troth.localhost:${site}`;
      rmSync(folder, { recursive: true, force: true });
      await giveUpOn(folder, unsent);
      const stack = spawn(process.execPath, ["scripts/start.ts"], {
        cwd: new URL("..", import.meta.url),
        stdio: ["ignore", "ignore", "inherit"],
        env: {
          ...process.env,
          MODE: "production",
          PUBLIC_URL: origin,
          PORT: String(site),
          API_PORT: String(api),
          DATA_DIR: folder,
          SECRET_KEY: secret(),
          SITE_SECRET: secret(),
          SMTP_URL: server.url,
          MAIL_FROM: `${sender.name} <${sender.address}>`,
          OPERATOR_EMAIL: "operator@troth.example",
        },
      });
      await answers(stack, `http://127.0.0.1:${site}/robots.txt`);
      await use({ origin, mails });
      stack.kill("SIGTERM");
      await once(stack, "exit");
      await server.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ deployment }, use) => use(deployment.origin),
});

const secret = () => randomBytes(32).toString("base64url");

async function answers(stack: ChildProcess, url: string): Promise<void> {
  await expect
    .poll(
      () => {
        if (stack.exitCode !== null) throw new Error("The stack has ended.");
        return fetch(url).then(
          ({ ok }) => ok,
          () => false,
        );
      },
      { timeout: 110_000 },
    )
    .toBe(true);
}

test("in production, the sign-up e-mail arrives over SMTP, and its link logs in the browser that signed up", async ({
  page,
  deployment: { origin, mails },
}) => {
  const person = newPerson();
  await page.goto("/signup");
  await hydrated(page);
  await fillSignUp(page, person);

  const theirs = () => mails.filter(({ to }) => to.includes(person.email));
  await expect.poll(() => theirs().length).toBe(1);
  const { mail } = theirs()[0]!;
  expect(mail.from!.value).toEqual([sender]);
  expect(mail.subject).toBe("Confirm your e-mail address for Troth");
  const [link] = /http\S+#token=\S+/.exec(mail.text!)!;
  expect(new URL(link).origin).toBe(origin);
  // Readers of the HTML part press the same link.
  const letter = await page.context().newPage();
  await letter.setContent(mail.html as string);
  await expect(letter.getByRole("link", { name: /^Confirm/ })).toHaveAttribute("href", link);

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(accountMenu(page)).toBeVisible();
});

test("an admin finds an e-mail that couldn't be sent, without whom it was for, and has it sent again: it arrives", async ({
  page,
  deployment: { mails },
  accessible,
  expectErrors,
}) => {
  // The password alone is answered with 401.
  expectErrors(/401/);
  const inbox = async (to: string): Promise<Mail> => {
    const theirs = () => mails.filter((each) => each.to.includes(to));
    await expect.poll(() => theirs().length, { message: `a mail to ${to}` }).toBeGreaterThan(0);
    const { subject = "", text = "" } = theirs().at(-1)!.mail;
    return { to, subject, text, links: text.match(/https?:\/\/\S+/g) ?? [] };
  };
  const person = newPerson();
  await invite(person.email, folder);
  const secret = await openInvitation(page, inbox, person.email);
  await acceptInvitation(page, person, codeAt(secret, Date.now()));
  await page.getByRole("button", { name: "I’ve saved them" }).click();
  await logIn(page, person);
  await enterCode(page, nextCode(secret));
  await expect(page).toHaveURL(/\/dashboard/);
  await hydrated(page);

  // The last tab, by key.
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName("E-mails 1");
  const table = page.getByRole("table", { name: "E-mails that couldn’t be sent" });
  await expect(table).toContainText(unsent.subject);
  await expect(table).not.toContainText(unsent.recipient);
  await forEachViewport(page, () => accessible(page));
  await table.getByRole("button", { name: /^Send again:/ }).press("Enter");
  await expect(page.getByText("Everything was sent")).toBeVisible();
  expect((await inbox(unsent.recipient)).text).toContain(unsent.body_text);
});
