import type { Page } from "@playwright/test";
import sharp from "sharp";
import { crowdedVendor } from "./beforehand.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  account,
  admin,
  bearerOn,
  consentAtGoogle,
  fillSignUp,
  heading,
  hydrated,
  loaded,
  logIn,
  logInByRequest,
  mailAbout,
  member,
  nothingCoversTheFocus,
  openVendor,
  pressPublishAsGuest,
  publishAsGuest,
  publishByRequest,
  reviewCount,
  routeOnce,
  vendorNamed,
  withoutForeignFonts,
  writeReview,
} from "./steps.ts";

test("a guest finds a vendor, reads, writes, signs up with the e-mailed link, publishes, and their review counts", async ({
  page,
  inbox,
  accessible,
}) => {
  const person = newPerson();
  await page.goto("/");
  await expect(page).toHaveTitle("Review & Discover Trusted Wedding Vendors");
  await page.getByRole("combobox", { name: "What" }).fill("peniche");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=peniche/);
  await page.getByRole("link", { name: "Péniche L’Ablette" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Péniche L’Ablette");
  // No other journey reviews it.
  const before = await reviewCount(page);
  await expect(page.getByRole("article").first()).toBeVisible();

  await page.getByRole("link", { name: "Write a review" }).click();
  const words = `We came aboard in the rain and found candles in every window. ${person.email}`;
  await writeReview(page, { stars: 5, title: "Candles in every window", words });
  await accessible(page);

  await publishAsGuest(page, person);
  const mail = await inbox(person.email);
  await page.goto(mail.links[0]!);
  await expect.poll(() => page.url()).not.toContain("token");
  await page.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await page.getByRole("link", { name: "Continue" }).click();

  // The review they had pressed Publish for is published without another press, once they are logged in.
  await expect(page).toHaveURL(/\/successreview/);
  await page.getByRole("link", { name: "See your review" }).click();
  const mine = page.getByRole("article").filter({ hasText: words });
  await expect(mine).toContainText("Nika H.");
  await expect(mine).not.toContainText("Horvat");
  expect(await reviewCount(page)).toBe(before + 1);
  await page.reload();
  expect(await reviewCount(page)).toBe(before + 1);
});

/** Red above, blue below; stored on its side, as phones do, with metadata that says so and where it was taken. */
async function takenByPhone(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 800, height: 300, channels: 3 as const, background } });
  const blue = await sharp(half("blue")).png().toBuffer();
  const upright = await sharp({ create: { ...half("red").create, height: 600 } })
    .composite([{ input: blue, top: 300, left: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "46/1 3/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test("check 53: a draft with a photo survives a reload and a forgotten password, is published once, and the photo is upright and says nothing of where it was taken", async ({
  page,
  inbox,
  browser,
  accessible,
}) => {
  const person = await account(inbox);
  const id = await vendorNamed(page, "Sladka Hiša");
  await openVendor(page, id);
  await page.getByRole("link", { name: "Write a review" }).click();
  const words = `The cake stood for four hours and did not lean. ${person.email}`;
  const file = await takenByPhone();
  const { exif, orientation } = await sharp(file).metadata();
  expect([exif!.includes("Camera"), orientation]).toEqual([true, 6]);
  await writeReview(page, { stars: 4, title: "", words, photo: { file, alt: "Red above, blue below" } });
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  const photo = page.getByRole("button", { name: "Picture 1 of 1: Red above, blue below" });
  await expect(photo).toBeVisible();
  await accessible(page);
  await pressPublishAsGuest(page);
  await page.getByRole("dialog").getByRole("link", { name: "Log In" }).click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(heading(page)).toHaveText("A new password");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.goto((await mailAbout(inbox, person.email, /^Set a new password/)).links[0]!);
  await hydrated(page);
  const password = "four candles in the rain";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set the new password" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logIn(page, { ...person, password });
  await expect(page).toHaveURL(/\/successreview/);

  const plain = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: anAddress() });
  const reader = await plain.newPage();
  await reader.goto(`/vendor/detail/vendordetail/${id}`);
  await expect(reader.getByText(words)).toHaveCount(1);
  await reader.getByRole("link", { name: /^With photos/ }).click();
  await expect(reader).toHaveURL(/photos=true/);
  const shown = reader.getByRole("article").filter({ hasText: words }).getByRole("list", { name: "Photos by Nika H." });
  const source = await shown.getByRole("button").locator("img[srcset]").getAttribute("src");
  const served = await (await page.request.get(source!)).body();
  const found = await sharp(served).metadata();
  expect([found.exif, found.xmp, found.orientation, found.width! > found.height!]).toEqual([
    undefined,
    undefined,
    undefined,
    true,
  ]);
  const { data, info } = await sharp(served).raw().toBuffer({ resolveWithObject: true });
  const [above, below] = [0.1, 0.9].map((y) => Math.floor(y * info.height) * info.width * info.channels);
  expect([data[above!]! > data[above! + 2]!, data[below! + 2]! > data[below!]!]).toEqual([true, true]);

  // On its own page it opens in the viewer.
  await openVendor(page, id);
  await page.locator("article").filter({ hasText: words }).locator("header a").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nika H. on Sladka Hiša");
  await photo.click();
  await expect(page.getByRole("dialog", { name: "Photos by Nika H." }).getByRole("img").last()).toHaveAccessibleName(
    "Red above, blue below",
  );
  await accessible(page);
});

