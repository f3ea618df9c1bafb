// The same site for people without script, with the keyboard only, on a phone, or with storage that fails.
import { demoAdminSecret, demoPassword } from "../apps/api/src/demo/accounts.ts";
import { codeAt } from "../apps/api/src/security/second-step.ts";
import { expect, test } from "./journey.ts";
import {
  account,
  enterCode,
  heading,
  hydrated,
  logIn,
  logOut,
  member,
  openVendor,
  pressPublishAsGuest,
  vendorNamed,
  writeReview,
} from "./steps.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything public can be read, searched and filtered", async ({ page }) => {
    await page.goto("/");
    const splash = page.locator('[data-slot="splash-typer"]');
    await expect(splash).toHaveCount(1);
    await expect(splash).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("combobox", { name: "What" }).fill("podroznik");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("link", { name: "Villa Podrožnik" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Villa Podrožnik");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto("/search?category=venues&category=cakes");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto("/categories");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Venues/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText("Venues");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page
      .getByRole("link", { name: /Ljubljana/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText("Venues in Ljubljana");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto("/how-we-rank");
    await expect(page.getByRole("row")).not.toHaveCount(0);
  });

  test("vendors are compared, and the code of a badge can be copied by hand", async ({ page }) => {
    const ids = [await vendorNamed(page, "Villa Podrožnik"), await vendorNamed(page, "Sladka Hiša")];
    await page.goto(`/favourites/compare?ids=${ids.join(",")}`);
    await expect(page.getByRole("table", { name: "2 vendors side by side" })).toBeVisible();
    await page.getByRole("link", { name: "Remove Sladka Hiša" }).click();
    await expect(page.getByRole("table", { name: "1 vendor side by side" })).toBeVisible();
    await page.goto(`/badge/${ids[0]}`);
    await expect(page.getByRole("code").first()).toContainText(`/api/vendors/${ids[0]}/badge.svg`);
    await expect(page.getByRole("button", { name: "Copy the code" })).toHaveCount(0);
    const badge = page.getByRole("img", { name: /^Reviews of Villa Podrožnik/ }).first();
    await expect.poll(() => badge.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  test("what can only be done with script says so", async ({ page }) => {
    const id = await vendorNamed(page, "Villa Podrožnik");
    for (const path of [
      "/vendor/addvendor",
      "/vendor",
      `/edit/vendordetail/${id}`,
      `/remove-listing/${id}`,
      "/removal-request",
      "/notice",
      `/review/${id}`,
      "/user/profile",
      "/favourites/shared",
      "/join-team",
      "/join-partner",
    ]) {
      await page.goto(path);
      await expect(
        page
          .getByRole("main")
          .getByText(/needs JavaScript/)
          .first(),
        path,
      ).toBeVisible();
    }
  });
});

test("with the keyboard only: skip link, search, vendor, stars", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/Skip/);
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "What" }).focus();
  await page.keyboard.type("Villa Podrožnik");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole("main").getByRole("link", { name: "Villa Podrožnik" }).first().focus();
  await page.keyboard.press("Enter");
  // The page's own; a bar has another one as long as this is out of sight.
  await page.getByRole("link", { name: "Write a review" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1 }).or(page.getByRole("heading", { name: "How was it, really?" })),
  ).toBeVisible();
  const rating = page.getByRole("group", { name: "Your rating" });
  await rating.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(rating.getByRole("radio").nth(2)).toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens and closes, the filters are a dialog, and a review can be written", async ({
    page,
    accessible,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: /menu/i }).tap();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link", { name: "Categories" })).toBeVisible();
    await accessible(page);
    await menu.getByRole("link", { name: "Categories" }).tap();
    await expect(page).toHaveURL(/\/categories/);
    await expect(menu).toBeHidden();

    await page.goto("/search");
    await hydrated(page);
    await page.getByRole("button", { name: /Filter/ }).tap();
    const filters = page.getByRole("dialog");
    await filters.getByRole("checkbox", { name: /^Cakes/ }).check();
    await filters.getByRole("button", { name: /^Show/ }).tap();
    await expect(page).toHaveURL(/category=cakes/);

    await openVendor(page, await vendorNamed(page, "Sladka Hiša"));
    await page.getByRole("link", { name: "Write a review" }).tap();
    await writeReview(page, {
      stars: 5,
      title: "",
      words: "Written with one thumb, on a bus, somewhere in the hills.",
    });
  });
});

