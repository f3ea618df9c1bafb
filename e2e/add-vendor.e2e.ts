import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { anAddress, expect, test } from "./journey.ts";
import { createLine, type Line } from "./line.ts";
import { account, bearerOn, heading, hydrated, logIn, logInByRequest, member, summary, tabTo } from "./steps.ts";

const photo = (name: string) => fileURLToPath(new URL(`../packages/ui/src/story-pictures/${name}`, import.meta.url));

/** Photos are decoded one at a time, whoever sends them. */
const uploading = { timeout: 60_000 };

const next = (page: Page, step: string) => page.getByRole("button", { name: `Next: ${step}` }).click();

/** Types into a combobox and takes the first thing it offers. */
async function pick(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(text);
  await page.getByRole("option", { name: option }).first().click();
  await page.keyboard.press("Escape");
}

async function fillBasics(page: Page, name: string, category: [text: string, option: RegExp]): Promise<void> {
  await page.goto("/vendor/addvendor");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await pick(page, "Categories", ...category);
  await next(page, "Contact");
  await expect(heading(page)).toContainText("Where can couples find the business?");
}

/** What the server has of the listings of whoever is logged in on this page. */
async function listingsOn(page: Page) {
  const headers = await bearerOn(page);
  const answer = await page.request.get("/api/users/me/vendors", { headers });
  const { items } = (await answer.json()) as { items: { status: string; vendor: { id: string; name: string } }[] };
  const { id } = items[0]!.vendor;
  const listing = await (await page.request.get(`/api/vendors/${id}/listing`, { headers })).json();
  return { items, photos: (listing as { vendor: { photos: { alt: string }[] } }).vendor.photos };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a guest adds a vendor: it survives a reload and a dead network, asks to log in at the end, and is added once", async ({
    page,
    context,
    inbox,
    accessible,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    const person = await account(inbox);
    const name = `Lipa in med ${person.email.slice(5, 13)}`;

    await page.goto("/");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Add a vendor" }).click();
    await next(page, "Contact");
    await expect(page.getByText("Choose at least one category")).toBeVisible();
    await accessible(page);
    await fillBasics(page, name, ["videographer", /Video|Film/]);

    // The town is finished by key, and becomes its place.
    const address = page.getByRole("combobox", { name: "Address" });
    await address.fill("Trubarjeva cesta 40, 1000 Ljublj");
    await expect(page.getByRole("option", { name: /Ljubljana/ })).toBeVisible();
    await accessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(address).toHaveValue("Trubarjeva cesta 40, 1000 Ljubljana");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Add Ljubljana" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Ljubljana is now one of its places.")).toBeVisible();
    await expect(address).toBeFocused();
    await page.getByRole("textbox", { name: "Phone" }).fill("01 555 01 77");
    await page.getByRole("textbox", { name: "Instagram username" }).fill("https://instagram.com/lipainmed/");
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("+386 1 555 01 77");
    await accessible(page);
    await next(page, "Hours");
    await page.getByRole("combobox", { name: "Tuesday: open or closed" }).selectOption({ label: "Open" });
    await accessible(page);
    await next(page, "Photos");

    await page.locator("input[type=file]").setInputFiles([photo("cake.webp"), photo("table.webp")]);
    await page.getByRole("textbox", { name: "What cake.webp shows" }).fill("Three tiers");
    await page.getByRole("button", { name: "Make cover (table.webp)" }).press("Enter");
    await expect(page.getByText("Draft saved on this device")).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(page.getByRole("img", { name: "Three tiers" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Photos" }).getByRole("img").first()).toHaveAccessibleName(
      "table.webp",
    );

    await next(page, "Check");
    await accessible(page);
    // The browser's own buttons go a step back and forth as well.
    await page.goBack();
    await expect(page.getByRole("img", { name: "Three tiers" })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toContainText("When is it open?");
    await page.reload();
    await expect(heading(page)).toContainText("When is it open?");
    await page.goForward();
    await page.goForward();
    await expect(heading(page)).toContainText("Is that right?");
    await page.getByRole("button", { name: "See its page" }).click();
    await expect(page).toHaveURL(/\/vendor$/);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await accessible(page);
    await page.goBack();
    await expect(heading(page)).toContainText("Is that right?");
    await page.goForward();
    await page.getByRole("button", { name: "Submit" }).click();

    // The network dies in the middle of the first photo.
    let isDead = true;
    await page.route("**/api/photos", (route) => (isDead ? route.abort() : route.continue()));
    await page.getByRole("dialog", { name: "Log in to continue" }).getByRole("link", { name: "Log In" }).click();
    await logIn(page, person);
    // No redirect: the flow continues where it was.
    await expect(page).toHaveURL(/\/vendor$/);
    await expect(page.getByText("It couldn’t be submitted yet")).toBeVisible();
    await expect(page.getByText("Your draft is safe on this device.")).toBeVisible();
    isDead = false;
    // It continues by itself.
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/vendor\/successvendor/);
    await expect(page.getByText(`${name} is waiting for approval.`)).toBeVisible();
    await accessible(page);

    const { items, photos } = await listingsOn(page);
    expect(items.map(({ status, vendor }) => [status, vendor.name])).toEqual([["pending", name]]);
    expect(photos.map(({ alt }) => alt)).toEqual(["", "Three tiers"]);
    // Nothing of it is left for the next one.
    await page.getByRole("link", { name: "Add another vendor" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await page.goto("/vendor");
    await expect(heading(page)).toHaveText("There’s nothing to check yet");
  });
});

