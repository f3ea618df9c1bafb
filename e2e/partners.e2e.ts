// Two people link their accounts, and have one voice from then on.
import { expect, newPerson, test } from "./journey.ts";
import { forEachViewport, heading, hydrated, mailAbout, member, publishByRequest, vendorNamed } from "./steps.ts";

const settings = "/user/profile?seleted=Settings#partner";

test("partners link their accounts with an e-mailed invitation, and the second is told before writing a second review", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const ana = await member(page, inbox);
  const elsewhere = await (await browser.newContext()).newPage();
  const tine = await member(elsewhere, inbox, { ...newPerson(), firstName: "Tine", lastName: "Zupan" });
  const part = page.locator("#partner");

  await test.step("one invites the other in the settings", async () => {
    await page.goto(settings);
    await hydrated(page);
    await part.getByLabel("Your partner’s e-mail address").fill(tine.email);
    await part.getByRole("button", { name: "Send invitation" }).click();
    await expect(part.getByText(tine.email)).toBeVisible();
    await forEachViewport(page, () => accessible(page));
  });

  await test.step("the other opens the link, which does nothing until they accept", async () => {
    const { links } = await mailAbout(inbox, tine.email, /would like to link accounts/);
    await elsewhere.goto(links[0]!);
    expect(elsewhere.url()).not.toContain("token");
    await hydrated(elsewhere);
    await expect(heading(elsewhere)).toHaveText(`${ana.firstName} ${ana.lastName} would like to link accounts`);
    await forEachViewport(elsewhere, () => accessible(elsewhere));
    await elsewhere.getByRole("button", { name: /^Accept the invitation/ }).click();
    await expect(elsewhere).toHaveURL(settings);
    await expect(elsewhere.locator("#partner").getByRole("button", { name: "End the link" })).toBeVisible();
  });

  await test.step("once one has written, the other is told before writing, and keeps what they have begun", async () => {
    const rosa = await vendorNamed(page, "Rosa in mah");
    await elsewhere.goto(`/review/${rosa}`);
    await hydrated(elsewhere);
    const stars = elsewhere.getByRole("group", { name: "Your rating" }).getByRole("radio");
    await stars.nth(3).check({ force: true });
    await expect(elsewhere.getByText("Draft saved on this device")).toBeVisible();
    await publishByRequest(page, rosa, "They tied the last bouquet on the church steps, in the rain, without a word.");
    await elsewhere.reload();
    await hydrated(elsewhere);
    await expect(heading(elsewhere)).toHaveText("The two of you already have a review of Rosa in mah");
    await expect(elsewhere.getByText("What you’ve written stays here as a draft.")).toBeVisible();
    await forEachViewport(elsewhere, () => accessible(elsewhere));
    await elsewhere.getByRole("link", { name: "See the review" }).click();
    await expect(elsewhere.getByText("They tied the last bouquet on the church steps")).toBeVisible();
  });

  await test.step("either can end it", async () => {
    await page.reload();
    await hydrated(page);
    await part.getByRole("button", { name: "End the link" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End the link" }).click();
    await expect(part.getByRole("button", { name: "Send invitation" })).toBeVisible();
    await mailAbout(inbox, tine.email, /You’re no longer linked/);
  });
  await elsewhere.context().close();
});
