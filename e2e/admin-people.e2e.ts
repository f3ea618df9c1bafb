import { expect, newPerson, test } from "./journey.ts";
import {
  admin,
  bearerOn,
  forEachViewport,
  heading,
  hydrated,
  logIn,
  mailAbout,
  member,
  nextCode,
  publishByRequest,
  refuseForWantOfCode,
  summary,
  vendorNamed,
} from "./steps.ts";

test("an admin takes another's rights away after entering a code again, and the other's next call is refused", async ({
  page,
  inbox,
  browser,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 403/);
  const other = newPerson();
  const there = await browser.newPage();
  await admin(there, inbox, other);
  const secret = await admin(page, inbox);
  const callAsOther = async () =>
    (await there.request.get("/api/admin/people", { headers: await bearerOn(there) })).status();
  expect(await callAsOther()).toBe(200);

  await page.goto("/dashboard?seleted=dash&tab=people");
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Search people" }).fill(other.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=/);
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("listitem").filter({ hasText: other.email }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 2, name: "Nika Horvat" })).toBeVisible();
  await forEachViewport(page, () => accessible(page));

  await page.getByRole("button", { name: "Warn" }).click();
  const reason = "Two of your decisions gave no reasons.";
  await page.getByRole("dialog").getByLabel("Reason").fill(reason);
  await page.getByRole("dialog").getByRole("button", { name: "Warn" }).click();
  await expect(page.getByText(reason)).toBeVisible();
  expect((await inbox(other.email)).text).toContain(reason);

  await refuseForWantOfCode(page, "**/api/admin/people/*/admin/withdrawal");
  await page.getByRole("button", { name: "Withdraw rights as an admin" }).click();
  const withdrawal = page.getByRole("dialog", { name: "Withdraw Nika Horvat’s rights as an admin" });
  const why = "You’ve left the team. Thank you for all your work.";
  await withdrawal.getByLabel("Reason").fill(why);
  await withdrawal.getByRole("button", { name: "Withdraw rights as an admin" }).click();
  const question = page.getByRole("dialog", { name: "Enter a code again" });
  await accessible(page);
  await question.getByRole("textbox").fill(nextCode(secret));
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Rights as an admin withdrawn by")).toBeVisible();
  expect((await inbox(other.email)).text).toContain(why);
  await expect(page.getByRole("button", { name: "Make an admin" })).toBeVisible();
  expect(await callAsOther()).toBe(403);
  await there.close();
});

test("a member is warned, suspended, let in again and erased: their session ends, what they wrote goes, and they’re told why each time", async ({
  page,
  newDevice,
  inbox,
  accessible,
  expectErrors,
}) => {
  // The member's calls once they've been logged out, their login, a code that is asked for, and the review once it's gone.
  expectErrors(/status of (?:401|403|404)/);
  const theirs = await newDevice();
  const person = await member(theirs, inbox);
  const vendorId = await vendorNamed(theirs, "Die Vorstadtgeigen");
  const { reviewId } = await publishByRequest(theirs, vendorId, "They played on until the last of us had left.");
  const secret = await admin(page, inbox);
  await theirs.goto("/user/profile?seleted=Information");
  await hydrated(theirs);

  await page.goto(`/dashboard?seleted=dash&tab=people&q=${person.email}`);
  await hydrated(page);
  await page.getByRole("listitem").filter({ hasText: person.email }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 2, name: "Nika Horvat" })).toBeVisible();
  const dialog = page.getByRole("dialog");
  const open = (action: string) => page.getByRole("button", { name: action, exact: true }).click();
  const decide = (action: string) => dialog.getByRole("button", { name: action, exact: true }).click();
  /** Writes the reason, and reads the e-mail before it goes. */
  const say = async (why: string) => {
    await dialog.getByLabel("Reason").fill(why);
    await dialog.getByRole("button", { name: "See the e-mails" }).click();
    const preview = page.getByRole("dialog", { name: "What will be sent" });
    await expect(preview).toContainText(why);
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
  };

  await test.step("they're warned, and stay logged in", async () => {
    await open("Warn");
    await say("You’ve written to couples who hadn’t asked.");
    await decide("Warn");
    await expect(dialog).toBeHidden();
    const { text } = await mailAbout(inbox, person.email, /^A warning about your account/);
    expect(text).toContain("You’ve written to couples who hadn’t asked.");
    await theirs.reload();
    await hydrated(theirs);
    await expect(heading(theirs)).toBeVisible();
  });

  await test.step("they're logged out everywhere, and can log in again", async () => {
    await open("Log out everywhere");
    await say("Somebody else may know your password.");
    await decide("Log out everywhere");
    await expect(dialog).toBeHidden();
    const { text } = await mailAbout(inbox, person.email, /^You’ve been logged out/);
    expect(text).toContain("Somebody else may know your password.");
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/login/);
    await hydrated(theirs);
    await logIn(theirs, person);
    await expect(theirs).toHaveURL(/\/user\/profile/);
  });

  await test.step("they're suspended, and can't log in", async () => {
    await open("Suspend");
    await say("You’ve gone on writing to couples.");
    await forEachViewport(page, () => accessible(page));
    await decide("Suspend");
    await expect(dialog).toBeHidden();
    const { text } = await mailAbout(inbox, person.email, /^Your account at .* is suspended/);
    expect(text).toContain("You’ve gone on writing to couples.");
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/login/);
    await hydrated(theirs);
    await logIn(theirs, person);
    await expect(summary(theirs)).toContainText("This account is suspended");
    await accessible(theirs);
  });

  await test.step("they're let in again", async () => {
    await open("Lift the suspension");
    await say("You’ve told us that it won’t happen again.");
    await decide("Lift the suspension");
    await expect(dialog).toBeHidden();
    await mailAbout(inbox, person.email, /^You can log in to .* again/);
    await logIn(theirs, person);
    await expect(theirs).toHaveURL(/\/user\/profile/);
  });

  await test.step("they're erased with their reviews, after a code", async () => {
    await open("Erase");
    await decide("Erase");
    await expect(summary(page)).toBeFocused();
    await dialog.getByRole("radio").first().check();
    await say("You’ve asked us to, by post.");
    await forEachViewport(page, () => accessible(page));
    await refuseForWantOfCode(page, "**/api/admin/people/*/erasure");
    await decide("Erase");
    const question = page.getByRole("dialog", { name: "Enter a code again" });
    await question.getByRole("textbox").fill(nextCode(secret));
    await question.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("button", { name: "Erase", exact: true })).toHaveCount(0);
    const { text } = await mailAbout(inbox, person.email, /^We’ve closed your account/);
    for (const part of ["You’ve asked us to, by post.", "Your reviews will go with it."]) expect(text).toContain(part);
    await accessible(page);
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/login/);
    expect((await page.request.get(`/api/reviews/${reviewId}`)).status()).toBe(404);
  });
});
