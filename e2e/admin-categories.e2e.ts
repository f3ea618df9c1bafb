import { expect, test } from "./journey.ts";
import { admin, forEachViewport, heading, hydrated, nextCode, refuseForWantOfCode } from "./steps.ts";

test("an admin creates a category, moves it by keys and renames it; its old address leads to the new one", async ({
  page,
  inbox,
  browser,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 403/);
  const secret = await admin(page, inbox);
  await page.goto("/all-category");
  await hydrated(page);
  await page.getByRole("link", { name: "Create a category" }).click();
  await expect(heading(page)).toHaveText("Create a category");
  await expect(page.getByText("Only admins can change categories")).toHaveCount(0);
  const name = `Doves ${Date.now().toString(36)}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("One of them").fill("Dove keeper");
  await page.getByRole("radio", { name: "None" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Heart" })).toBeChecked();
  await page.getByRole("radio", { name: "Balloon" }).check();
  await page.getByRole("button", { name: "Add a language" }).click();
  await page.getByLabel("Language", { exact: true }).selectOption({ label: "German" });
  await page.getByLabel("Words, one to a line").fill("Hochzeitstauben\nTaubenzüchter");
  await accessible(page);
  await page.getByRole("button", { name: "Create the category" }).click();

  const list = page.getByRole("list", { name: "Categories in order" });
  await expect(list.getByRole("listitem").last()).toContainText(name);
  // The search understands its words straight away.
  const found = await page.request.get("/api/vendors?q=Hochzeitstauben");
  expect((await found.json()).understood.parts).toMatchObject([{ kind: "category", label: name }]);

  const handle = list.getByRole("button", { name: `Move ${name}`, exact: true });
  await handle.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("listitem").nth(1)).toContainText(name);
  await expect(handle).toBeFocused();
  await expect
    .poll(async () => (await (await page.request.get("/api/categories")).json()).items[1].name as string)
    .toBe(name);
  await forEachViewport(page, () => accessible(page));

  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByRole("radio", { name: "Balloon" })).toBeChecked();
  const slug = name.toLowerCase().replace(" ", "-");
  await expect(page.getByLabel("Address")).toHaveValue(slug);
  await page.getByLabel("Address").fill(`${slug}-new`);
  await page.getByRole("button", { name: "Save the changes" }).click();
  await expect(heading(page)).toHaveText("All categories");

  const guest = await browser.newPage();
  const answer = await guest.request.get(`/categories/${slug}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, `/categories/${slug}-new`]);
  await guest.goto("/categories");
  const icon = guest.getByRole("listitem").filter({ hasText: name }).locator("use");
  // A reference to nothing would have no width.
  await expect.poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
  await guest.goto("/all-category");
  await hydrated(guest);
  await expect(guest.getByText("Only admins can change categories")).toBeVisible();
  await expect(guest.getByRole("button", { name: `Move ${name}`, exact: true })).toBeDisabled();
  await expect(guest.getByRole("button", { name: `Retire ${name}` })).toHaveCount(0);
  await guest.goto("/create-category");
  await expect(guest.getByText("Only admins can change categories")).toBeVisible();
  await guest.close();

  await page.getByRole("button", { name: `Retire ${name}` }).click();
  const retirement = page.getByRole("dialog", { name: `Retire ${name}?` });
  await retirement.getByRole("button", { name: "Retire" }).click();
  await expect(retirement.getByRole("link", { name: "Say why, in 5 characters or more" })).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await retirement.getByLabel("Reason").fill("Nobody keeps doves here.");
  await retirement.getByRole("button", { name: "Retire" }).click();
  await expect(list).not.toContainText(name);
  await expect(page.getByRole("button", { name: `Bring back ${name}` })).toBeVisible();
  expect((await page.request.get(`/categories/${slug}-new`)).status()).toBe(404);

  await refuseForWantOfCode(page, "**/api/categories/*/merge");
  await page.getByRole("button", { name: `Merge ${name} into another category` }).click();
  await page.getByLabel("Category that stays").selectOption({ label: "Flowers" });
  await page.getByLabel("Reason").fill("They go with the flowers.");
  await page.getByRole("button", { name: "Merge them" }).click();
  const question = page.getByRole("dialog", { name: "Enter a code again" });
  await question.getByRole("textbox").fill(nextCode(secret));
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(`${name} is now part of Flowers`, { exact: true })).toBeVisible();

  await page.goto("/dashboard?seleted=dash&tab=record&what=category:");
  const merged = page.getByRole("row", { name: /Category: merge/ }).first();
  await expect(merged).toContainText("They go with the flowers.");
  await expect(merged).toContainText("mergedInto: from nothing to florists");
  await expect(page.getByRole("row", { name: /Category: retire/ }).first()).toContainText("Nobody keeps doves here.");
});
