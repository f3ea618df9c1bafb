// Signing up, beyond the path that other journeys take: what is written stays, and no one is told anything untrue.
import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "./journey.ts";
import { accountMenu, fillSignUp, heading, hydrated, logIn, mailAbout, forEachViewport } from "./steps.ts";

test("a link is called used or too old only if the server says so; after any other answer it can be pressed again", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/400|410/);
  let answer = { status: 400, kind: "invalid-body" };
  await page.route("**/api/users/verify", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: answer.status,
          contentType: "application/problem+json",
          body: JSON.stringify({
            type: `/api/reference#${answer.kind}`,
            title: "This was refused",
            status: answer.status,
          }),
        })
      : route.continue(),
  );
  await page.goto(`/api/users/verify#token=${"x".repeat(43)}`);
  await hydrated(page);
  const confirm = page.getByRole("button", { name: "Confirm my e-mail address" });
  await confirm.click();
  await expect(page.getByText("This was refused")).toBeVisible();
  await expect(confirm).toBeEnabled();
  answer = { status: 410, kind: "link-expired" };
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});

test("someone signs up, confirms their address with the e-mailed link, and is logged in where they started", async ({
  page,
  inbox,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  const person = newPerson();
  await fillSignUp(page, person);
  await page.goto((await inbox(person.email)).links[0]!);
  await page.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");
  await expect(accountMenu(page)).toBeVisible();
});

test("people with an unconfirmed address see so in their profile, have the e-mail sent again, and see the notice go", async ({
  page,
  context,
  inbox,
  accessible,
}) => {
  const person = newPerson();
  await page.goto("/signup");
  await hydrated(page);
  await fillSignUp(page, person);
  const first = (await inbox(person.email)).links[0]!;
  await page.goto("/login?from=/user/profile");
  await hydrated(page);
  await logIn(page, person);
  const notice = page.getByText("Your e-mail address isn’t confirmed yet");
  await expect(notice).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page.getByText("Confirm your e-mail address first")).toBeVisible();
  await page.getByRole("tab", { name: "Information" }).click();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(`Sent to ${person.email} again`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();

  const { links } = await mailAbout(inbox, person.email, /Confirm/, first);
  const mailbox = await context.newPage();
  await mailbox.goto(links[0]!);
  await hydrated(mailbox);
  await mailbox.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await expect(mailbox.getByRole("heading", { level: 1 })).toHaveText("Confirmed");
  // Back in the first tab, as a browser announces it.
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(notice).toBeHidden();
  await expect(accountMenu(page)).toBeVisible();
});

test("when the link is opened again, people who are logged in continue, and others log in or have another one sent", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/410/);
  const person = newPerson();
  await page.goto("/signup?from=/categories");
  await hydrated(page);
  await fillSignUp(page, person);
  const link = (await inbox(person.email)).links[0]!;
  const confirm = async (where: Page) => {
    await where.goto(link);
    await hydrated(where);
    await where.getByRole("button", { name: "Confirm my e-mail address" }).click();
  };
  await confirm(page);
  await expect(heading(page)).toHaveText("Confirmed");
  await expect(page.getByRole("main")).toBeFocused();

  // From another page: opening the same address again would be a reload, and nothing would be read again.
  await page.goto("about:blank");
  await confirm(page);
  await expect(heading(page)).toHaveText("This link no longer works");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toContainText(`You’re logged in as ${person.email}`);
  await expect(page.getByRole("button", { name: "Send it again" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveCount(0);
  await accessible(page);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/categories$/);

  const elsewhere = await browser.newPage();
  await confirm(elsewhere);
  await expect(elsewhere.getByRole("main").getByRole("link", { name: "Log In" })).toBeVisible();
  await elsewhere.getByLabel("E-mail").fill(person.email);
  await elsewhere.getByRole("button", { name: "Send it again" }).click();
  await expect(elsewhere.getByText("It’s on its way again.")).toBeVisible();
  await elsewhere.close();
});

test("people who sign up on a laptop and confirm on a phone type their password there once, and are back where they started", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const person = newPerson();
  await page.goto("/signup?from=/categories");
  await hydrated(page);
  await fillSignUp(page, person);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await phone.goto((await inbox(person.email)).links[0]!);
  await hydrated(phone);
  expect(phone.url()).not.toMatch(/token|from/);
  await phone.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await expect(heading(phone)).toHaveText("Choose your password");
  await expect(phone.getByRole("main")).toBeFocused();
  await accessible(phone);
  // Interrupted meanwhile: the page still asks.
  await phone.reload();
  await hydrated(phone);
  await phone.getByLabel("Password", { exact: true }).fill(person.password);
  await phone.getByRole("button", { name: "Continue" }).click();
  await expect(heading(phone)).toHaveText("Confirmed");
  await phone.getByRole("link", { name: "Continue" }).click();
  await expect(phone).toHaveURL(/\/categories$/);
  await phone.context().close();

  await page.getByRole("link", { name: "Log in here" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/categories$/);
  await expect(accountMenu(page)).toBeVisible();
});

test("people who read the terms before signing up find what they had written, but not their password", async ({
  page,
}) => {
  const person = newPerson();
  await page.goto("/signup?from=/categories");
  await hydrated(page);
  const main = page.getByRole("main");
  const fields = { "First name": person.firstName, "Last name": person.lastName, "E-mail": person.email };
  for (const [label, text] of Object.entries(fields)) await main.getByLabel(label).fill(text);
  await main.getByLabel("Where you live").fill("Ptuj");
  await main.getByLabel("Password", { exact: true }).fill(person.password);
  for (const link of ["terms", "privacy policy"]) {
    await main.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(link === "terms" ? /\/terms$/ : /\/privacy$/);
    await page.goBack();
    await expect(page).toHaveURL("/signup?from=/categories");
    for (const [label, text] of Object.entries(fields)) await expect(main.getByLabel(label)).toHaveValue(text);
    await expect(main.getByLabel("Where you live")).toHaveValue("Ptuj");
    await expect(main.getByLabel("Password", { exact: true })).toHaveValue("");
    expect(
      await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(person.password);
  }
  // A reload keeps it too.
  await page.reload();
  await hydrated(page);
  await expect(main.getByLabel("E-mail")).toHaveValue(person.email);
});
