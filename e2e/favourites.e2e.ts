import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "./journey.ts";
import {
  account,
  accountMenu,
  fillSignUp,
  hydrated,
  loaded,
  logIn,
  logInByRequest,
  member,
  forEachViewport,
  openVendor,
  openWithoutScript,
  vendorNamed,
} from "./steps.ts";

const favourites = "/user/profile?seleted=Favorites";

/** Until the server has a note, its draft is kept, and shared with the other tabs. */
const noteSent = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("troth.note-drafts") ?? "")).not.toContain(words);

/** Results, with the heart of their first vendor and its name. */
async function firstResult(page: Page) {
  await page.goto("/search");
  await hydrated(page);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Save / })
    .first();
  return { heart, name: (await heart.innerText()).replace("Save ", "") };
}

/** Until nothing that was pressed without a connection is waiting to be sent. */
const heartsSent = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("troth.waiting") ?? "")).not.toContain("Fav");

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

for (const { where, path } of [
  { where: "in the results", path: async () => "/search?q=Villa+Podrožnik" },
  {
    where: "on the vendor's page",
    path: async (page: Page) => `/vendor/detail/vendordetail/${await vendorNamed(page, "Villa Podrožnik")}`,
  },
])
  test(`a heart pressed ${where} before the page's script has loaded is saved once it has, however often it was pressed`, async ({
    page,
    inbox,
  }) => {
    await logInByRequest(page, await member(page, inbox));
    const comeAlive = await openWithoutScript(page, await path(page));
    const heart = page.getByRole("main").getByRole("button", { name: "Save Villa Podrožnik" }).first();
    // A page of a tab's first load is covered until its script is there, but not for good.
    await expect(page.locator('[data-slot="splash-typer"]')).toBeHidden({ timeout: 10_000 });
    for (let press = 0; press < 4; press++) await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await comeAlive();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await hydrated(page);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });

