// A reported review, from the report to the appeal: two admins, its author and the one who reported it.
import type { Page } from "@playwright/test";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  admin,
  bearerOn,
  forEachViewport,
  heading,
  hydrated,
  mailAbout,
  member,
  publishByRequest,
  tabTo,
  vendorNamed,
  word,
} from "./steps.ts";

const secret = "Ring Petra on 041 555 019";

async function openQueue(page: Page, tab: string, q: string): Promise<void> {
  await page.goto(`/dashboard?seleted=dash&tab=${tab}&q=${q}`);
  await hydrated(page);
  await expect(page.getByRole("row").filter({ has: page.getByRole("rowheader") })).toHaveCount(1);
  await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName(/ [1-9]\d*$/);
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await expect(heading(page)).toHaveText("Review of Treno Lento");
  await hydrated(page);
}

test("an admin takes a telephone number out of a reported review; its author appeals, and another admin hears it", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  // A decision that knows nothing of the last report is refused.
  expectErrors(/409/);
  const pageOf = async () => (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  const [authorPage, reporterPage, otherPage] = [await pageOf(), await pageOf(), await pageOf()];
  const author = await member(authorPage, inbox);
  const vendorId = await vendorNamed(authorPage, "Treno Lento");
  const unique = word();
  const { reviewId } = await publishByRequest(authorPage, vendorId, `${secret} about train ${unique}.`);
  const reporter = await member(reporterPage, inbox);
  const headers = await bearerOn(reporterPage);
  const report = { reason: "personal-data", report: "That’s my number." };
  await expect(await reporterPage.request.post(`/api/reviews/${reviewId}/reports`, { data: report, headers })).toBeOK();

  await admin(otherPage, inbox, newPerson());
  await openQueue(otherPage, "reported-review", unique);
  // By keys alone.
  await admin(page, inbox, newPerson());
  await openQueue(page, "reported-review", unique);
  await forEachViewport(page, () => accessible(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText("That’s my number.")).toBeVisible();
  await page.keyboard.press("d");
  for (const _ of ["warn", "redact"]) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^A part has to go/ })).toBeChecked();
  const submit = page.getByRole("button", { name: "Remove the part" });
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "There’s something to fix" })).toContainText(
    "First take out what has to go.",
  );
  const text = page.getByRole("textbox", { name: "Review", exact: true });
  await tabTo(page, text);
  await page.keyboard.press("ControlOrMeta+Home");
  for (const _ of secret) await page.keyboard.press("Shift+ArrowRight");
  await tabTo(page, page.getByRole("button", { name: "Take out the selected words" }));
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(/^\[removed\] about train/);
  await tabTo(page, page.getByLabel("Which rule?"), "Shift+Tab");
  await page.keyboard.type("Gives away");
  await tabTo(page, page.getByLabel("In your own words"));
  await page.keyboard.type("It gave the private number of someone else.");
  await forEachViewport(page, () => accessible(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, page.getByRole("button", { name: "See the e-mails" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "What will be sent" })).toContainText(
    "We’ve removed a part of your review",
  );
  await page.keyboard.press("Escape");
  await tabTo(page, submit, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The part is removed", { exact: true })).toBeVisible();
  await expect(otherPage.getByText("A part removed while you had this open")).toBeVisible();

  const statement = await mailAbout(inbox, author.email, /^We’ve removed a part of your review of Treno Lento/);
  expect(statement.text).toContain("It gave the private number of someone else.");
  expect((await mailAbout(inbox, reporter.email, /^We’ve decided about the review/)).text).toContain(
    "We’ve removed a part of it",
  );
  const shown = await page.request.get(`/api/reviews/${reviewId}`);
  expect(await shown.text()).toContain(`[removed] about train ${unique}.`);
  expect(await (await page.request.get(`/api/reviews/${reviewId}/revisions`)).text()).not.toContain("041");

  // What has been written outlives a reload.
  const words = "It’s the number of my own shop, and Petra is my business partner.";
  const link = statement.links.find((each) => each.includes("/appeal?id="))!;
  await authorPage.goto("/user/profile?seleted=Information");
  await hydrated(authorPage);
  await authorPage.getByRole("link", { name: "Our decision about your review of Treno Lento" }).click();
  await expect(authorPage).toHaveURL(new RegExp(`/appeal\\?id=${new URL(link).searchParams.get("id")}$`));
  await hydrated(authorPage);
  await authorPage.getByLabel("What did we get wrong?").fill(words);
  await authorPage.reload();
  await hydrated(authorPage);
  await expect(authorPage.getByLabel("What did we get wrong?")).toHaveValue(words);
  await forEachViewport(authorPage, () => accessible(authorPage));
  await authorPage.getByRole("button", { name: "Send the appeal" }).click();
  await expect(authorPage.getByText("We’ve got your appeal")).toBeVisible();
  await accessible(authorPage);

  // Not by the admin who decided before.
  await openQueue(page, "appeals", unique);
  await expect(page.getByText("You’ve decided about it before", { exact: false })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^A part has to go/ })).toHaveCount(0);
  await openQueue(otherPage, "appeals", unique);
  await expect(otherPage.getByText(words)).toBeVisible();
  await forEachViewport(otherPage, () => accessible(otherPage));
  await otherPage.getByRole("radio", { name: /^It was all right/ }).check();
  await otherPage.getByLabel("In your own words").fill("It’s a business number, and its owner agrees.");
  const late = { reason: "hate-or-threats", report: "It’s rude about trains, too." };
  await expect(await reporterPage.request.post(`/api/reviews/${reviewId}/reports`, { data: late, headers })).toBeOK();
  await otherPage.getByRole("button", { name: "Undo the decision" }).click();
  await expect(otherPage.getByText("The report has changed since you loaded it")).toBeVisible();
  const happened = otherPage.getByRole("status").filter({ hasText: "Reported while you had this open" });
  await expect(happened).toContainText(late.report);
  await otherPage.getByRole("button", { name: "Undo the decision" }).click();
  await expect(otherPage.getByText("The decision is undone", { exact: true }).first()).toBeVisible();

  await otherPage.goto(`/dashboard?seleted=dash&tab=reported-review&state=decided&q=${unique}`);
  await expect(otherPage.getByRole("columnheader", { name: "Decided" })).toBeVisible();
  await expect(otherPage.getByRole("row").filter({ hasText: "Treno Lento" })).toContainText("just now after 1 minute");

  await mailAbout(inbox, author.email, /^You were right about the review of Treno Lento/);
  await mailAbout(inbox, reporter.email, /^The review of Treno Lento that you reported stays/);
  await authorPage.reload();
  await expect(authorPage.getByText("You were right")).toBeVisible();
  expect(await (await page.request.get(`/api/reviews/${reviewId}`)).text()).toContain(secret);
  for (const each of [authorPage, reporterPage, otherPage]) await each.context().close();
});

