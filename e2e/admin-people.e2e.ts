import { expect, newPerson, test } from "./journey.ts";
import { admin, bearerOn, forEachViewport, hydrated, nextCode, refuseForWantOfCode } from "./steps.ts";

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