test("a heart pressed in the results without a connection stays, and is saved once there is one", async ({
  page,
  inbox,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await member(page, inbox);
  const { heart, name } = await firstResult(page);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await loaded(page, "action", "flush-queue", "offline");
  await page.context().setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("1 change is kept on this device")).toBeVisible();
  await page.context().setOffline(false);
  await heartsSent(page);
  await page.goto(favourites);
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("without a connection, people can look at what they have saved, and take a vendor off", async ({
  page,
  inbox,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await member(page, inbox);
  const { heart, name } = await firstResult(page);
  const listed = page.getByRole("main").getByRole("link", { name });
  const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/favourites" && answer.ok());
  await heart.click();
  await kept;
  await loaded(page, "profile", "favorites", "account-menu", "dropdown-menu-panel", "offline", "action");
  await page.context().setOffline(true);
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Favourites" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await expect(listed).toBeVisible();
  await heart.click();
  await expect(listed).toHaveCount(0);
  await page.context().setOffline(false);
  await heartsSent(page);
  await page.reload();
  await expect(page.getByText("Press the heart on a vendor you like")).toBeVisible();
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

test("a heart pressed in one tab shows in the person's other tabs at once, and so does their list", async ({
  page,
  context,
  inbox,
}) => {
  const vendor = "Villa Podrožnik";
  await member(page, inbox);
  const id = await vendorNamed(page, vendor);
  const [other, list] = [await context.newPage(), await context.newPage()];
  await openVendor(page, id);
  await openVendor(other, id);
  await list.goto(favourites);
  await expect(list.getByText("Press the heart on a vendor you like")).toBeVisible();
  const heartOn = (tab: Page) => tab.getByRole("button", { name: `Save ${vendor}` });
  for (const tab of [page, other]) await expect(heartOn(tab)).toHaveAttribute("aria-pressed", "false");

  await heartOn(page).click();
  await expect(heartOn(other)).toHaveAttribute("aria-pressed", "true");
  await expect(list.getByRole("link", { name: vendor })).toBeVisible();
  await heartOn(list).click();
  await expect(list.getByRole("link", { name: vendor })).toHaveCount(0);
  for (const tab of [page, other]) await expect(heartOn(tab)).toHaveAttribute("aria-pressed", "false");
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

test("two people share a list by link: each sees the other's heart and note, and no device overwrites a note unseen", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/412/);
  const vendor = "Villa Podrožnik";
  const person = await member(page, inbox);
  await openVendor(page, await vendorNamed(page, vendor));
  const heart = page.getByRole("button", { name: `Save ${vendor}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).not.toHaveAttribute("aria-busy");

  // The notice leads to the lists; the heart stays pressed while the vendor is on any of them.
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const lists = page.getByRole("dialog", { name: `Lists with ${vendor}` });
  await lists.getByRole("button", { name: "New list" }).click();
  await lists.getByLabel("New list").fill("By the lake");
  await lists.getByRole("button", { name: "Create list" }).click();
  await expect(lists.getByRole("checkbox", { name: "By the lake" })).toBeChecked();
  await lists.getByRole("checkbox", { name: "Favourites" }).uncheck();
  await expect(lists.getByText("0 vendors")).toBeVisible();
  await accessible(page);
  await lists.getByRole("button", { name: "Done" }).click();
  await expect(heart).toBeFocused();
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto(favourites);
  await page.getByRole("link", { name: /^By the lake/ }).click();
  await expect(page.getByRole("link", { name: vendor })).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Link to the list").inputValue();
  await page.getByRole("button", { name: "Done" }).click();

  // A guest who opens the link logs in and is back on it, and the token is in no address.
  const partner = await account(inbox, { ...newPerson(), firstName: "Jan" });
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await hydrated(theirs);
  await expect(theirs).toHaveURL(/\/favourites\/shared$/);
  await expect(theirs.getByRole("heading", { name: "Nika has shared a list with you" })).toBeVisible();
  await theirs.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logIn(theirs, partner);
  await expect(theirs.getByRole("heading", { name: "Nika has shared a list with you" })).toBeVisible();
  await accessible(theirs);
  await theirs.getByRole("button", { name: "Join the list" }).click();
  await theirs.getByRole("button", { name: `Save ${vendor}` }).click();
  await expect(theirs.getByRole("img", { name: "Saved by Nika and Jan" })).toBeVisible();
  await theirs.getByRole("button", { name: `Add a note on ${vendor}` }).click();
  await theirs.getByLabel(`Your note on ${vendor}`).fill("Too far for Gran");
  await theirs.getByRole("button", { name: "Save note" }).click();
  await expect(theirs.getByRole("button", { name: `Edit your note on ${vendor}` })).toBeVisible();
  await noteSent(theirs, "Gran");
  await forEachViewport(theirs, () => accessible(theirs));

  // As a browser announces that someone is looking at this window again.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("img", { name: "Saved by Nika and Jan" })).toBeVisible();
  await expect(page.getByText("Jan: Too far for Gran")).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await logInByRequest(phone, person);
  await phone.goto(page.url());
  await phone.getByRole("button", { name: `Add a note on ${vendor}` }).click();
  await page.getByRole("button", { name: `Add a note on ${vendor}` }).click();
  await page.getByLabel(`Your note on ${vendor}`).fill("Ask about rain");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("You: Ask about rain")).toBeVisible();
  await noteSent(page, "rain");
  await phone.getByLabel(`Your note on ${vendor}`).fill("Ask about snow");
  await phone.getByRole("button", { name: "Save note" }).click();
  await expect(phone.getByText("It now says: “Ask about rain”")).toBeVisible();
  await phone.getByRole("button", { name: "Keep this one" }).click();
  await phone.getByRole("button", { name: "Save note" }).click();
  await expect(phone.getByText("You: Ask about snow")).toBeVisible();
  await page.getByRole("checkbox", { name: `Compare ${vendor}` }).check();
  await expect(page.getByText("Choose another one to compare")).toBeVisible();
  await page.getByRole("link", { name: /^Favourites/ }).click();
  await expect(page.getByText("1 vendor chosen")).toHaveCount(0);
  await page.getByRole("link", { name: /^By the lake/ }).click();
  await expect(page.getByRole("checkbox", { name: `Compare ${vendor}` })).toBeChecked();
  await phone.context().close();

  // A heart is one's own vote; what the other has written goes only if it has been shown first.
  for (const heartOf of [theirs, page]) {
    await heartOf.getByRole("button", { name: `Save ${vendor}` }).click();
    await expect(heartOf.getByRole("button", { name: `Save ${vendor}` })).not.toHaveAttribute("aria-busy");
  }
  await page.reload();
  await expect(page.getByText("Jan: Too far for Gran")).toBeVisible();
  await expect(page.getByRole("button", { name: `Save ${vendor}` })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: `More for ${vendor}` }).click();
  await page.getByRole("menuitem", { name: "Remove from this list" }).click();
  const question = page.getByRole("alertdialog", { name: `Remove ${vendor} from “By the lake”?` });
  await expect(question.getByText("Jan: Too far for Gran")).toBeVisible();
  await accessible(page);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("link", { name: vendor })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Jan: Too far for Gran")).toBeVisible();
  await theirs.context().close();
});

test("vendors are compared side by side without logging in", async ({ page, accessible }) => {
  const { items } = (await (await page.request.get("/api/vendors?limit=3")).json()) as {
    items: { id: string; name: string }[];
  };
  const [names, ids] = [items.map(({ name }) => name), items.map(({ id }) => id)];
  await page.goto(`/favourites/compare?ids=${ids.join(",")}`);
  const table = page.getByRole("table", { name: "3 vendors side by side" });
  for (const name of names) await expect(table.getByRole("columnheader", { name })).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("link", { name: `Remove ${names[0]}` }).press("Enter");
  await expect(table).toHaveCount(0);
  await expect(page.getByRole("link", { name: `Remove ${names[1]}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "1 vendor side by side" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Side by side" })).toBeFocused();
});
