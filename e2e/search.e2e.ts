import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { heading, hydrated, loaded } from "./steps.ts";

test("a misspelt name is forgiven", async ({ page }) => {
  await page.goto("/search?q=vila+podroznk");
  await hydrated(page);
  await expect(page.getByRole("main").getByRole("link", { name: "Villa Podrožnik" }).first()).toBeVisible();
});

test("filters narrow the results, and the back button undoes them one by one", async ({ page, accessible }) => {
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
  await page.getByRole("combobox", { name: "What" }).fill("venues");
  const where = page.getByRole("combobox", { name: "Where" });
  await where.fill("Lju");
  await expect(page.getByRole("option", { name: /Ljubljana/ })).toBeVisible();
  await where.press("ArrowDown");
  await where.press("Enter");
  await expect(page).toHaveURL("/search?q=venues&location=ljubljana-si");
  await expect(where).toHaveValue("Ljubljana");
});

test("pages go forwards and back by cursor, and nothing is shown twice", async ({ page }) => {
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

test("an empty result says what to try", async ({ page }) => {
  await page.goto("/search?q=zzzzqqqqxxxx");
  await expect(page.getByText("No vendors match all of this")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Venues/ })
    .click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

const chips = (page: Page) => page.getByRole("list", { name: "What you’re searching for" }).getByRole("link");
const status = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /vendors?$/ });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function search(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test("what is understood shows as chips, in the headline and in the filters, and can be removed piece by piece", async ({
  page,
  accessible,
}) => {
  await search(page, "/search?q=photographer+vienna");
  await expect(heading(page)).toHaveText("Photographers in Vienna");
  await expect(page).toHaveTitle(/^Photographers in Vienna · /);
  await expect(chips(page)).toHaveText(["Photographers", "Vienna"]);
  await expect(page.getByRole("checkbox", { name: /^Photographers/ })).toBeChecked();
  await expect(page.getByRole("group", { name: "Place" }).getByRole("checkbox", { name: /^Vienna/ })).toBeChecked();
  await accessible(page);

  // By keyboard: after removing one, the focus is on the next, and after the last on the headline.
  await chips(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Photographers");
  await expect(page).toHaveURL(/\/search\?q=photographer$/);
  await expect(page.getByRole("link", { name: "Remove Photographers" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Wedding vendors");
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(chips(page)).toHaveText(["Photographers", "Vienna"]);
});

test("changing a filter replaces what the words said about it", async ({ page }) => {
  await search(page, "/search?q=photographer+vienna");
  await page.getByRole("checkbox", { name: /^Venues/ }).check();
  await expect(page).toHaveURL("/search?q=vienna&category=venues,photographers");
  await expect(chips(page)).toHaveText(["Photographers", "Venues", "Vienna"]);
  await page
    .getByRole("group", { name: "Place" })
    .getByRole("checkbox", { name: /^Vienna/ })
    .uncheck();
  await expect(page).toHaveURL("/search?category=venues,photographers");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/search");
  await expect(chips(page)).toHaveCount(0);
});

test("the exact words can be searched for instead, and the way back is offered", async ({ page }) => {
  await search(page, "/search?q=photographer+vienna");
  await page.getByRole("link", { name: "Search for these exact words instead" }).click();
  await expect(page).toHaveURL(/verbatim=true/);
  await expect(heading(page)).toHaveText("“photographer vienna”");
  await expect(chips(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Search for what they mean instead" }).click();
  await expect(heading(page)).toHaveText("Photographers in Vienna");
});

test("a misspelling is corrected, and the page says so", async ({ page }) => {
  await search(page, "/search?q=ballruum");
  await expect(page.getByText("Showing results for Ballroom.")).toBeVisible();
  await expect(heading(page)).toHaveText("Venues: Ballroom");
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("link", { name: "Search for “ballruum” instead" }).click();
  await expect(heading(page)).toHaveText("“ballruum”");
  await expect(status(page)).toHaveText("0 vendors");
});

test("a word that is too far from any other is only asked about", async ({ page }) => {
  await search(page, "/search?q=figexwors");
  await expect(status(page)).toHaveText("0 vendors");
  await page
    .getByText(/^Did you mean/)
    .getByRole("link", { name: "Fireworks" })
    .click();
  await expect(page).toHaveURL("/search?q=Fireworks");
  await expect(cards(page).first()).toBeVisible();
});

test("a misspelt place is corrected, and the page says so", async ({ page }) => {
  await search(page, "/search?where=Veinna");
  await expect(page.getByText("Showing Vienna for “Veinna”.")).toBeVisible();
  await expect(heading(page)).toHaveText("Wedding vendors in Vienna");
});

test("few results are widened by distance, and the page says so", async ({ page }) => {
  await search(page, "/search?category=photographers&location=ljubljana-si");
  const near = page
    .getByText(/^Also near Ljubljana: /)
    .getByRole("link")
    .first();
  const [, place, count] = /^(.+) \(\d+ km, (\d+)\)$/.exec(await near.innerText())!;
  await expect(page.getByRole("heading", { name: new RegExp(`^Near Ljubljana: ${place} `) })).toBeVisible();
  await near.click();
  await expect(heading(page)).toHaveText(`Photographers in ${place}`);
  await expect(status(page)).toHaveText(new RegExp(`^${count} vendors?$`));
});

for (const place of ["Bath", "Lyon", "Cork", "Belfast"]) {
  test(`${place} is not mistaken for another place, and an empty page offers a way on`, async ({ page }) => {
    await search(page, `/search?where=${place}`);
    await expect(heading(page)).toHaveText(`Wedding vendors in ${place}`);
    await expect(status(page)).toHaveText("0 vendors");
    await expect(page.getByText("No vendors match all of this")).toBeVisible();
    await expect(page.getByRole("heading", { name: new RegExp(`^Near ${place}: .+ \\(\\d+ km\\)$`) })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: / km, \d+\)$/ })
      .first()
      .click();
    await expect(status(page)).not.toHaveText("0 vendors");
    await expect(cards(page).first()).toBeVisible();
  });
}

test("a country, and a city by its name in another language, are places", async ({ page }) => {
  await search(page, "/search");
  const where = page.getByRole("combobox", { name: "Where" });
  for (const [written, name] of [
    ["Italy", "Italy"],
    ["Wien", "Vienna"],
    ["Beč", "Vienna"],
  ] as const) {
    await where.fill(written);
    await where.press("Enter");
    await expect(page).toHaveURL(`/search?where=${encodeURIComponent(written)}`);
    await expect(heading(page)).toHaveText(`Wedding vendors in ${name}`);
    await expect(cards(page).first()).toBeVisible();
  }
  await search(page, "/search?location=it");
  await expect(heading(page)).toHaveText("Wedding vendors in Italy");
  await expect(chips(page)).toHaveText(["Italy"]);
});

test("an unknown place is reported rather than guessed", async ({ page }) => {
  await search(page, "/search?q=photographer&where=Qwertzuiopolis");
  await expect(
    page.getByText("We don’t know a place called “Qwertzuiopolis”, so these vendors are from everywhere."),
  ).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Where" })).toHaveValue("Qwertzuiopolis");
  await page.getByRole("link", { name: "Search everywhere" }).click();
  await expect(page).toHaveURL("/search?q=photographer");
});

test.describe("Enter on a suggestion does what it says", () => {
  const choose = async (page: Page, text: string, option: RegExp) => {
    const what = page.getByRole("combobox", { name: "What" });
    await what.fill(text);
    const wanted = page.getByRole("option", { name: option }).first();
    await expect(wanted).toBeVisible();
    for (let step = 0; step < 10 && (await wanted.getAttribute("aria-selected")) !== "true"; step++)
      await what.press("ArrowDown");
    await what.press("Enter");
  };

  test("it browses a category in the chosen place", async ({ page }) => {
    await search(page, "/search?location=vienna-at");
    await choose(page, "photogr", /^Photographers\s?\d+ vendors?$/);
    await expect(page).toHaveURL("/search?category=photographers&location=vienna-at");
    await expect(heading(page)).toHaveText("Photographers in Vienna");
  });

  test("it runs a search", async ({ page }) => {
    await search(page, "/");
    await choose(page, "photographer vien", /^Photographers in Vienna/);
    await expect(page).toHaveURL(/\/search\?q=photographer%20Vienna$/);
    await expect(heading(page)).toHaveText("Photographers in Vienna");
  });

  test("it searches in a place", async ({ page }) => {
    await search(page, "/search?category=venues");
    await choose(page, "lisb", /^Lisbon/);
    await expect(page).toHaveURL("/search?category=venues&location=lisbon-pt");
  });

  test("it opens a vendor's page", async ({ page }) => {
    await search(page, "/");
    await choose(page, "villa podro", /^Villa Podrožnik/);
    await expect(page).toHaveURL(/\/vendor\/detail\/vendordetail\//);
    await expect(heading(page)).toHaveText("Villa Podrožnik");
  });

  test("without a suggestion, it searches for what was typed", async ({ page }) => {
    await search(page, "/");
    const what = page.getByRole("combobox", { name: "What" });
    await what.fill("photographers");
    await expect(page.getByRole("option").first()).toBeVisible();
    await what.press("Enter");
    await expect(page).toHaveURL("/search?q=photographers");
    await expect(heading(page)).toHaveText("Photographers");
  });
});

test("every page's header has a search: a plain form at first, with suggestions once someone uses it", async ({
  page,
}) => {
  await search(page, "/terms");
  const bar = page.getByRole("banner");
  await bar.getByRole("searchbox", { name: "Search the site" }).focus();
  const box = bar.getByRole("combobox", { name: "Search the site" });
  await expect(box).toBeFocused();
  await page.keyboard.type("photographer vien");
  await expect(page.getByRole("option", { name: /^Photographers in Vienna/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=photographer%20vien");
  // There, the page has its own.
  await expect(bar.getByRole("search")).toHaveCount(0);
});

/** Holds back the suggestions' code on its way to the page; returns a function that lets it through. */
async function holdSuggestions(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/site-search-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test("the box with suggestions takes over what is written and selected in the plain field", async ({ page }) => {
  const letThrough = await holdSuggestions(page);
  await search(page, "/terms");
  const bar = page.getByRole("banner");
  await bar.getByRole("searchbox", { name: "Search the site" }).fill("photographer vienna");
  await page.keyboard.press("Home");
  for (let i = 0; i < "photographer".length; i++) await page.keyboard.press("Shift+ArrowRight");
  letThrough();
  await expect(bar.getByRole("combobox", { name: "Search the site" })).toBeFocused();
  await page.keyboard.type("florist");
  await expect(bar.getByRole("combobox")).toHaveValue("florist vienna");
});

test("a word being composed in the plain field is kept, and gets suggestions when it's complete", async ({ page }) => {
  const letThrough = await holdSuggestions(page);
  await search(page, "/terms");
  const bar = page.getByRole("banner");
  const arrived = page.waitForResponse(/assets\/site-search-/);
  await bar.getByRole("searchbox", { name: "Search the site" }).focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "photograph", selectionStart: 10, selectionEnd: 10 });
  letThrough();
  await (await arrived).finished();
  // By now the module has loaded and had its chance.
  await page.evaluate((url) => import(url), (await arrived).url());
  await expect(bar.getByRole("searchbox", { name: "Search the site" })).toBeFocused();
  await keyboard.send("Input.insertText", { text: "photographer" });
  const box = bar.getByRole("combobox", { name: "Search the site" });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("photographer");
  await page.keyboard.type(" vien");
  await expect(page.getByRole("option", { name: /^Photographers in Vienna/ })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the forms and the chips find the same", async ({ page }) => {
    await page.goto("/terms");
    await page.getByRole("banner").getByRole("searchbox").fill("photographer vienna");
    await page.getByRole("banner").getByRole("searchbox").press("Enter");
    await expect(heading(page)).toHaveText("Photographers in Vienna");
    await page.getByRole("link", { name: "Remove Vienna" }).click();
    await expect(heading(page)).toHaveText("Photographers");
    await page.getByRole("combobox", { name: "Where" }).fill("Wien");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await expect(heading(page)).toHaveText("Photographers in Vienna");
    // What the boxes say, the text no longer does: a box that has been cleared stays cleared.
    await page
      .getByRole("group", { name: "Category" })
      .getByRole("checkbox", { name: /^Photographers/ })
      .uncheck();
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(heading(page)).toHaveText("Wedding vendors in Vienna");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a magnifier opens the search, and the first result is in the first screen", async ({ page, accessible }) => {
    await search(page, "/terms");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
    await expect(page).toHaveURL("/search/searchbanner");
    await page.getByRole("combobox", { name: "What" }).fill("photographer vienna");
    await page.getByRole("combobox", { name: "What" }).press("Enter");
    await expect(heading(page)).toHaveText("Photographers in Vienna");
    await expect(chips(page)).toHaveText(["Photographers", "Vienna"]);
    const card = (await cards(page).first().boundingBox())!;
    expect(card.y).toBeLessThan(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await accessible(page);
    await page.getByRole("link", { name: "Remove Vienna" }).tap();
    await expect(heading(page)).toHaveText("Photographers");
  });
});

test("a result that can't be loaded says so, lets people go back, and opens as soon as it can be", async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await page.goto("/search?q=villa");
  await hydrated(page);
  // Had the last of this page's parts not come by then, the page would be reloaded for it later.
  await loaded(page, "offline", "explain-link");
  // What a new document would not know.
  await page.evaluate(() => (document.body.dataset["same"] = "yes"));
  const results = heading(page);
  const title = await results.innerText();
  const first = page.getByRole("article").first().getByRole("link").first();
  const name = await first.innerText();

  await context.setOffline(true);
  await first.click();
  await expect(heading(page)).toHaveText("You’re offline");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/vendordetail/);
  await page.goBack();
  await expect(results).toHaveText(title);
  await page.goForward();
  await expect(heading(page)).toHaveText("You’re offline");
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole("main")).toBeFocused();

  await page.goBack();
  await context.route("**/api/**", (route) => route.abort());
  await page.getByRole("article").nth(1).getByRole("link").first().click();
  await expect(heading(page)).toHaveText("We can’t reach the site");
  await context.unroute("**/api/**");
  await expect(page.getByRole("link", { name: "Write a review" })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
});