test("someone who adds a vendor that is already listed is shown it, is asked whether the draft is still needed, and claims it instead", async ({
  page,
  inbox,
  accessible,
}) => {
  await fillBasics(page, "Villa Podroznik", ["venue", /Venues/]);
  await page.keyboard.press("Tab");
  await pick(page, "Places", "ljublj", /Ljubljana/);
  await page.getByRole("textbox", { name: "Website" }).fill("javascript:alert(1)");
  await next(page, "Hours");
  await expect(page.getByText("Enter a web address, such as thegreenhouse.example")).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Website" }).fill("");
  for (const step of ["Hours", "Photos", "Check"]) await next(page, step);
  await page.getByRole("button", { name: "See its page" }).click();
  const question = page.getByRole("region", { name: /Is it (one of these|this one)\?/ });
  await expect(question.getByRole("link", { name: "Villa Podrožnik", exact: true })).toBeVisible();
  // First the question, then the button.
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0);
  await accessible(page);
  await question.getByRole("button", { name: /it’s new/ }).click();
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  await expect(question).toHaveCount(0);

  // Another name is another question.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("troth.vendor-details") ?? "{}") as object;
    localStorage.setItem("troth.vendor-details", JSON.stringify({ ...kept, notThese: [] }));
  });
  await page.reload();
  const discard = page.getByRole("alertdialog", { name: "Discard your draft?" });
  await question.getByRole("button", { name: "Yes, this is it (Villa Podrožnik)" }).click();
  await accessible(page);
  await discard.getByRole("button", { name: "Keep it" }).click();
  await expect(page).toHaveURL(/\/vendor\/detail\/vendordetail\/[\w-]+$/);
  // The address changes before the page does, which the dialog goes with.
  await expect(heading(page)).toHaveText("Villa Podrožnik");

  await member(page, inbox);
  await page.goto("/vendor");
  await expect.poll(async () => (await draftOf(page))?.name).toBe("Villa Podroznik");
  await question.getByRole("button", { name: "Claim it (Villa Podrožnik)" }).click();
  await discard.getByRole("button", { name: "Discard it" }).click();
  const claim = page.getByRole("dialog", { name: "Claim Villa Podrožnik" });
  await claim.getByRole("radio", { name: "I run it" }).check();
  await claim.getByLabel("How can we tell?").fill("I answer the phone here on weekdays: ring and ask for me.");
  await claim.getByRole("button", { name: "Send the claim" }).click();
  await page.getByRole("link", { name: "See your claims" }).click();
  await expect(heading(page)).toHaveText("Your account");
  const claims = page.getByRole("region", { name: "Your claims" });
  await expect(claims.getByRole("link", { name: "Villa Podrožnik" })).toBeVisible();
  await expect(claims.getByText("Waiting for us", { exact: true })).toBeVisible();
  await expect.poll(() => draftOf(page)).toBeNull();
  await page.goto("/vendor");
  await expect(heading(page)).toHaveText("There’s nothing to check yet");
});

