import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import {
  account,
  forEachViewport,
  hydrated,
  logIn,
  logInByRequest,
  nothingCoversTheFocus,
  openVendor,
  routeOnce,
  takenOver,
  vendorNamed,
} from "./steps.ts";

test("reviews are filtered by stars through a link, and the back button shows them all again", async ({
  page,
  accessible,
}) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  await openVendor(page, id);
  const reviews = page.getByRole("region", { name: "What couples say" });
  const cards = reviews.getByRole("article");
  const all = await cards.count();

  const bar = page.getByRole("link", { name: /^4 stars: \d+ reviews/ });
  const filtered = reviews.getByText(/^\d+ reviews? with four stars/);
  await bar.click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(filtered).toBeVisible();
  await expect(reviews.getByRole("img", { name: /^4 out of 5/ })).toHaveCount(await cards.count());
  await accessible(page);

  await page.goBack();
  await expect(page).not.toHaveURL(/stars=/);
  await expect(filtered).toHaveCount(0);
  await expect(cards).toHaveCount(all);

  // Someone who opens the link from elsewhere sees the same, and can show all reviews.
  await page.goto(`/vendor/detail/vendordetail/${id}?stars=4`);
  await hydrated(page);
  await expect(filtered).toBeVisible();
  await reviews.getByRole("link", { name: "All reviews" }).click();
  await expect(page).not.toHaveURL(/stars=/);
  await expect(cards).toHaveCount(all);
});

test("reviews are found by bar, order, language and words together, and the back button undoes each choice", async ({
  page,
  accessible,
}) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  await openVendor(page, id);
  const reviews = page.getByRole("region", { name: "What couples say" });
  const cards = reviews.getByRole("article");
  const status = reviews.getByRole("status");
  const order = reviews.getByRole("combobox", { name: "Sort reviews by" });
  await takenOver(order);
  await order.selectOption("Most helpful");
  await expect(page).toHaveURL(/sort=helpful/);
  await expect(cards.first()).toContainText("Nobody noticed the rain");
  await page.getByRole("link", { name: /^5 stars: \d+ reviews/ }).click();
  await expect(status).toContainText("with five stars");
  await expect(page.getByRole("link", { name: /^5 stars/ }).and(page.locator("[aria-current=true]"))).toBeFocused();
  await reviews.getByRole("link", { name: /^English/ }).click();
  await expect(status).toContainText("with five stars, in English");
  await reviews.getByRole("searchbox").fill("umbrella raining");
  await page.keyboard.press("Enter");
  await expect(reviews.getByRole("heading", { name: "No review matches" })).toBeVisible();
  await expect(reviews.getByRole("searchbox")).toBeFocused();
  await accessible(page);
  await reviews.getByRole("searchbox").fill("rains");
  await page.keyboard.press("Enter");
  await expect(status).toContainText("mentioning “rains”");
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/sort=helpful/);
  await forEachViewport(page, () => accessible(page));

  // On the last of them, a phone, the filters are folded.
  await reviews.getByRole("button", { name: /^Filters/ }).click();
  await page.goBack();
  await page.goBack();
  await expect(reviews.getByRole("searchbox")).toHaveValue("");
  await expect(status).toContainText("with five stars, in English");
  await reviews
    .getByRole("link", { name: /^English/ })
    .and(page.locator("[aria-current=true]"))
    .click();
  await expect(status).not.toContainText("in English");
  await reviews.getByRole("link", { name: "All reviews" }).click();
  await expect(page).toHaveURL(/\?sort=helpful#reviews$/);
  await expect(status).toHaveText("");
  // The link is gone, and the focus didn't go with it.
  await expect(reviews.getByRole("group", { name: "Find reviews" })).toBeFocused();

  const years = page.getByRole("region", { name: "Year by year" });
  const asTable = years.getByRole("button", { name: "Show as a table" });
  await takenOver(asTable);
  await asTable.click();
  await expect(years.getByRole("row", { name: /^20\d\d/ }).first()).toBeVisible();
  await accessible(page);
});