test.describe("storage", () => {
  for (const [name, script] of [
    [
      "throws",
      `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })`,
    ],
    ["is full", `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`],
    [
      "is corrupt",
      // Whatever key the site asks for: a list of keys would miss the next one.
      `const { getItem } = Storage.prototype; Storage.prototype.getItem = function (key) { return getItem.call(this, key) ?? (key.startsWith("troth.") ? "{{{" : null); }`,
    ],
  ] as const) {
    test(`fault 17: a storage that ${name} leaves a usable page, on which a review is published`, async ({
      page,
      inbox,
    }) => {
      await page.addInitScript(script);
      await page.goto("/");
      await hydrated(page);
      await page
        .getByRole("main")
        .getByRole("link", { name: /All 24 categories/ })
        .click();
      await expect(page).toHaveURL(/\/categories/);
      const person = await account(inbox);
      await openVendor(page, await vendorNamed(page, "Konditorei Kernbeiß"));
      await page.getByRole("link", { name: "Write a review" }).click();
      await writeReview(page, { stars: 4, title: "", words: "Nothing can be kept here, and still the words arrive." });
      await pressPublishAsGuest(page);
      await page.getByRole("dialog").getByRole("link", { name: "Log In" }).click();
      await logIn(page, person);
      await expect(page).toHaveURL(/\/successreview/);
    });
  }
});

test("fault 18: logging out in one tab locks the other within a second", async ({ page, context, inbox }) => {
  const person = await member(page, inbox);
  await page.goto("/");
  await hydrated(page);
  const other = await context.newPage();
  await other.goto("/categories");
  await hydrated(other);
  await expect(other.getByRole("banner").getByRole("button", { name: /Nika Horvat/ })).toBeVisible();
  // By the page's own clock: on a busy machine, asking it takes longer.
  const locked = other.evaluate(
    () =>
      new Promise<number>((tell) => {
        const look = () => document.querySelector("header")!.innerText.includes("Log In") && tell(Date.now());
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await logOut(page);
  const loggedOut = Date.now();
  expect((await locked) - loggedOut).toBeLessThan(1_000);
  await expect(other.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  const kept = await other.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(person.email);
});

test("an admin is taken to the dashboard and sees neither Categories nor Favourites", async ({
  page,
  expectErrors,
}) => {
  // The password alone is answered with 401.
  expectErrors(/401/);
  await page.goto("/login");
  await hydrated(page);
  await logIn(page, { email: "admin@demo.example", password: demoPassword });
  await enterCode(page, codeAt(demoAdminSecret, Date.now()));
  await expect(page).toHaveURL(/\/dashboard\?seleted=dash&tab=pending-vendor/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Categories" })).toHaveCount(0);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Mira Novak/ })
    .click();
  await expect(page.getByRole("menuitem", { name: "Favourites" })).toHaveCount(0);
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard/);
});

test("the splash covers the server's page and is gone after five seconds, even if no script of ours arrives", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|Failed to (?:load|fetch)/);
  // The state at first paint: checked as soon as it is in the document.
  await page.addInitScript(`new MutationObserver((_, observer) => {
    const splash = document.querySelector('[data-slot="splash-typer"]');
    if (!splash) return;
    observer.disconnect();
    window.splashAtFirst = getComputedStyle(splash).visibility;
  }).observe(document, { childList: true, subtree: true })`);
  const atFirst = () => page.evaluate<string>("splashAtFirst");
  await page.route("**/assets/*.js", (route) => route.abort());
  // It may be gone by the time that everything has loaded.
  await page.goto("/", { waitUntil: "commit" });
  const splash = page.locator('[data-slot="splash-typer"]');
  await expect(splash).toBeVisible();
  await expect(splash).toContainText(/^T|^t|^r|^o|^h/);
  expect(await atFirst()).toBe("visible");
  await expect(splash).toBeHidden({ timeout: 7_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // The tab's next load starts without it, and shows it only if it takes long.
  await page.goto("/categories", { waitUntil: "commit" });
  await expect.poll(atFirst).toBe("hidden");
  await expect(splash).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.goto("/");
  await hydrated(page);
  expect(await atFirst()).toBe("hidden");
});