test("a review that someone starts on a computer they continue and publish on a phone, and the computer notices", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  // Told of it by the server, as both change the same.
  expectErrors(/status of 412/);
  const person = await account(inbox);
  const id = await vendorNamed(page, "Sladka Hiša");
  await page.goto(`/review/${id}`);
  await hydrated(page);
  // Started before they logged in, and taken along.
  await writeReview(page, { stars: 4, title: "", words: "The cake stood for four hours." });
  await logInByRequest(page, person);
  await page.goto("/user/profile");
  await expect(page.getByText("Continue your review of")).toBeVisible();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Draft saved in your account")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: anAddress() })
  ).newPage();
  await logInByRequest(phone, person);
  await phone.goto("/");
  await phone.getByRole("region", { name: "Your draft" }).getByRole("link", { name: "Continue" }).click();
  await expect(phone.getByText("We’ve filled in the draft from your account.")).toBeVisible();
  await accessible(phone);
  await phone.getByRole("button", { name: "Next: Your words" }).click();
  const words = (tab: Page) => tab.getByRole("textbox", { name: /Your review/ });
  const onPhone = `The cake stood for four hours in August. ${person.email}`;
  await words(phone).fill(onPhone);
  await expect.poll(() => inAccount(phone, id)).toContain(onPhone);

  // Both have changed the same since.
  await words(page).fill("The cake did not lean.");
  await expect(page.getByText("You’ve changed this on another device too")).toBeVisible();
  await expect(page.getByRole("region", { name: "In your account" })).toContainText(onPhone);
  await accessible(page);
  await page.getByRole("button", { name: "Use what’s in your account" }).click();
  await expect(words(page)).toHaveValue(onPhone);

  await phone.getByRole("button", { name: "Next: Your photos" }).click();
  await phone.getByRole("button", { name: "Preview" }).click();
  await phone.getByRole("button", { name: "Publish" }).click();
  await expect(phone).toHaveURL(/\/successreview/);
  await page.reload();
  await expect(page.getByText("published or discarded this draft on another device")).toBeVisible();
  await page.goto("/user/profile");
  await expect(page.getByRole("link", { name: "See your review of Sladka Hiša" })).toBeVisible();
  await expect(page.getByText("Continue your review of")).toHaveCount(0);
  await phone.context().close();
});

