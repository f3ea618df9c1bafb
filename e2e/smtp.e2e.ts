// The site as an operator runs it: in production, at its own address, with e-mails sent over SMTP to a real server.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { type Received, startMailServer } from "../apps/api/test/mail-server.ts";
import { freePort } from "../scripts/free-port.ts";
import { dataDir } from "./addresses.ts";
import { expect, newPerson, test as base } from "./journey.ts";
import { accountMenu, fillSignUp, hydrated } from "./steps.ts";

const sender = { name: "Troth", address: "post@troth.example" };

const test = base.extend<{ deployment: { origin: string; mails: Received[] } }>({
  deployment: [
    async ({}, use) => {
      const mails: Received[] = [];
      const server = await startMailServer(mails);
      const [site, api] = [await freePort(), await freePort()];
      // Browsers resolve any name below localhost to this machine: the configured address is not the one that the site
      // listens on.
      const origin = `http://troth.localhost:${site}`;
      const folder = `${dataDir}-smtp`;
      rmSync(folder, { recursive: true, force: true });
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
    { timeout: 120_000 },
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
