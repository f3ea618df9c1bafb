import { readFileSync } from "node:fs";
import { expect, test } from "./journey.ts";
import { admin, forEachViewport, hydrated, nextCode, refuseForWantOfCode } from "./steps.ts";

test("an admin looks through the record, has it checked and downloads what is shown", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 403/);
  const secret = await admin(page, inbox);
  await page.goto("/dashboard?seleted=dash&tab=record");
  await hydrated(page);
  await page.getByRole("button", { name: "Check it now" }).click();
  await expect(page.getByText("The record is whole")).toBeVisible({ timeout: 20_000 });
  // Other journeys may add to the record between the two looks.
  await expect(async () => {
    const { record } = await (await page.request.get("/api/moderation-log")).json();
    await page.reload();
    await expect(page.getByText(record.head)).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByLabel("What", { exact: true }).selectOption({ label: "Account: become admin" });
  await expect(page).toHaveURL(/[?&]what=user%3Abecome(\+|%20)admin/);
  const table = page.getByRole("table", { name: "The record of decisions" });
  await expect(table.getByRole("row").nth(1)).toContainText("Account: become admin");
  await expect(table).not.toContainText("Review: publish");
  await forEachViewport(page, () => accessible(page));

  await refuseForWantOfCode(page, "**/api/admin/events/export**");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const question = page.getByRole("dialog", { name: "Enter a code again" });
  await question.getByRole("textbox").fill(nextCode(secret));
  await question.getByRole("button", { name: "Continue" }).click();
  const lines = readFileSync(await (await download).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines[0]).toMatch(/^\ufeffwhen,who,/);
  expect(lines.slice(1).every((line) => line.includes('"become admin"'))).toBe(true);
  expect(lines.length).toBeGreaterThan(1);

  await page.getByRole("tab", { name: "E-mails" }).click();
  await expect(page.getByText("Everything was sent")).toBeVisible();
  await accessible(page);
});