test("the photos of a draft are there on another device too, which publishes them, and both say so if one has gone", async ({
  page,
  inbox,
  newDevice,
}) => {
  const person = await account(inbox);
  const id = await vendorNamed(page, "Sladka Hiša");
  await logInByRequest(page, person);
  await page.goto(`/review/${id}`);
  const photo = { file: await takenByPhone(), alt: "Red above, blue below" };
  await writeReview(page, { stars: 4, title: "", words: `The cake did not lean. ${person.email}`, photo });
  await expect.poll(() => inAccount(page, id)).toContain(photo.alt);

  const phone = await newDevice();
  await phone.setViewportSize({ width: 390, height: 844 });
  await logInByRequest(phone, person);
  const openPhotos = async () => {
    await phone.goto(`/review/${id}`);
    await hydrated(phone);
    await expect(phone.getByRole("radio", { name: /The wedding is over/ })).toBeChecked();
    await phone.getByRole("button", { name: "Next: Your words" }).click();
    await phone.getByRole("button", { name: "Next: Your photos" }).click();
  };
  await openPhotos();
  const about = phone.getByRole("textbox", { name: "What photo 1 shows" });
  await expect(about).toHaveValue(photo.alt);
  await about.fill("The cake, red above");
  await expect.poll(() => inAccount(page, id)).toContain("The cake, red above");
  await page.reload();
  await expect(page.getByRole("button", { name: "Picture 1 of 1: The cake, red above" })).toBeVisible();

  // Deleted meanwhile, and chosen again.
  const headers = await bearerOn(page);
  const draft = JSON.parse(await inAccount(page, id)) as { draft: { photos: { id: string }[] } };
  await expect(await page.request.delete(`/api/photos/${draft.draft.photos[0]!.id}`, { headers })).toBeOK();
  await page.reload();
  await expect(page.getByText("We no longer have 1 photo of this draft")).toBeVisible();
  await page.goto(`/review/${id}#photos`);
  await page.locator("input[type=file]").setInputFiles([{ name: "a.jpg", mimeType: "image/jpeg", buffer: photo.file }]);
  await page.getByRole("textbox", { name: "What a.jpg shows" }).fill("The cake again");
  await expect.poll(() => inAccount(page, id)).toContain("The cake again");
  await phone.reload();
  await phone.getByRole("button", { name: "Preview" }).click();
  const shown = phone.getByRole("button", { name: "Picture 1 of 1: The cake again" }).locator("img").last();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await phone.getByRole("button", { name: "Publish" }).click();
  await expect(phone).toHaveURL(/\/successreview/);
  await expect(phone.getByRole("link", { name: "See your review" })).toBeVisible();
});

test("fault 16: a review can be finished offline from its first step, keeps its draft, and is made once, even if the answer is lost", async ({
  page,
  context,
  inbox,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const person = await member(page, inbox);
  const id = await vendorNamed(page, "Villa Podrožnik");
  await openVendor(page, id);
  await page.getByRole("link", { name: "Write a review" }).click();
  await loaded(
    page,
    "words-step",
    "photos-step",
    "draft-photos",
    "settle-draft",
    "review-preview",
    "confirm-review",
    "success-review",
    "action",
    "log-in-wall",
    "offline",
  );
  await context.setOffline(true);
  const words = `It went dark in the middle of the toast. ${person.email}`;
  await writeReview(page, { stars: 3, title: "", words });
  await page.goBack();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("textbox", { name: /Your review/ })).toHaveValue(words);
  for (const _ of ["photos", "preview"]) await page.goForward();
  await expect(page.getByText(words)).toBeVisible();
  const publish = page.getByRole("button", { name: "Publish" });
  await publish.click();
  await expect(page.getByText("it will be published by itself once you’re back")).toBeVisible();
  await expect(page.getByText("Your draft is safe on this device.")).toBeVisible();
  // With the connection, it continues by itself. It's published, but the answer is lost, and so is the one that would
  // tell of it.
  let isUp = true;
  await page.route("**/api/vendors/*/own-review", (route) => (isUp ? route.continue() : route.abort()));
  await routeOnce(page, "**/api/vendors/*/reviews", async (route) => {
    isUp = false;
    expect((await route.fetch()).status()).toBe(201);
    await route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => isUp).toBe(false);
  await page.reload();
  await publish.dblclick();
  await expect(page).toHaveURL(/\/successreview/);
  isUp = true;
  await openVendor(page, id);
  await expect(page.getByText(words)).toHaveCount(1);

  // A second visit edits it.
  await page.getByRole("link", { name: "Edit your review" }).click();
  await expect(page.getByRole("group", { name: "Your rating" }).getByRole("radio", { name: /^3 stars/ })).toBeChecked();
});

test("fault 19: a token that expires in mid-review is renewed unnoticed; once the session has ended, Publish asks to log in, and then publishes without another press", async ({
  page,
  inbox,
  expectErrors,
}) => {
  expectErrors(/status of 401/);
  const person = await member(page, inbox);
  const id = await vendorNamed(page, "Villa Podrožnik");
  await page.goto(`/review/${id}`);
  await hydrated(page);
  // To the server, it is as if it had expired.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("troth.session")!) as object;
    localStorage.setItem("troth.session", JSON.stringify({ ...session, token: "expired" }));
  });
  const words = `The swans came to the ceremony uninvited, and stayed. ${person.email}`;
  await writeReview(page, { stars: 5, title: "", words });
  await expect.poll(() => inAccount(page, id)).toContain(words);
  // It ends as Publish is pressed: any sooner, and the page might notice by itself and no longer offer the button.
  await routeOnce(page, "**/api/vendors/*/reviews", async (route) => {
    await expect(await page.request.post("/api/users/logout")).toBeOK();
    await route.continue();
  });
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog", { name: "Log in to continue" }).getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/successreview/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. It’s live.");
  await page.goto("/");
  await page.goto("/successreview");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing was published just now");
});

