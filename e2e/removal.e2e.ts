import { expect, newPerson, test } from "./journey.ts";
import {
  addVendors,
  admin,
  approveVendors,
  forEachViewport,
  heading,
  hydrated,
  mailAbout,
  member,
  nextCode,
  openVendor,
  refuseForWantOfCode,
  summary,
} from "./steps.ts";

test("a business that wants no listing asks for its removal without an account, and follows the request by its receipt; an admin removes it after entering a code again, and everyone concerned is told why", async ({
  page,
  newDevice,
  inbox,
  accessible,
  expectErrors,
}) => {
  // For want of a code; and the page, once it is gone.
  expectErrors(/status of (?:403|410)/);
  const person = newPerson();
  const name = `Atelje Mak ${crypto.randomUUID().slice(0, 8)}`;
  const [theirs, desk] = [await newDevice(), await newDevice()];
  const author = await member(theirs, inbox);
  const ids = await addVendors(theirs, [name]);
  const secret = await admin(desk, inbox);
  await approveVendors(desk, ids);
  await openVendor(page, ids[0]!);

  await test.step("an admin declines somebody else’s request, by a rule", async () => {
    const other = newPerson();
    const request = {
      name: other.firstName,
      email: other.email,
      role: "agency",
      reason: "Somebody wrote that our lamps were ugly.",
      goodFaith: true,
    };
    const asked = await page.request.post(`/api/vendors/${ids[0]}/removal-requests`, { data: request });
    expect(asked.status()).toBe(202);
    await desk.goto(`/dashboard?seleted=dash&tab=removals&q=${name.split(" ").at(-1)}`);
    await hydrated(desk);
    await desk.getByRole("button", { name, exact: true }).click();
    const dialog = desk.getByRole("dialog").filter({ hasText: other.email });
    await dialog.getByRole("radio", { name: /^Leave it where it is/ }).check();
    await dialog.getByLabel("Which rule?").selectOption("unwelcome-reviews");
    await dialog.getByLabel("In your own words").fill("You can reply to what they wrote.");
    await dialog.getByRole("button", { name: "Decline the request" }).click();
    await expect(dialog).toBeHidden();
    const mail = await mailAbout(inbox, other.email, /^We’re keeping/);
    expect(mail.text).toContain("a review you don’t like is no reason to take a listing down");
    expect(mail.text).toContain("You can reply to what they wrote.");
  });

  await page.getByRole("link", { name: "Remove this listing" }).click();
  await expect(heading(page)).toHaveText("Remove this listing");
  await hydrated(page);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Choose your role in the business").first()).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await page.getByLabel("Your name").fill(`${person.firstName} ${person.lastName}`);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("radio").first().check();
  await page.getByLabel("Why should we remove it?").fill("We closed the studio in spring and take no more bookings.");
  await page.getByRole("checkbox", { name: /in good faith/ }).check();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("We’ve got your request")).toBeVisible();

  const { text } = await mailAbout(inbox, person.email, /^We’ve got your request/);
  await page.getByRole("link", { name: "See a request" }).click();
  const follow = async () => {
    await page.getByLabel("Receipt code").fill(/R(-[0-9A-Z]{4}){4}/.exec(text)![0]);
    await page.getByRole("button", { name: "See what has become of it" }).click();
  };
  await follow();
  await expect(heading(page)).toHaveText("We’re looking at it");
  await accessible(page);

  const why = "They run the studio, and it has closed.";
  await test.step("an admin removes the listing", async () => {
    await desk.goto(`/dashboard?seleted=dash&tab=removals&q=${name.split(" ").at(-1)}`);
    await hydrated(desk);
    await expect(desk.getByRole("button", { name, exact: true })).toBeVisible();
    await forEachViewport(desk, () => accessible(desk));
    await desk.getByRole("button", { name, exact: true }).click();
    const dialog = desk.getByRole("dialog").filter({ hasText: person.email });
    await expect(dialog).toContainText("We closed the studio in spring and take no more bookings.");
    await dialog.getByRole("radio").first().check();
    await dialog.getByLabel("In your own words").fill(why);
    await dialog.locator("button[type=submit]").click();
    await expect(summary(desk)).toBeFocused();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "See the e-mails" }).click();
    const preview = desk.getByRole("dialog", { name: "What will be sent" });
    await expect(preview.getByRole("article").filter({ hasText: why })).toHaveCount(2);
    await desk.keyboard.press("Escape");
    await forEachViewport(desk, () => accessible(desk));
    await refuseForWantOfCode(desk, "**/api/removal-requests/*/decision");
    await dialog.locator("button[type=submit]").click();
    const question = desk.getByRole("dialog", { name: "Enter a code again" });
    await accessible(desk);
    await question.getByRole("textbox").fill(nextCode(secret));
    await question.getByRole("button", { name: "Continue" }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole("button", { name, exact: true })).toHaveCount(0);
  });

  expect((await mailAbout(inbox, person.email, /^We’ve removed/)).text).toContain(why);
  const statement = await mailAbout(inbox, author.email, /is no longer listed on/);
  expect(statement.text).toContain(why);
  expect(statement.text).not.toContain(person.email);
  await page.getByRole("button", { name: "Enter another code" }).click();
  await follow();
  await expect(heading(page)).toHaveText("We’ve removed the listing");
  await expect(page.getByText(why)).toBeVisible();
  await page.goto(`/vendor/detail/vendordetail/${ids[0]}`);
  await hydrated(page);
  await expect(heading(page)).toHaveText("This listing was taken down");
  await accessible(page);
});
