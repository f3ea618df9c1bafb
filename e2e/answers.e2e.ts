// What is said about a review: reports of it, and the vendor's reply.
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  account,
  admin,
  bearerOn,
  fillSignUp,
  forEachViewport,
  heading,
  hydrated,
  logIn,
  logInByRequest,
  mailAbout,
  member,
  openVendor,
  publishByRequest,
  vendorNamed,
  word,
} from "./steps.ts";

const owner = { email: "owner@demo.example", password: demoPassword, firstName: "", lastName: "", location: "" };
const why = "He takes wedding photos himself, and says so on his own page.";

test("a guest reports a review, and logging in brings them back to the report as they left it; they see it in their profile and withdraw it", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  // The second report of the same review.
  expectErrors(/409/);
  const person = await account(inbox);
  await openVendor(page, await vendorNamed(page, "Vrabec, fotografija"));
  const button = page.getByRole("link", { name: "Report Luka P.’s review" });
  const dialog = page.getByRole("dialog", { name: "Report this review" });
  await button.click();
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(dialog.getByRole("region", { name: "There’s something to fix" })).toBeFocused();
  await dialog.getByRole("radio", { name: "Its author isn’t neutral" }).check();
  await dialog.getByLabel("Tell us more").fill(why);
  await forEachViewport(page, () => accessible(page));
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole("button", { name: "Send the report" }).click();
  const wall = page.getByRole("dialog", { name: "Log in to report this review" });
  await wall.getByRole("link", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await logIn(page, person);

  await expect(page).toHaveURL(/flagreview=true/);
  // Reloading is no reason to lose it either.
  await page.reload();
  await hydrated(page);
  await expect(dialog.getByText(/^By Luka P\./)).toBeVisible();
  await expect(dialog.getByLabel("Tell us more")).toHaveValue(why);
  await expect(dialog.getByRole("radio", { name: "Its author isn’t neutral" })).toBeChecked();
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you, we’ve got your report" })).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).not.toHaveURL(/flagreview/);
  await expect(button).toBeFocused();
  // The review stays, and someone else has reported it before.
  await expect(page.getByRole("article", { name: "Luka P." }).getByText(/^Under review since \d/)).toBeVisible();

  await button.click();
  await dialog.getByRole("radio", { name: "It’s advertising or spam" }).check();
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(dialog.getByText("You’ve already reported this review.", { exact: false }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/user/profile?seleted=Information#reports");
  const mine = page.locator("#reports");
  await expect(mine.getByText(why)).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await mine.getByRole("button", { name: /^Withdraw your report/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(mine.getByText("Withdrawn", { exact: true })).toBeVisible();
});

test("someone who signs up to report a review finds the report in the tab that the e-mailed link opens", async ({
  page,
  context,
  inbox,
}) => {
  // As it is when it's pressed before its code has loaded.
  await openVendor(page, await vendorNamed(page, "Godba pod mizo"));
  await page.goto((await page.getByRole("link", { name: "Report Marko L.’s review" }).getAttribute("href"))!);
  const dialog = page.getByRole("dialog", { name: "Report this review" });
  await dialog.getByRole("radio", { name: "Something else" }).check();
  await dialog.getByLabel("Tell us more").fill("It’s about another band.");
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await page
    .getByRole("dialog", { name: "Log in to report this review" })
    .getByRole("link", { name: "Sign Up" })
    .click();
  const person = newPerson();
  await fillSignUp(page, person);

  const tab = await context.newPage();
  await tab.goto((await inbox(person.email)).links[0]!);
  await hydrated(tab);
  await tab.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await tab.getByRole("link", { name: "Continue" }).click();
  const reopened = tab.getByRole("dialog", { name: "Report this review" });
  await expect(reopened.getByLabel("Tell us more")).toHaveValue("It’s about another band.");
  await expect(reopened.getByRole("radio", { name: "Something else" })).toBeChecked();
  await reopened.getByRole("button", { name: "Send the report" }).click();
  await expect(tab.getByRole("dialog", { name: "Thank you, we’ve got your report" })).toBeVisible();
  await tab.keyboard.press("Escape");
  await expect(tab.getByRole("link", { name: "Report Marko L.’s review" })).toBeFocused();
});

test("the owner replies to a review, is asked about the reviewer's last name, and edits the reply; the reviewer gets an e-mail and edits their review, and a guest reads that the reply is older", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  // A reply that has to be confirmed first.
  expectErrors(/422/);
  const villa = await vendorNamed(page, "Villa Podrožnik");
  const reviewer = { ...newPerson(), firstName: "Zofija", lastName: "Kralj" };
  const device = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  await member(device, inbox, reviewer);
  await publishByRequest(device, villa, "The orangery at dusk is worth the climb, every step of it.");

  await logInByRequest(page, owner);
  await openVendor(page, villa);
  await page.getByRole("button", { name: "Reply to Zofija K.’s review" }).click();
  const dialog = page.getByRole("dialog", { name: "Your reply to Zofija K." });
  // It's their page.
  await expect(page.getByRole("link", { name: "Suggest a change" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("Write 10 characters or more").first()).toBeVisible();
  await dialog.getByLabel("Your reply").fill("Thank you, Mrs Kralj. The steps will have a lamp by spring.");
  await forEachViewport(page, () => accessible(page));
  // What has been written survives a reload.
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Reply to Zofija K.’s review" }).click();
  await expect(dialog.getByText("This is what you wrote before.")).toBeVisible();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("Reply from Villa Podrožnik")).toBeVisible();
  // What it mustn't say is still there when it's about to be public.
  await expect(dialog.getByText("no last name, e-mail address or phone number")).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog.getByText("It seems to name somebody.", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Change it" }).click();
  await dialog.getByLabel("Your reply").fill("Thank you, Zofija. The steps will have a lamp by spring.");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("article", { name: "Zofija K." });
  await expect(card.getByText("The steps will have a lamp by spring.", { exact: false })).toBeVisible();
  const mail = await mailAbout(inbox, reviewer.email, /^Villa Podrožnik has replied to your review/);
  expect(mail.text).toContain("The steps will have a lamp by spring.");

  await page.getByRole("button", { name: "Edit reply to Zofija K.’s review" }).click();
  await dialog.getByLabel("Your reply").fill("Thank you, Zofija. The steps have a lamp now.");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  // Until then, the card is the preview's.
  await expect(dialog).toBeHidden();
  await expect(card.getByText("The steps have a lamp now.", { exact: false })).toBeVisible();
  await expect(card.getByText(/^Edited /)).toBeVisible();

  await device.goto(`/review/${villa}`);
  const rating = device.getByRole("group", { name: "Your rating" });
  await expect(rating.getByRole("radio", { name: /^4 stars/ })).toBeChecked();
  await device.getByRole("button", { name: "Next: Your words" }).click();
  await device
    .getByRole("textbox", { name: /Your review/ })
    .fill("The orangery at dusk is worth the climb by daylight.");
  await device.getByRole("button", { name: "Next: Your photos" }).click();
  await device.getByRole("button", { name: "Next: Preview" }).click();
  await device.getByRole("button", { name: "Save changes" }).click();
  await expect(heading(device)).toHaveText("Saved. It’s updated.");

  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(`/vendor/detail/vendordetail/${villa}`);
  const edited = guest.getByRole("article", { name: "Zofija K." });
  await expect(edited.getByText("worth the climb by daylight", { exact: false })).toBeVisible();
  await expect(edited.getByText("The steps have a lamp now.", { exact: false })).toBeVisible();
  await expect(edited.getByText("Written before the review was edited")).toBeVisible();
  await expect(guest.getByRole("link", { name: /^Report .*review$/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete reply to Zofija K.’s review" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete reply" }).click();
  await expect(page.getByRole("button", { name: "Reply to Zofija K.’s review", exact: true })).toBeFocused();
  await expect(card.getByText("The steps have a lamp now.", { exact: false })).toHaveCount(0);
});

test("an owner's reply names the reviewer, who reports it from the e-mail; an admin removes it, the review stays, and both sides are told", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const pageOf = async () => (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  const [authorPage, ownerPage] = [await pageOf(), await pageOf()];
  const author = { ...newPerson(), firstName: "Milena", lastName: "Bevk" };
  await member(authorPage, inbox, author);
  const vendorId = await vendorNamed(authorPage, "Villa Podrožnik");
  const { reviewId } = await publishByRequest(
    authorPage,
    vendorId,
    `The lamps on the steps, number ${word()}, were out.`,
  );

  await logInByRequest(ownerPage, owner);
  await ownerPage.goto(`/vendor/user-review-detail?id=${reviewId}`);
  const naming = "Mrs Bevk, you came after dark and on foot.";
  const data = { text: naming, confirmed: true };
  const headers = await bearerOn(ownerPage);
  await expect(await ownerPage.request.put(`/api/reviews/${reviewId}/response`, { data, headers })).toBeOK();

  const mail = await mailAbout(inbox, author.email, /^Villa Podrožnik has replied to your review/);
  await authorPage.goto(mail.links.find((link) => link.includes("flagreview=true"))!);
  const dialog = authorPage.getByRole("dialog", { name: "Report the reply" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "It isn’t genuine" })).toHaveCount(0);
  await forEachViewport(authorPage, () => accessible(authorPage));
  await dialog.getByRole("radio", { name: /^It gives away personal details/ }).check();
  await dialog.getByLabel("Tell us more").fill("That’s my last name.");
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(authorPage.getByText("We’ll read the reply and decide.", { exact: false })).toBeVisible();
  await authorPage.getByRole("button", { name: "Done" }).click();
  // The next report isn't about a reply only because this one was.
  await expect(authorPage).toHaveURL(new RegExp(`\\?id=${reviewId}$`));

  await admin(page, inbox, newPerson());
  const tickets = await page.request.get("/api/admin/reports?reason=personal-data&sort=newest", {
    headers: await bearerOn(page),
  });
  const { items } = (await tickets.json()) as { items: { id: string; review: { id: string } }[] };
  await page.goto(`/reported-review/${items.find(({ review }) => review.id === reviewId)!.id}`);
  await hydrated(page);
  await expect(heading(page)).toHaveText("Reply to a review of Villa Podrožnik");
  await expect(page.getByText("That’s my last name.")).toBeVisible();
  await page.getByRole("radio", { name: /^Remove the reply/ }).check();
  await page.getByLabel("Which rule?").selectOption({ label: "Gives away personal data" });
  await page.getByLabel("In your own words").fill("It gives the reviewer’s last name.");
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("button", { name: "Remove the reply" }).click();
  await expect(page.getByText("The reply is removed", { exact: true })).toBeVisible();

  const shown = await (await page.request.get(`/api/reviews/${reviewId}`)).json();
  expect(shown).toMatchObject({ review: { status: "published", response: null } });
  const statement = await mailAbout(inbox, owner.email, /^We’ve removed the reply of Villa Podrožnik to a review/);
  expect(statement.text).toContain("It gives the reviewer’s last name.");
  const told = await mailAbout(inbox, author.email, /^We’ve removed the reply of Villa Podrožnik that you reported/);
  expect(told.text).toContain("Your review stays as it is");
  await authorPage.goto("/user/profile?seleted=Information#reports");
  await expect(authorPage.locator("#reports").getByText("You were right", { exact: true })).toBeVisible();
  for (const each of [authorPage, ownerPage]) await each.context().close();
});