test("a guest who goes back or declines to log in is not asked again, and nothing is sent; if they then log in with Google, it is published", async ({
  page,
}) => {
  await withoutForeignFonts(page);
  const id = await vendorNamed(page, "Sladka Hiša");
  await openVendor(page, id);
  await page.getByRole("link", { name: "Write a review" }).click();
  await writeReview(page, { stars: 4, title: "", words: "A cake like a cloud, and on time." });
  const publish = page.getByRole("button", { name: "Publish" });
  const question = page.getByRole("dialog", { name: "Log in to continue" });
  await pressPublishAsGuest(page);
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(publish).toBeFocused();
  await publish.click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goForward();
  await expect(publish).toBeVisible();
  await expect(question).toBeHidden();
  await publish.click();
  await question.getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fconfirmreview/);
  await expect(question).toBeHidden();
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await consentAtGoogle(page, newPerson().email);
  await expect(page).toHaveURL(/\/successreview/);
});

test("a guest whose browser has no room for drafts is told what would lose the review, and confirms in another tab and publishes in this one", async ({
  page,
  context,
  inbox,
  accessible,
}) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const person = newPerson();
  await openVendor(page, await vendorNamed(page, "Sladka Hiša"));
  await page.getByRole("link", { name: "Write a review" }).click();
  await writeReview(page, { stars: 4, title: "", words: `Four tiers, and none of them leaned. ${person.email}` });
  await pressPublishAsGuest(page);
  const question = page.getByRole("dialog", { name: "Log in to continue" });
  await expect(question).toContainText("don’t close or reload this tab until your review is published");
  await expect(question).not.toContainText("kept on this device");
  await question.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByText("Google opens in this tab, so what you’ve written would be lost")).toBeVisible();
  await accessible(page);
  await fillSignUp(page, person);
  await expect(page.getByText("leave this tab open")).toBeVisible();
  await expect(page.getByText("saved on this device")).toHaveCount(0);

  const other = await context.newPage();
  await other.goto((await inbox(person.email)).links[0]!);
  await other.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await other.getByRole("link", { name: "Continue" }).click();
  await expect(other.getByText("it’s still open in another tab: carry on there")).toBeVisible();
  await other.close();

  await page.getByRole("link", { name: "Log in here" }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/successreview/);
});

