// What an admin sees of the others' decisions, without a reload.
import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "./journey.ts";
import { addVendors, admin, heading, hydrated, member } from "./steps.ts";

async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name: /^Approve/ }).check();
  await page.getByRole("button", { name: "Approve and go on" }).click();
  await expect(page.getByText(`${name} is published`, { exact: true })).toBeVisible();
}

test("what one admin approves leaves the other's list, and whoever has it open reads who was faster", async ({
  page,
  browser,
  inbox,
}) => {
  const batch = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`Torta ${batch} A`, `Torta ${batch} B`] as const;
  const author = await (await browser.newContext()).newPage();
  await member(author, inbox);
  await addVendors(author, [first, second]);
  const other = await (await browser.newContext()).newPage();
  const faster = newPerson();
  await admin(page, inbox, faster);
  await admin(other, inbox, newPerson());
  const opens = async (tab: Page, name: string) => {
    await tab.getByRole("link", { name }).click();
    await expect(heading(tab)).toHaveText(name);
  };
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard?seleted=dash&tab=pending-vendor&q=${batch}`);
    await hydrated(tab);
    await expect(tab.getByRole("link", { name: second })).toBeVisible();
  }
  await other.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await opens(page, first);
  await approve(page, first);
  // Less than a look now and then would take.
  await expect(other.getByRole("link", { name: first })).toHaveCount(0, { timeout: 9_000 });

  await opens(other, second);
  await page.goto(`/dashboard?seleted=dash&tab=pending-vendor&q=${batch}`);
  await opens(page, second);
  await approve(page, second);
  await expect(other.getByText("Approved while you had this open")).toBeVisible();
  await expect(other.getByText(new RegExp(`${faster.firstName} .*, admin`)).first()).toBeVisible();
  await expect(other.getByRole("radio", { name: /^Approve/ })).toHaveCount(0);
  expect(await other.evaluate(() => "isSamePage" in globalThis)).toBe(true);
});
