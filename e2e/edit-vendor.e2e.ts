// Changing a listing, by the people who look after it.
import type { Browser, Page } from "@playwright/test";
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { anAddress, expect, test } from "./journey.ts";
import { heading, hydrated, logInByRequest } from "./steps.ts";

const ana = { email: "ana@demo.example", password: demoPassword, firstName: "", lastName: "", location: "" };

/** Opens Ana's listing of this name from her profile. */
async function openMine(page: Page, name: string): Promise<void> {
  await page.goto("/user/profile?seleted=Information");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
}

async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: anAddress() });
  const page = await context.newPage();
  await logInByRequest(page, ana);
  return page;
}

test("two people change a listing: the second sees the other's change beside their own, and nothing is lost", async ({
  page,
  browser,
  accessible,
  expectErrors,
}) => {
  // The public page of a listing that is waiting is 404, and a change that came too late is 412.
  expectErrors(/404|412/);
  await logInByRequest(page, ana);
  await openMine(page, "Lipa in med");
  await expect(page.getByText("Only you and our admins can see this page.")).toBeVisible();
  await accessible(page);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const address = page.getByRole("combobox", { name: "Address" });
  await expect(address).toHaveValue("Trubarjeva cesta 40, 1000 Ljubljana");
  await accessible(page);

  const other = await anotherDevice(browser);
  await other.goto(page.url());
  await other.getByRole("combobox", { name: "Address" }).fill("Trubarjeva cesta 42, Ljubljana");
  await other.getByRole("textbox", { name: "Name", exact: true }).fill("Lipa in med, torte");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(heading(other)).toHaveText("Lipa in med, torte");
  await expect(other.getByText("Trubarjeva cesta 42, Ljubljana")).toBeVisible();

  await address.fill("Trubarjeva cesta 44, Ljubljana");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("This listing has since changed")).toBeVisible();
  await page.getByRole("button", { name: "Show the saved version" }).click();
  await expect(page.getByText("Saved version: Trubarjeva cesta 42, Ljubljana")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Lipa in med, torte");
  await expect(address).toHaveValue("Trubarjeva cesta 44, Ljubljana");

  // A holiday, with the keyboard.
  const holiday = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("button", { name: "Add dates" }).press("Enter");
  await expect(page.getByLabel("First day")).toBeFocused();
  await page.getByLabel("First day").fill(holiday);
  await page.getByRole("textbox", { name: "What it is" }).fill("Stocktaking");

  // What isn't saved survives a reload.
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("We’ve restored what you hadn’t saved.")).toBeVisible();
  await expect(address).toHaveValue("Trubarjeva cesta 44, Ljubljana");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Lipa in med");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(heading(page)).toHaveText("Lipa in med");
  await expect(page.getByText("Trubarjeva cesta 44, Ljubljana")).toBeVisible();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("First day")).toHaveValue(holiday);
  await expect(page.getByLabel("Last day")).toHaveValue(holiday);
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("Changed the name and address").first()).toBeVisible();
  await expect(history.getByRole("deletion").filter({ hasText: "42" }).first()).toBeVisible();
  await expect(history.getByRole("insertion").filter({ hasText: "44" }).first()).toBeVisible();
  await expect(history.getByText(/\(Stocktaking\) closed/)).toBeVisible();
  await other.context().close();
});

test("a refused listing is changed, sent again and withdrawn; no one else finds out that it exists", async ({
  page,
  browser,
  accessible,
  expectErrors,
}) => {
  expectErrors(/404/);
  await logInByRequest(page, ana);
  await openMine(page, "Orehov gaj");
  await expect(page.getByText("We couldn’t publish this listing")).toBeVisible();
  await accessible(page);
  const { pathname } = new URL(page.url());

  const guest = await browser.newPage({ extraHTTPHeaders: anAddress() });
  expect((await guest.goto(pathname))!.status()).toBe(404);
  await hydrated(guest);
  await expect(heading(guest)).toHaveText("Uh-oh! We can't find that page.");
  const editing = pathname.replace("vendor/detail", "edit");
  await guest.goto(editing);
  await expect(guest).toHaveURL(`/login?from=${encodeURIComponent(editing)}`);
  await guest.close();

  await page.getByRole("link", { name: "Change it" }).click();
  await page.getByRole("combobox", { name: "Address" }).fill("Pot na Golovec 12, Ljubljana");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Pot na Golovec 12, Ljubljana")).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByText("Only you and our admins can see this page.")).toBeVisible();
  await expect(page.getByText("We couldn’t publish this listing")).toHaveCount(0);

  await page.getByRole("button", { name: "Withdraw Orehov gaj" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw Orehov gaj?" });
  await expect(question).toContainText("You can’t undo this.");
  await accessible(page);
  await question.getByRole("button", { name: "Withdraw it" }).click();
  await expect(page).toHaveURL(/\/user\/profile/);
  await expect(page.getByText("Orehov gaj withdrawn", { exact: true })).toBeVisible();
  // It's offered once the listings have loaded.
  await expect(page.getByRole("main").getByRole("link", { name: "Add a vendor" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Orehov gaj" })).toHaveCount(0);
});