test("while far more reviews than usual come in, a vendor's page says so and a new one waits: its author is told, and it counts once an admin has published it", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const person = await member(page, inbox, { ...newPerson(), firstName: "Greta" });
  const id = await vendorNamed(page, crowdedVendor);
  await openVendor(page, id);
  await expect(page.getByText(/^Far more reviews than usual/)).toBeVisible();
  await accessible(page);
  const before = await reviewCount(page);
  await page.getByRole("link", { name: "Write a review" }).click();
  const words = `The boiler hummed along with the band. ${person.email}`;
  await writeReview(page, { stars: 2, title: "", words });
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(heading(page)).toHaveText("We’ll check it first.");
  const { text } = await mailAbout(inbox, person.email, /^We’ll check your review of .* first/);
  expect(text).toContain("far more reviews than usual");
  const mine = page.getByRole("article").filter({ hasText: words });
  await openVendor(page, id);
  expect(await reviewCount(page)).toBe(before);
  await expect(mine).toHaveCount(0);

  const device = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  await admin(device, inbox);
  await device.goto("/dashboard?seleted=dash&tab=held-review");
  await hydrated(device);
  // Another of the demo's waits there.
  await device.getByRole("row").filter({ hasText: "Greta" }).getByRole("link", { name: crowdedVendor }).click();
  await expect(heading(device)).toHaveText(`Review of ${crowdedVendor}`);
  await hydrated(device);
  await expect(device.getByText(words)).toBeVisible();
  await accessible(device);
  await device.getByRole("radio", { name: /^Publish/ }).check();
  await device.getByLabel("In your own words").fill("They were there, and say what it was like.");
  await device.getByRole("button", { name: /^Publish it/ }).click();
  await expect(device.getByText("Review published", { exact: true })).toBeVisible();
  await device.context().close();

  await mailAbout(inbox, person.email, /^Your review of .* is published/);
  await page.reload();
  await expect(mine).toBeVisible();
  expect(await reviewCount(page)).toBe(before + 1);
});

test("each step is checked when it is left, and the first error takes the focus", async ({ page }) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  await page.goto(`/review/${id}`);
  await hydrated(page);
  const next = page.getByRole("button", { name: /^Next:/ });
  await next.click();
  await expect(page.getByRole("radio", { name: /^1 star/ }).first()).toBeFocused();
  await expect(page.getByText("Choose how many stars to give")).toBeVisible();
  await expect(page.getByText("Choose how far you got with them")).toBeVisible();
  await page.keyboard.press("5");
  await page.getByRole("radio", { name: /The wedding is over/ }).press("Space");
  await next.click();
  await expect(page.getByRole("combobox", { name: /Month/ })).toBeFocused();
  await page.getByRole("radio", { name: /We only enquired/ }).press("Space");
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // Its fields are code of their own. Until they are there, a summary says what is wrong, and takes the focus.
  const words = page.getByRole("textbox", { name: /Your review/ });
  await expect(words).toBeVisible();
  await page.getByRole("button", { name: "Next: Your photos" }).click();
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/Write 25 more characters/);
  // Going back and forth shows no errors before people try to continue.
  await page.getByRole("button", { name: "Back" }).click();
  await next.click();
  await expect(words).not.toHaveAttribute("aria-invalid");

  // A review that was set aside is offered again wherever people look for it, and nothing moves.
  await page.getByRole("button", { name: "Save and exit" }).click();
  await expect(page).toHaveURL(new RegExp(`/vendordetail/${id}`));
  await expect(page.getByRole("link", { name: "Continue your review" }).first()).toBeVisible();
  await page.goto("/");
  const offer = page.getByRole("region", { name: "Your draft" });
  await expect(offer).toContainText("Continue your review of Villa Podrožnik");
  await expect(offer).toHaveCSS("position", "fixed");
  await page.setViewportSize({ width: 390, height: 844 });
  await nothingCoversTheFocus(page, "Tab");
  await offer.getByRole("link", { name: "Continue" }).click();
  await expect(words).toBeVisible();
  await page.goto("/");
  await offer.getByRole("button", { name: "Dismiss" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(offer).toHaveCount(0);
});