test("a guest who finds a review helpful is asked to log in, and their vote then counts once, here and elsewhere", async ({
  page,
  browser,
  inbox,
}) => {
  const person = await account(inbox);
  const id = await vendorNamed(page, "Villa Podrožnik");
  await openVendor(page, id);
  const reviews = page.getByRole("region", { name: "What couples say" });
  const more = reviews.getByRole("link", { name: "Show more reviews" });
  await takenOver(more);
  await more.click();
  const last = reviews.getByRole("article").last();
  // Others write reviews of it meanwhile.
  await expect.poll(() => reviews.getByRole("article").count()).toBeGreaterThan(10);
  const author = (await last.getByRole("heading").innerText()).trim();
  await last.getByRole("button", { name: /^Helpful/ }).click();
  const question = page.getByRole("dialog", { name: "Log in to mark it as helpful" });
  await question.getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(page.getByText("Thanks, your vote counts", { exact: true })).toBeVisible();
  const vote = (on: Page) =>
    on
      .getByRole("article", { name: author })
      .last()
      .getByRole("button", { name: /^Helpful/ });
  await expect(vote(page)).toHaveAttribute("aria-pressed", "true");
  const counted = await vote(page).innerText();

  const elsewhere = await (await browser.newContext()).newPage();
  await logInByRequest(elsewhere, person);
  await openVendor(elsewhere, id);
  await takenOver(elsewhere.getByRole("link", { name: "Show more reviews" }));
  await elsewhere.getByRole("link", { name: "Show more reviews" }).click();
  await expect(vote(elsewhere)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => vote(elsewhere).innerText()).toBe(counted);
  await vote(elsewhere).click();
  await expect(vote(elsewhere)).toHaveAttribute("aria-pressed", "false");
  await elsewhere.reload();
  await expect(vote(elsewhere)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => vote(elsewhere).innerText()).not.toBe(counted);
  await elsewhere.context().close();
});

test("Back closes a photo and stays on the page, Forward opens it again, and closing it leaves nothing to go back through", async ({
  page,
}) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  await page.goto("/review-guidelines");
  // Pressed before the code of the photos has come.
  await routeOnce(page, "**/assets/lazy-parts-*", async (route) => {
    await page.getByRole("button", { name: /^Picture 2 of 5/ }).click();
    await route.fallback();
  });
  await page.goto(`/vendor/detail/vendordetail/${id}`);
  const photos = page.getByRole("list", { name: "Photos of Villa Podrožnik" });
  const viewer = page.getByRole("dialog", { name: "Photos of Villa Podrožnik" });
  const second = photos.getByRole("button", { name: /^Picture 2 of 5/ });
  await expect(viewer.getByRole("status")).toHaveText("2 of 5");

  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.goForward();
  await expect(viewer.getByRole("status")).toHaveText("2 of 5");
  await page.reload();
  await expect(viewer.getByRole("status")).toHaveText("2 of 5");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close" }).click(),
  ]) {
    await expect(viewer).toBeVisible();
    await close();
    await expect(viewer).toHaveCount(0);
    await second.click();
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status")).toHaveText("4 of 5");
  // Twice: people press it again while it closes.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(second).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/review-guidelines$/);
});

test("a vendor that is opened from the search comes with its photos, so that nothing is pushed down", async ({
  page,
}) => {
  // Their code takes longer than all else.
  await routeOnce(page, "**/assets/lazy-parts-*", async (route) => {
    await new Promise((later) => setTimeout(later, 3_000));
    await route.fallback();
  });
  await page.goto("/search?q=Villa+Podrožnik");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Villa Podrožnik" }).first().click();
  const title = page.getByRole("heading", { level: 1, name: "Villa Podrožnik", exact: true });
  await title.waitFor();
  const top = async () => (await title.boundingBox())!.y;
  const first = await top();
  await takenOver(page.getByRole("list", { name: "Photos of Villa Podrožnik" }));
  expect(await top()).toBe(first);
});

test("on a phone the filters of reviews are behind a button, wrap instead of being cut off, and those chosen are counted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openVendor(page, await vendorNamed(page, "Villa Podrožnik"));
  const reviews = page.getByRole("region", { name: "What couples say" });
  const english = reviews.getByRole("link", { name: /^English/ });
  await expect(english).toBeHidden();
  await reviews.getByRole("button", { name: "Filters" }).click();
  await expect(english).toBeVisible();
  for (const link of await reviews.getByRole("group", { name: "Find reviews" }).getByRole("link").all()) {
    const { x, width } = (await link.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await english.click();
  await expect(reviews.getByRole("button", { name: "Filters (1)", expanded: true })).toBeVisible();
  await expect(reviews.getByRole("status")).toContainText("in English");
  // Whoever opens the link sees what is chosen.
  await page.reload();
  await expect(english).toBeVisible();
});

test("more reviews load in place, the focus goes to the first of them, and coming back finds all of them", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|Failed to load resource/);
  // No other journey reviews it.
  await openVendor(page, await vendorNamed(page, "Haveli Gulmohar Bagh"));
  const reviews = page.getByRole("region", { name: "What couples say" });
  const cards = reviews.getByRole("article");
  await expect(cards).toHaveCount(10);
  const more = reviews.getByRole("link", { name: "Show more reviews" });

  await takenOver(more);
  // Reviews that could not be loaded can be asked for again.
  await page.route(/\/reviews\?.*cursor=/, (route) => route.abort());
  await more.click();
  await expect(reviews.getByRole("alert")).toContainText("couldn’t load");
  await page.unroute(/\/reviews\?.*cursor=/);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(cards).not.toHaveCount(10);
  await expect(more).toHaveCount(0);
  const all = await cards.count();
  await expect(
    reviews
      .getByRole("listitem")
      .filter({ has: page.getByRole("article") })
      .nth(10),
  ).toBeFocused();

  // Cards are as tall as they will be once the code of their buttons has loaded.
  await expect(cards.getByRole("button", { name: /^Helpful/ })).toHaveCount(all);
  await cards.last().scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  await page.reload();
  await hydrated(page);
  await expect(cards).toHaveCount(all);
  // On a busy machine it is further down: what arrives above pushes it there.
  await expect.poll(scrolled).toBeGreaterThanOrEqual(before);

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacy/);
  await page.goBack();
  await expect(cards).toHaveCount(all);
});

