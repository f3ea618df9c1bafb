// Deleting an account: what people take along, what goes and what stays, the e-mailed link, the last step, and coming
// back.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import {
  accountMenu,
  heading,
  hydrated,
  type Inbox,
  loaded,
  logIn,
  mailAbout,
  member,
  openVendor,
  vendorNamed,
  writeReview,
} from "./steps.ts";

/** Asks for the deletion. @returns the e-mailed link */
async function askToLeave(page: Page, inbox: Inbox, email: string, reviews: RegExp = /^Delete them/): Promise<string> {
  await page.goto("/user/requestdeleteaccount");
  await page.getByRole("radio", { name: reviews }).check();
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(heading(page)).toHaveText("Check your inbox");
  return (await mailAbout(inbox, email, /^Confirm that you want to delete/)).links[0]!;
}

async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await hydrated(page);
  await page.getByRole("button", { name: "Yes, it was me" }).click();
}

async function closeAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
  await expect(heading(page)).toHaveText("Your account is closed");
}

async function publish(page: Page, words: string): Promise<string> {
  const id = await vendorNamed(page, "Zwei Linsen");
  await page.goto(`/review/${id}`);
  await hydrated(page);
  await writeReview(page, { stars: 5, title: "", words });
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(/\/successreview/);
  return id;
}

test("a person leaves: export, e-mail, last step; every tab is logged out, and logging in brings everything back", async ({
  page,
  context,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 410/);
  const person = await member(page, inbox);
  const words = `The last light came through the arcade. ${person.email}`;
  const vendor = await publish(page, words);
  const other = await context.newPage();
  await openVendor(other, vendor);
  await expect(other.getByText(words)).toBeVisible();

  await page.goto("/user/profile?seleted=Settings");
  const signed = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my reviews" }).click();
  const taken = JSON.parse(await readFile(await (await signed).path(), "utf8")) as object;
  expect(taken).toMatchObject({ issuer: new URL(page.url()).origin, reviews: [{ review: words }] });

  await page.goto("/user/requestdeleteaccount");
  await expect(heading(page)).toHaveText("Delete your account");
  await expect(page.getByRole("radio", { name: /^Delete them/ })).toBeChecked();
  await accessible(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^troth-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as {
    account: { email: string };
    reviews: { review: string }[];
  };
  expect(data.account.email).toBe(person.email);
  expect(JSON.stringify(data.reviews)).toContain(words);
  await expect(page.getByText("Your data is here")).toBeVisible();
  await accessible(page);

  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(heading(page)).toHaveText("Check your inbox");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toContainText(person.email);
  await expect(page.getByRole("button", { name: /Send it again in \d+ seconds/ })).toBeDisabled();
  await accessible(page);

  const link = (await mailAbout(inbox, person.email, /^Confirm that you want to delete/)).links[0]!;
  await page.goto(link);
  await hydrated(page);
  expect(page.url()).not.toContain("token");
  await accessible(page);
  await page.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(heading(page)).toHaveText("The last step");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Your reviews go with it.");
  await accessible(page);
  await page.reload();
  await expect(heading(page)).toHaveText("The last step");

  // Opened a second time where it was used, it leads to the last step.
  await confirm(page, link);
  await expect(heading(page)).toHaveText("The last step");

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await accessible(page);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeFocused();
  await closeAccount(page);
  await expect(page.getByRole("main")).toContainText(
    new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(Date.now() + 14 * 86_400_000),
  );
  await accessible(page);
  for (const tab of [page, other])
    await expect(tab.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  expect(await page.evaluate(() => ["session", "deletion"].map((key) => localStorage.getItem(`troth.${key}`)))).toEqual(
    [null, null],
  );
  await page.reload();
  await expect(heading(page)).toHaveText("Your account is closed");
  await mailAbout(inbox, person.email, /account is closed$/);
  await other.reload();
  await expect(other.getByText(words)).toHaveCount(0);

  // The link elsewhere: used up.
  const elsewhere = await (await browser.newContext()).newPage();
  await confirm(elsewhere, link);
  await expect(heading(elsewhere)).toHaveText("This link no longer works");
  await expect(elsewhere.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  await accessible(elsewhere);
  await elsewhere.context().close();

  // A change of mind.
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(accountMenu(page)).toBeVisible();
  await expect(heading(page)).toHaveText("Your account is open");
  await accessible(page);
  await mailAbout(inbox, person.email, /^Welcome back/);
  await openVendor(page, vendor);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: words })).toContainText("Nika H.");
});

test("reviews that stay are shown as a former member's; opening the link needs no session, but the last step does", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const elsewhere = await browser.newPage();
  const person = await member(elsewhere, inbox);
  const words = `We danced until the lamps went out. ${person.email}`;
  const vendor = await publish(elsewhere, words);
  const link = await askToLeave(elsewhere, inbox, person.email, /^Keep them/);

  await confirm(page, link);
  await expect(heading(page)).toHaveText("The last step");
  await expect(page.getByRole("main")).toContainText(`Log in as ${person.email}`);
  await accessible(page);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/user\/confirmdeleteaccount$/);
  await expect(page.getByRole("main")).toContainText("Your reviews stay");
  await closeAccount(page);

  await openVendor(page, vendor);
  const review = page.getByRole("article").filter({ hasText: words });
  await expect(review).toContainText("Former member");
  await expect(review).not.toContainText("Nika");
});

test("someone logged in to another account is told so, logs out, and continues", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const elsewhere = await browser.newPage();
  const person = await member(elsewhere, inbox);
  const link = await askToLeave(elsewhere, inbox, person.email);
  const somebodyElse = await member(page, inbox);

  await confirm(page, link);
  await expect(heading(page)).toHaveText("That’s another account");
  await expect(page.getByRole("main")).toContainText(somebodyElse.email);
  await accessible(page);
  await page.getByRole("main").getByRole("button", { name: "Log Out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log Out" }).click();
  await expect(page.getByRole("main")).toContainText(`Log in as ${person.email}`);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
});

test("an expired confirmation says so and leads to a new link; nothing is deleted", async ({
  page,
  context,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 403/);
  const person = await member(page, inbox);
  await confirm(page, await askToLeave(page, inbox, person.email));
  await expect(heading(page)).toHaveText("The last step");
  // Asking again ends it, just as an hour does.
  const other = await context.newPage();
  await askToLeave(other, inbox, person.email);

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
  await expect(heading(page)).toHaveText("Time has run out");
  await expect(page.getByRole("main")).toBeFocused();
  await accessible(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/\/user\/requestdeleteaccount$/);
  await expect(accountMenu(page)).toBeVisible();
});

test("offline, the last step and the export say so and work afterwards, with the keyboard only", async ({
  page,
  inbox,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const person = await member(page, inbox);
  await page.goto("/user/requestdeleteaccount");
  await hydrated(page);
  const radio = page.getByRole("radio", { name: /^Delete them/ });
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await expect(radio).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Keep them/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Download my data" })).toBeFocused();
  await loaded(page, "action");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("didn’t arrive");
  await page.context().setOffline(false);
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await coming;
  await expect(page.getByText("Your data is here")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Check your inbox");

  await page.goto((await mailAbout(inbox, person.email, /^Confirm that you want to delete/)).links[0]!);
  await hydrated(page);
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("The last step");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.context().setOffline(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("We got no answer");
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Delete my account" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Your account is closed");
});