test("a draft that is no longer valid leads back to what is wrong with it", async ({ page }) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  await page.goto(`/review/${id}`);
  await hydrated(page);
  await writeReview(page, { stars: 4, title: "", words: "We climbed up in the rain and found candles." });
  // Time passes.
  await page.evaluate((id) => {
    const answers = JSON.parse(localStorage.getItem("troth.review-answers")!) as Record<string, object>;
    localStorage.setItem("troth.review-answers", JSON.stringify({ [id]: { ...answers[id], weddingDate: "2019-06" } }));
  }, id);
  await page.goto(`/review/${id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Choose a month no more than two years ago")).toBeVisible();
  await expect(page.getByRole("combobox", { name: /Month/ })).toBeFocused();
});

test("a published review is edited on two devices, and neither overwrites the other unseen", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 412/);
  const person = await member(page, inbox);
  const id = await vendorNamed(page, "Sladka Hiša");
  const words = `It leaned, but it was the best we have ever eaten. ${person.email}`;
  await publishByRequest(page, id, words);
  const other = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  await logInByRequest(other, person);
  const starsOf = (tab: Page, stars: number) =>
    tab
      .getByRole("group", { name: "Your rating" })
      .getByRole("radio")
      .nth(stars - 1);
  const save = async (tab: Page) => {
    await tab.getByRole("button", { name: "Next: Your words" }).click();
    await expect(tab.getByRole("textbox", { name: /Your review/ })).toHaveValue(words);
    await tab.getByRole("button", { name: "Next: Your photos" }).click();
    await tab.getByRole("button", { name: "Next: Preview" }).click();
    await tab.getByRole("button", { name: "Save changes" }).click();
  };
  for (const tab of [page, other]) {
    await tab.goto(`/review/${id}`);
    await expect(starsOf(tab, 4)).toBeChecked();
  }
  await starsOf(page, 2).check({ force: true });
  await page.reload();
  await expect(page.getByText("We’ve restored the changes you hadn’t saved.")).toBeVisible();
  await expect(starsOf(page, 2)).toBeChecked();
  await save(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved. It’s updated.");

  await starsOf(other, 5).check({ force: true });
  await save(other);
  await expect(other.getByText(/^Both versions are below/)).toBeVisible();
  const versions = other.locator("dl").filter({ hasText: "Stars" });
  await expect(versions).toContainText("2 stars");
  await expect(versions).toContainText("5 stars");
  await accessible(other);
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Saved. It’s updated.");
});

test("a guest reads a review and what it said before without script; once deleted, it is gone, and another can be written", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  const person = await member(page, inbox);
  const id = await vendorNamed(page, "Sladka Hiša");
  const { reviewId, edit } = await publishByRequest(page, id, `Four tiers, no leaning. ${person.email}`);
  await edit({ rating: 1 });
  const plain = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: anAddress() });
  const guest = await plain.newPage();
  await guest.goto(`/vendor/detail/vendordetail/${id}`);
  await guest.locator(`#review-${reviewId} header a`).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Nika H. on Sladka Hiša");
  const before = guest.getByRole("deletion").filter({ hasText: "4 stars" });
  await expect(before).toBeHidden();
  await guest.getByText(/^Edited on .*: see what changed$/).click();
  await expect(before).toBeVisible();

  await page.goto("/user/profile");
  const mine = page.getByRole("region", { name: "Your reviews" });
  await mine.getByRole("link", { name: "See your review of Sladka Hiša" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nika H. on Sladka Hiša");
  await accessible(page);
  await page.goBack();
  await expect(mine).toContainText("Published");
  await accessible(page);
  await mine.getByRole("button", { name: "Delete your review of Sladka Hiša" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete review" }).click();
  await expect(mine).toContainText("None yet.");
  await expect(mine.locator(":focus")).toHaveCount(1);
  expect((await guest.reload())!.status()).toBe(404);
  await page.goto(`/review/${id}`);
  await expect(page.getByRole("radio", { name: /^1 star/ }).first()).not.toBeChecked();
});

/** The draft about a vendor that the account has, as it was sent. */
async function inAccount(page: Page, vendorId: string): Promise<string> {
  const headers = await bearerOn(page);
  return (await page.request.get(`/api/users/me/review-drafts/${vendorId}`, { headers })).text();
}
