import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "./journey.ts";
import {
  account,
  fillSignUp,
  heading,
  hydrated,
  logIn,
  member,
  pressPublishAsGuest,
  vendorNamed,
  writeReview,
} from "./steps.ts";

test("two tabs write about two vendors at the same time, and each publishes its own", async ({
  page,
  context,
  inbox,
}) => {
  const person = await member(page, inbox);
  const other = await context.newPage();
  const [villa, cakes] = [await vendorNamed(page, "Villa Podrožnik"), await vendorNamed(page, "Sladka Hiša")];
  const [aboutVilla, aboutCakes] = [
    `The terrace held all of us. ${person.email}`,
    `Three tiers, no leaning. ${person.email}`,
  ];

  // Each tab opens its vendor while the other is open, and stays on it.
  await page.goto(`/review/${villa}`);
  await hydrated(page);
  await other.goto(`/review/${cakes}`);
  await hydrated(other);
  await writeReview(other, { stars: 2, title: "", words: aboutCakes });
  await writeReview(page, { stars: 5, title: "", words: aboutVilla });

  // A reload keeps the tab's vendor, whichever draft was opened last.
  for (const tab of [page, other]) {
    await tab.reload();
    await hydrated(tab);
  }
  await expect(page.getByRole("main")).toContainText(aboutVilla);
  await expect(other.getByRole("main")).toContainText(aboutCakes);

  await other.getByRole("button", { name: "Publish" }).click();
  await expect(other).toHaveURL(/\/successreview/);
  await expect(page.getByRole("main")).toContainText(aboutVilla);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(/\/successreview/);

  for (const [id, mine, foreign] of [
    [villa, aboutVilla, aboutCakes],
    [cakes, aboutCakes, aboutVilla],
  ] as const) {
    await page.goto(`/vendor/detail/vendordetail/${id}`);
    await expect(page.getByText(mine)).toHaveCount(1);
    await expect(page.getByText(foreign)).toHaveCount(0);
  }
});

test("two tabs write about one vendor, and each shows what is written in the other; after signing up in a third, it is published where Publish was pressed", async ({
  page,
  context,
  inbox,
}) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/review/${id}`);
    await hydrated(tab);
  }
  const stars = (tab: Page) => tab.getByRole("group", { name: "Your rating" }).getByRole("radio", { name: /^2 stars/ });
  const standing = (tab: Page) => tab.getByRole("radio", { name: /We only enquired/ });
  await stars(page).press("Space");
  await expect(stars(other)).toBeChecked();
  await standing(other).press("Space");
  await expect(standing(page)).toBeChecked();
  await page.getByRole("button", { name: "Next: Your words" }).click();
  const words = (tab: Page) => tab.getByRole("textbox", { name: /Your review/ });
  await words(page).fill("They wrote back within the hour.");
  await expect(words(other)).toHaveValue("They wrote back within the hour.");

  await page.getByRole("button", { name: "Next: Your photos" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await pressPublishAsGuest(page);
  const signUp = page.getByRole("dialog", { name: "Log in to continue" }).getByRole("link", { name: "Sign Up" });
  // Opened by hand: on a busy machine, Playwright doesn't hear of every tab that a press with Ctrl opens.
  const third = await context.newPage();
  await third.goto((await signUp.getAttribute("href"))!);
  await hydrated(third);
  const person = newPerson();
  await fillSignUp(third, person);
  await third.goto((await inbox(person.email)).links[0]!);
  await third.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await expect(heading(page)).toHaveText("Thank you. It’s live.");
});

test("a press of Publish is forgotten once the words are changed", async ({ page, inbox }) => {
  // This tab is a guest's until they log in through the navigation bar.
  const person = await account(inbox);

  const published: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/reviews")) published.push(request.url());
  });
  const id = await vendorNamed(page, "Villa Podrožnik");
  const words = `Candles in every window, and rain. ${person.email}`;
  await page.goto(`/review/${id}`);
  await hydrated(page);
  await writeReview(page, { stars: 4, title: "", words });
  await pressPublishAsGuest(page);
  await expect(page.getByRole("dialog", { name: "Log in to continue" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Edit it" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("textbox", { name: /Your review/ }).fill(`${words} Or was it snow?`);
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/review/${id}`));
  await page.goto(`/confirmreview?vendor=${id}`);
  await hydrated(page);
  // The press is dropped at the moment when it would count.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("troth.anonymous") ?? "")).not.toContain("true");
  expect(published).toEqual([]);
  await page.getByRole("link", { name: "See the preview" }).click();
  await expect(page.getByRole("main")).toContainText("Or was it snow?");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(/\/successreview/);
  expect(published).toHaveLength(1);
});