test("a photo that is removed in another tab while its page is open isn’t submitted from there", async ({
  page,
  context,
  inbox,
}) => {
  const person = await account(inbox);
  await fillBasics(page, `Na robu gozda ${person.email.slice(5, 13)}`, ["videographer", /Video|Film/]);
  await pick(page, "Places", "ljublj", /Ljubljana/);
  for (const step of ["Hours", "Photos"]) await next(page, step);
  await page.locator("input[type=file]").setInputFiles([photo("cake.webp"), photo("table.webp")]);
  await expect(page.getByText("Draft saved on this device")).toBeVisible();
  await next(page, "Check");
  await page.getByRole("button", { name: "See its page" }).click();
  await expect(page).toHaveURL(/\/vendor$/);
  const tab = await context.newPage();
  await tab.goto("/vendor/addvendor#photos");
  await tab.getByRole("button", { name: "Remove cake.webp" }).click();
  await expect(tab.getByRole("button", { name: "Remove cake.webp" })).toHaveCount(0);
  await tab.close();

  await page.getByRole("button", { name: "Submit" }).first().click();
  await page.getByRole("dialog", { name: "Log in to continue" }).getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/vendor\/successvendor/);
  expect((await listingsOn(page)).photos).toHaveLength(1);
});

test("what the server refuses is said at its field, and not again once that has been put right", async ({
  page,
  inbox,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const person = await member(page, inbox);
  await fillBasics(page, `Na robu gozda ${person.email.slice(5, 13)}`, ["videographer", /Video|Film/]);
  await pick(page, "Places", "ljublj", /Ljubljana/);
  const website = page.getByRole("textbox", { name: "Website" });
  await website.fill("https://gozd.example");
  for (const step of ["Hours", "Photos", "Check"]) await next(page, step);
  await page.getByRole("button", { name: "See its page" }).click();
  await page.route("**/api/vendors", async (route) => {
    const errors = [{ pointer: "/website", message: "There’s nothing at this address" }];
    const problem = { type: "/problems#invalid-body", title: "Please check this", status: 422, errors };
    await route.fulfill({ status: 422, contentType: "application/problem+json", body: JSON.stringify(problem) });
  });
  await page.getByRole("button", { name: "Submit" }).first().click();
  await expect(website).toHaveAccessibleDescription(/There’s nothing at this address/);
  await expect(website).toBeFocused();
  await website.fill("https://na-robu.example");
  await next(page, "Hours");
  await page.goBack();
  await expect(website).not.toHaveAttribute("aria-invalid");
  await page.reload();
  await expect(website).toHaveValue("https://na-robu.example");
  await expect(website).not.toHaveAttribute("aria-invalid");
  await page.unroute("**/api/vendors");
  for (const step of ["Hours", "Photos", "Check"]) await next(page, step);
  await page.getByRole("button", { name: "See its page" }).click();
  await page.getByRole("button", { name: "Submit" }).first().click();
  await expect(page).toHaveURL(/\/vendor\/successvendor$/);
  // Nor in the next one's form, which has nothing to send.
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toContainText("Which business would you like to add?");
  await expect(page.getByRole("textbox", { name: "Name" })).not.toHaveAttribute("aria-invalid");
});

test("photos that can’t be used are named: when they’re chosen, in the last step, and when the listing is submitted without them", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const person = await member(page, inbox);
  await fillBasics(page, `Na robu gozda ${person.email.slice(5, 13)}`, ["videographer", /Video|Film/]);
  await pick(page, "Places", "ljublj", /Ljubljana/);
  for (const step of ["Hours", "Photos"]) await next(page, step);
  const files = page.locator("input[type=file]");
  await files.setInputFiles([
    { name: "villa.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") },
    { name: "garden.heic", mimeType: "image/heic", buffer: Buffer.from("no photo") },
  ]);
  await expect(page.getByText("villa.jpg can’t be opened as a photo.")).toBeVisible();
  await expect(page.getByText("garden.heic is in Apple’s HEIC format")).toBeVisible();
  await accessible(page);

  // The browser can open the next one, but the server can't.
  await page.route("**/api/photos", async (route) => {
    const problem = { type: "/problems#unreadable-photo", title: "Unreadable", status: 422 };
    await route.fulfill({ status: 422, contentType: "application/problem+json", body: JSON.stringify(problem) });
  });
  await files.setInputFiles([photo("cake.webp")]);
  await expect(page.getByText(/We couldn’t read it as a photo/)).toBeVisible();
  await next(page, "Check");
  await expect(page.getByText("1 photo can’t be used")).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "See its page" }).click();
  await page.getByRole("button", { name: "Submit" }).first().click();
  const problem = page.getByRole("alert").filter({ hasText: "“cake.webp” can’t be used." });
  await expect(problem).toBeVisible();
  await accessible(page);
  await problem.getByRole("link", { name: "See the photos" }).click();
  await expect(heading(page)).toContainText("What does it look like?");
  await page.goBack();
  await page.getByRole("button", { name: "Submit" }).first().click();
  await problem.getByRole("button", { name: "Submit without it" }).click();
  await expect(page).toHaveURL(/\/vendor\/successvendor$/);
  expect((await listingsOn(page)).photos).toEqual([]);
});