test("an admin takes up a review that no one has reported, hides it, and shows it again", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const authorPage = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  const author = await member(authorPage, inbox);
  const vendorId = await vendorNamed(authorPage, "Die Vorstadtgeigen");
  const unique = word();
  const { reviewId } = await publishByRequest(
    authorPage,
    vendorId,
    `The bus to the concert, number ${unique}, was late.`,
  );
  await authorPage.goto(`/vendor/user-review-detail?id=${reviewId}`);
  await hydrated(authorPage);
  await expect(authorPage.getByRole("button", { name: /^Decide about it/ }), "not for others").toHaveCount(0);

  await admin(page, inbox, newPerson());
  await page.goto(`/vendor/user-review-detail?id=${reviewId}`);
  await hydrated(page);
  await page.getByRole("button", { name: /^Decide about it/ }).click();
  await expect(heading(page)).toHaveText("Review of Die Vorstadtgeigen");
  await hydrated(page);
  await expect(page.getByText("No one has reported it. We took it up ourselves.")).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("radio", { name: /^Hide it/ }).check();
  await page.getByLabel("Which rule?").selectOption("off-topic");
  await page.getByLabel("In your own words").fill("It’s about the bus.");
  await page.getByRole("button", { name: "Hide it" }).click();
  await expect(page.getByText("The review is hidden", { exact: true })).toBeVisible();
  const statement = await mailAbout(inbox, author.email, /^We’ve hidden your review of Die Vorstadtgeigen/);
  expect(statement.text).toContain("No one had reported it: we came across it ourselves.");

  await page.goto(`/dashboard?seleted=dash&tab=reported-review&state=decided&q=${unique}`);
  await page.getByRole("row").getByRole("link", { name: "Die Vorstadtgeigen" }).click();
  await expect(page.getByText("This has been decided.")).toBeVisible();
  await hydrated(page);
  await page.getByRole("radio", { name: /^Show it again/ }).check();
  await page.getByLabel("In your own words").fill("The bus is run by the vendor, so it may stay.");
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("button", { name: "See the e-mails" }).click();
  const preview = page.getByRole("dialog", { name: "What will be sent" });
  await expect(preview).toContainText("Your review of Die Vorstadtgeigen is back");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show it again" }).click();
  await expect(page.getByText("Review shown again", { exact: true })).toBeVisible();
  const back = await mailAbout(inbox, author.email, /^Your review of Die Vorstadtgeigen is back/);
  expect(back.text).toContain("The bus is run by the vendor, so it may stay.");
  expect(await (await page.request.get(`/api/reviews/${reviewId}`)).text()).toContain(unique);
  await authorPage.context().close();
});
