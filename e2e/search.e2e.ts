import { expect, test } from "./journey.ts";
import { hydrated } from "./steps.ts";

test("a misspelt name is forgiven", async ({ page }) => {
  await page.goto("/search?q=vila+podroznk");
  await hydrated(page);
  await expect(page.getByRole("main").getByRole("link", { name: "Villa Podrožnik" }).first()).toBeVisible();
});

test("filters narrow the result, and the back button undoes them one by one", async ({ page, accessible }) => {
  await page.goto("/search");
  await hydrated(page);
  const count = page.getByRole("main").getByText(/^\d+ vendors?$/);
  const places = page.getByRole("group", { name: "Place" });
  const all = await count.innerText();

  await page.getByRole("checkbox", { name: /^Venues/ }).check();
  await expect(page).toHaveURL(/category=venues/);
  await expect(count).not.toHaveText(all);
  const venues = await count.innerText();

  await places.getByRole("checkbox").first().check();
  await expect(page).toHaveURL(/location=/);
  await expect(count).not.toHaveText(venues);
  await accessible(page);

  await page.goBack();
  await expect(count).toHaveText(venues);
  await expect(places.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.goBack();
  await expect(count).toHaveText(all);
  await expect(page.getByRole("checkbox", { name: /^Venues/ })).not.toBeChecked();
});

test("suggestions complete what is typed, by keyboard", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const where = page.getByRole("combobox", { name: "Where" });
  await where.fill("Lju");
  await expect(page.getByRole("option", { name: /Ljubljana/ })).toBeVisible();
  await where.press("ArrowDown");
  await where.press("Enter");
  await expect(where).toHaveValue(/Ljubljana/);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/location=ljubljana-si/);
});

test("pages go on by cursor and back, and nothing is shown twice", async ({ page }) => {
  await page.goto("/search");
  await hydrated(page);
  const names = () => page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
  const first = await names();
  expect(first.length).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect.poll(names).not.toEqual(first);
  const second = await names();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect.poll(names).toEqual(first);
});

test("nothing found says what to try", async ({ page }) => {
  await page.goto("/search?q=zzzzqqqqxxxx");
  await expect(page.getByText("No vendor matches all of this")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "See all categories" })).toBeVisible();
});