test.describe("on a slow line", () => {
  const onLine = test.extend<{ line: Line }>({
    line: async ({}, use) => {
      const line = await createLine();
      await use(line);
      line.close();
    },
    // Browsers don't use a proxy for this machine unless they are told to.
    proxy: async ({ line }, use) => use({ server: line.proxy, bypass: "<-loopback>" }),
  });

  onLine(
    "each photo shows how far it has got, and continues by itself if the line is cut in the middle of it",
    async ({ page, line, inbox, expectErrors }) => {
      expectErrors(/ERR_/);
      const person = await member(page, inbox);
      await fillBasics(page, `Ob potoku ${person.email.slice(5, 13)}`, ["videographer", /Video|Film/]);
      await pick(page, "Places", "ljublj", /Ljubljana/);
      for (const step of ["Hours", "Photos"]) await next(page, step);

      const devTools = await page.context().newCDPSession(page);
      const emulate = (offline: boolean, uploadThroughput: number) =>
        devTools.send("Network.emulateNetworkConditions", {
          offline,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput,
        });
      await emulate(false, 100_000);
      const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
      const buffer = await sharp({ create: { width: 1000, height: 750, channels: 3, background: "grey", noise } })
        .jpeg({ quality: 90 })
        .toBuffer();
      const files = page.locator("input[type=file]");
      await files.setInputFiles({ name: "garden.jpg", mimeType: "image/jpeg", buffer });
      await files.setInputFiles(photo("cake.webp"));
      const photos = page.getByRole("group", { name: "Photos" }).getByRole("listitem");
      await expect(photos.nth(1)).toContainText("Waiting");
      await expect(photos.nth(0).getByRole("progressbar")).toHaveAccessibleName("Uploading garden.jpg");
      const sent = () =>
        photos.nth(0).evaluate((tile) => (tile.querySelector("progress") as HTMLProgressElement | null)?.value);
      await expect.poll(sent, { intervals: [100] }).toBeGreaterThan(0.6);
      line.cut();
      await emulate(true, 0);
      for (const each of [photos.nth(0), photos.nth(1)])
        await expect(each).toContainText("It will continue by itself once you’re back.");

      line.mend();
      await emulate(false, -1);
      await expect(page.getByText("2 of 2 uploaded")).toBeVisible(uploading);
      await expect.poll(async () => (await draftOf(page))?.photos).toHaveLength(2);
    },
  );
});

