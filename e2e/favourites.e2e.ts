import { expect, newPerson, test } from "./journey.ts";
import {
  accountMenu,
  fillSignUp,
  hydrated,
  logInByRequest,
  member,
  forEachViewport,
  openVendor,
  vendorNamed,
} from "./steps.ts";

const favourites = "/user/profile?seleted=Favorites";

test("a vendor saved on its page is in the profile's list on another device too, and an accidental removal can be undone", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const person = await member(page, inbox);
  await openVendor(page, await vendorNamed(page, "Villa Podrožnik"));
  const heart = page.getByRole("button", { name: "Save Villa Podrožnik" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).not.toHaveAttribute("aria-busy");

  const elsewhere = await (await browser.newContext()).newPage();
  await logInByRequest(elsewhere, person);
  await elsewhere.goto(favourites);
  const listed = elsewhere.getByRole("link", { name: "Villa Podrožnik" });
  await expect(listed).toBeVisible();
  await forEachViewport(elsewhere, () => accessible(elsewhere));

  await elsewhere.getByRole("button", { name: "Save Villa Podrožnik" }).click();
  await expect(listed).toHaveCount(0);
  await expect(elsewhere.getByText("Press the heart on a vendor you like")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Undo" }).click();
  await expect(listed).toBeVisible();
  await elsewhere.reload();
  await expect(listed).toBeVisible();
  await elsewhere.context().close();
});

test("a heart pressed in the results without a connection stays, and is saved once there is one", async ({
  page,
  inbox,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await member(page, inbox);
  await page.goto("/search");
  await hydrated(page);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Save / })
    .first();
  const name = (await heart.innerText()).replace("Save ", "");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.context().setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.context().setOffline(false);
  // What shows when the page has loaded is not yet what the server knows.
  await expect(async () => {
    await page.goto(favourites);
    await expect(page.getByRole("link", { name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("a heart pressed while the site can't be reached says that it's waiting, survives a reload, and is saved once it can", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED/);
  await member(page, inbox);
  await openVendor(page, await vendorNamed(page, "Villa Podrožnik"));
  const heart = page.getByRole("button", { name: "Save Villa Podrožnik" });
  const notice = page.getByText("1 change is kept on this device and will be sent once you’re back online.");
  await page.route("**/favourite", (route) => route.abort());
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(notice).toBeVisible();
  await accessible(page);
  await page.reload();
  await hydrated(page);
  await expect(notice).toBeVisible();

  await page.unroute("**/favourite");
  // As a browser announces it when the connection returns.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(notice).toBeHidden();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto(favourites);
  await expect(page.getByRole("link", { name: "Villa Podrožnik" })).toBeVisible();
});

test("a guest who presses a heart is asked to log in, and finds the vendor saved", async ({ page, inbox }) => {
  await openVendor(page, await vendorNamed(page, "Villa Podrožnik"));
  await page.getByRole("button", { name: "Save Villa Podrožnik" }).click();
  const question = page.getByRole("dialog", { name: "Log in to continue" });
  await expect(question.getByText("we’ll save Villa Podrožnik to your favourites")).toBeVisible();
  await question.getByRole("link", { name: "Sign Up" }).click();
  const person = newPerson();
  await fillSignUp(page, person);
  await page.goto((await inbox(person.email)).links[0]!);
  await page.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/vendor\/detail\/vendordetail\//);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Villa Podrožnik" })).toHaveAttribute("aria-pressed", "true");
  await page.goto(favourites);
  await expect(page.getByRole("link", { name: "Villa Podrožnik" })).toBeVisible();
});