test("name and actions stay within reach while reading on, and cover nothing that takes the focus", async ({
  page,
}) => {
  await openVendor(page, await vendorNamed(page, "Villa Podrožnik"));
  const bar = page.getByRole("region", { name: "Villa Podrožnik", exact: true });
  await expect(bar).toHaveCount(0);
  const lastReview = page.getByRole("region", { name: "What couples say" }).getByRole("article").last();
  await lastReview.scrollIntoViewIfNeeded();
  await expect(bar.getByRole("button", { name: "Save Villa Podrožnik" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Contact" })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).focus();
  await expect(page.getByRole("link", { name: "Call" })).toBeInViewport();
  await nothingCoversTheFocus(page, "Shift+Tab");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("more reviews are a link to the next page, and the end of the page links to similar vendors", async ({
    page,
  }) => {
    const id = await vendorNamed(page, "Villa Podrožnik");
    await page.goto(`/vendor/detail/vendordetail/${id}?sort=highest`);
    await expect(page.getByRole("region", { name: "More venues in Vienna" }).getByRole("article")).toHaveCount(4);
    await expect(page.getByRole("link", { name: "All in Vienna" })).toHaveAttribute(
      "href",
      "/categories/venues/vienna-at",
    );
    const cards = page.getByRole("region", { name: "What couples say" }).getByRole("article");
    const first = await cards.first().innerText();
    await expect(cards).toHaveCount(10);
    await page.getByRole("link", { name: "Show more reviews" }).click();
    await expect(page).toHaveURL(/sort=highest&cursor=.+#reviews$/);
    await expect(cards).not.toHaveCount(10);
    await expect(cards.first()).not.toHaveText(first);
  });

  test("reviews are sorted, filtered and searched by forms and links, which keep each other's choices", async ({
    page,
  }) => {
    await page.goto(`/vendor/detail/vendordetail/${await vendorNamed(page, "Villa Podrožnik")}`);
    const reviews = page.getByRole("region", { name: "What couples say" });
    await expect(reviews.getByText(/people found this helpful/).first()).toBeVisible();
    await reviews.getByRole("link", { name: /^English/ }).click();
    await reviews.getByRole("searchbox").fill("rain");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/language=en&q=rain#reviews$/);
    await reviews.getByRole("combobox", { name: "Sort reviews by" }).selectOption("Most helpful");
    await reviews.getByRole("button", { name: "Sort" }).click();
    await expect(page).toHaveURL(/language=en&q=rain&sort=helpful#reviews$/);
    await expect(reviews.getByText(/in English, mentioning “rain”/)).toBeVisible();
    await expect(reviews.getByRole("article").first()).toContainText("Nobody noticed the rain");
    await reviews.getByRole("link", { name: "All reviews" }).click();
    await expect(reviews.getByRole("article")).toHaveCount(10);
  });
});

test("a vendor can be shared and printed, and is found again on this device without telling the server", async ({
  page,
  context,
  accessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await vendorNamed(page, "Villa Podrožnik");
  await openVendor(page, id);
  const map = page.getByRole("link", { name: "Open in maps" });
  await expect(map).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/vendor/detail/vendordetail/${id}`);

  await page.getByText("How these reviews were handled").click();
  await expect(page.getByText("Reviews received")).toBeVisible();
  await accessible(page);

  // On paper there are no bars or buttons, and the week is open.
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const gone of [page.getByRole("banner"), page.getByRole("button", { name: "Share" })])
    await expect(gone).toBeHidden();
  await expect(page.getByText(/^Saturday/)).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "Venues", exact: true }).first().click();
  await expect(page).toHaveURL("/categories/venues");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await expect(viewed.getByRole("link", { name: "Villa Podrožnik" })).toBeVisible();
  expect(asked.filter((url) => url.includes(`/api/vendors/${id}`))).toEqual([]);
  await viewed.getByRole("switch", { name: "Keep a list" }).click();
  await expect(viewed.getByText("Nothing is kept.")).toBeVisible();
  await openVendor(page, id);
  await page.goto("/");
  await hydrated(page);
  await expect(viewed).toBeHidden();
});