test("with the keyboard alone, someone adds a vendor with its photos in order, and sees its page, which no one else does", async ({
  page,
  browser,
  inbox,
  expectErrors,
}) => {
  expectErrors(/404/);
  const person = await member(page, inbox);
  const name = `Na griču ${person.email.slice(5, 13)}`;
  const main = page.getByRole("main");
  const press = async (name: string) => {
    const button = main.getByRole("button", { name, exact: true });
    await tabTo(page, button);
    // Not while it is still looking for listings like this one.
    await expect(button).toBeEnabled();
    await page.keyboard.press("Enter");
  };
  const choose = async (label: string, text: string, option: RegExp) => {
    await tabTo(page, page.getByRole("combobox", { name: label }));
    await page.keyboard.type(text);
    await expect(page.getByRole("option", { name: option }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  await page.goto("/vendor/addvendor");
  await hydrated(page);
  await tabTo(page, page.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type(name);
  await choose("Categories", "videographer", /Video|Film/);
  await press("Next: Contact");
  await choose("Places", "ljublj", /Ljubljana/);
  await press("Next: Hours");
  await press("Next: Photos");

  const chooser = page.waitForEvent("filechooser");
  await press("Choose photos");
  await (await chooser).setFiles(["cake.webp", "table.webp"].map(photo));
  for (const [file, words] of [
    ["cake.webp", "Three tiers"],
    ["table.webp", "A table for sixty"],
  ]) {
    await tabTo(page, page.getByRole("textbox", { name: `What ${file} shows` }));
    await page.keyboard.type(words!);
  }
  const earlier = page.getByRole("button", { name: "Move table.webp earlier" });
  await tabTo(page, earlier);
  for (const [key, place] of [
    ["Enter", 1],
    ["End", 2],
    ["ArrowLeft", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(`table.webp is now ${place} of 2.`)).toBeAttached();
    await expect(earlier).toBeFocused();
  }
  await expect(page.getByText("2 of 2 uploaded")).toBeVisible(uploading);

  await press("Next: Check");
  await press("See its page");
  await expect(page).toHaveURL(/\/vendor$/);
  await press("Submit");
  await expect(page.getByText(`${name} is waiting for approval.`)).toBeVisible();
  await tabTo(page, main.getByRole("link", { name: "See the listing" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText("Only you and our admins can see this page.")).toBeVisible();
  for (const picture of ["Picture 1 of 2: A table for sixty", "Picture 2 of 2: Three tiers"])
    await expect(main.getByRole("button", { name: picture })).toBeAttached();
  const stranger = await browser.newPage({ extraHTTPHeaders: anAddress() });
  await member(stranger, inbox);
  expect((await stranger.goto(page.url()))!.status()).toBe(404);
  await hydrated(stranger);
  await expect(heading(stranger)).toHaveText("Uh-oh! We can't find that page.");
  await stranger.context().close();
});

/** What the account of this page's person has of the draft. */
async function draftOf(page: Page) {
  const answer = await page.request.get("/api/users/me/vendor-draft", { headers: await bearerOn(page) });
  return ((await answer.json()) as { draft: { name: string; photos: { alt: string }[] } | null }).draft;
}

test("a draft that someone starts on a computer they continue and submit on a phone, and the computer notices", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  // Told of it by the server, as both change the same.
  expectErrors(/status of 412/);
  const person = await account(inbox);
  const name = `Mlin ob vodi ${person.email.slice(5, 13)}`;
  await logInByRequest(page, person);
  await fillBasics(page, name, ["videographer", /Video|Film/]);
  await pick(page, "Places", "ljublj", /Ljubljana/);
  for (const step of ["Hours", "Photos"]) await next(page, step);
  await page.locator("input[type=file]").setInputFiles([photo("cake.webp")]);
  await page.getByRole("textbox", { name: "What cake.webp shows" }).fill("Three tiers");
  await expect(page.getByText("Draft saved in your account")).toBeVisible();
  await expect.poll(async () => (await draftOf(page))?.photos).toMatchObject([{ alt: "Three tiers" }]);

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: anAddress() })
  ).newPage();
  await logInByRequest(phone, person);
  await phone.goto("/vendor/addvendor");
  await expect(phone.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  await next(phone, "Contact");
  await phone.getByRole("textbox", { name: "Website" }).fill("phone.example");
  for (const step of ["Hours", "Photos"]) await next(phone, step);
  await expect(phone.getByRole("img", { name: "Three tiers" })).toBeVisible();
  await expect(phone.getByText("once they’ve been uploaded from it")).toBeVisible();
  await accessible(phone);
  await expect(phone.getByText("Draft saved in your account")).toBeVisible();

  // Both have changed the same field since.
  for (const question of ["When is it open?", "Where can couples find the business?"]) {
    await page.getByRole("button", { name: "Back" }).click();
    await expect(heading(page)).toContainText(question);
  }
  await page.getByRole("textbox", { name: "Website" }).fill("computer.example");
  await expect(page.getByText("You’ve changed this on another device too")).toBeVisible();
  await expect(page.getByText("phone.example")).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Use what’s in your account" }).click();
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveValue("phone.example");

  await next(phone, "Check");
  await phone.getByRole("button", { name: "See its page" }).click();
  await phone.getByRole("button", { name: "Submit" }).click();
  await expect(phone.getByText(`${name} is waiting for approval.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText("submitted or discarded this draft on another device")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
  const { items, photos } = await listingsOn(phone);
  expect(items.map(({ vendor }) => vendor.name)).toEqual([name]);
  expect(photos.map(({ alt }) => alt)).toEqual(["Three tiers"]);
  await phone.context().close();
});
