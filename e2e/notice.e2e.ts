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
  openVendor,
  tabTo,
} from "./steps.ts";

test("someone gives notice of an illegal listing without an account, and follows it by its receipt; an admin takes it down by keys alone, and everyone concerned is told why", async ({
  page,
  newDevice,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const person = newPerson();
  const name = `Lectova hiša ${crypto.randomUUID().slice(0, 8)}`;
  const [theirs, desk] = [await newDevice(), await newDevice()];
  const author = await member(theirs, inbox);
  const ids = await addVendors(theirs, [name]);
  await admin(desk, inbox);
  await approveVendors(desk, ids);
  await openVendor(page, ids[0]!);
  const address = page.url();

  await test.step("an admin dismisses somebody else’s, by a rule", async () => {
    const other = newPerson();
    const notice = {
      address,
      reason: "defamation",
      explanation: "They say that they are the best in town, and that is a lie.",
      name: other.firstName,
      email: other.email,
      goodFaith: true,
    };
    expect((await page.request.post("/api/notices", { data: notice })).status()).toBe(202);
    await desk.goto(`/dashboard?seleted=dash&tab=notices&q=${name.split(" ").at(-1)}`);
    await hydrated(desk);
    await desk.getByRole("button", { name, exact: true }).click();
    const dialog = desk.getByRole("dialog").filter({ hasText: other.email });
    await dialog.getByRole("radio", { name: /^Leave it where it is/ }).check();
    await dialog.getByLabel("Which rule?").selectOption("not-illegal");
    await dialog.getByLabel("In your own words").fill("It’s an opinion, and everyone may have one.");
    await dialog.getByRole("button", { name: "Dismiss the notice" }).click();
    await expect(dialog).toBeHidden();
    const mail = await mailAbout(inbox, other.email, /^We’re not taking it down/);
    expect(mail.text).toContain("as far as we can tell, it isn’t against the law");
    expect(mail.text).toContain("It’s an opinion, and everyone may have one.");
    await page.goto("/notice-status");
    await hydrated(page);
    await page.getByLabel("Receipt code").fill(/N(-[0-9A-Z]{4}){4}/.exec(mail.subject)![0]);
    await page.getByRole("button", { name: "See what has become of it" }).click();
    await expect(heading(page)).toHaveText("It stays");
    await expect(page.getByText("The reason: As far as we can tell, it isn’t against the law")).toBeVisible();
  });

  await page.goto("/contact-us");
  await page.getByRole("link", { name: "Report illegal content" }).click();
  await expect(heading(page)).toHaveText("Report illegal content");
  await hydrated(page);
  await page.getByRole("button", { name: "Send notice" }).click();
  await expect(page.getByText("Choose a reason").first()).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await page.getByLabel("Its exact address").fill(new URL("/search", address).href);
  await page.getByRole("radio", { name: "It infringes a copyright or trade mark" }).check();
  await page.getByLabel("What is illegal about it?").fill("I took the photo at the top, and never gave it to them.");
  // What is written survives a reload, except who they are.
  await page.reload();
  await hydrated(page);
  await page.getByLabel("Your name").fill(`${person.firstName} ${person.lastName}`);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByRole("checkbox", { name: /in good faith/ }).check();
  await page.getByRole("button", { name: "Send notice" }).click();
  await expect(page.getByText("This isn’t the address of a review or listing on this site").first()).toBeVisible();
  await page.getByLabel("Its exact address").fill(address);
  await page.getByRole("button", { name: "Send notice" }).click();
  await expect(heading(page)).toHaveText("We’ve got your notice");

  const { text } = await mailAbout(inbox, person.email, /^We’ve got your notice/);
  await page.getByRole("link", { name: "See a notice" }).click();
  const follow = async () => {
    await page.getByLabel("Receipt code").fill(/N(-[0-9A-Z]{4}){4}/.exec(text)![0]);
    await page.getByRole("button", { name: "See what has become of it" }).click();
  };
  await follow();
  await expect(heading(page)).toHaveText("We’re looking at it");
  await accessible(page);

  const why = "The photo at the top belongs to someone else.";
  await test.step("an admin takes the listing down", async () => {
    await desk.goto(`/dashboard?seleted=dash&tab=notices&q=${name.split(" ").at(-1)}`);
    await hydrated(desk);
    await expect(desk.getByRole("button", { name, exact: true })).toBeVisible();
    await forEachViewport(desk, () => accessible(desk));
    await desk.keyboard.press("j");
    await desk.keyboard.press("o");
    const dialog = desk.getByRole("dialog").filter({ hasText: person.email });
    await expect(dialog).toContainText("I took the photo at the top, and never gave it to them.");
    // What was decided about the listing before, and that nothing is known of whose address it is.
    const before = dialog.getByRole("list", { name: "Earlier decisions like this one" }).getByRole("listitem");
    await expect(before.filter({ hasText: `Notice dismissed: ${name}` })).toContainText("everyone may have one");
    await expect(dialog).toContainText("no account has confirmed this address");
    await tabTo(desk, dialog.getByRole("radio", { name: /^Take it down/ }));
    await desk.keyboard.press("Space");
    await tabTo(desk, dialog.getByLabel("In your own words"));
    await desk.keyboard.type(why);
    await tabTo(desk, dialog.getByRole("button", { name: "See the e-mails" }));
    await desk.keyboard.press("Enter");
    const preview = desk.getByRole("dialog", { name: "What will be sent" });
    await expect(preview.getByRole("article").filter({ hasText: why })).toHaveCount(2);
    await desk.keyboard.press("Escape");
    await forEachViewport(desk, () => accessible(desk));
    await tabTo(desk, dialog.getByRole("button", { name: "Take it down" }), "Shift+Tab");
    await desk.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole("button", { name, exact: true })).toHaveCount(0);
  });

  expect((await mailAbout(inbox, person.email, /^We’ve taken it down/)).text).toContain(why);
  const statement = await mailAbout(inbox, author.email, /^We’ve taken down the listing of/);
  expect(statement.text).toContain(why);
  for (const identity of [person.email, person.lastName]) expect(statement.text).not.toContain(identity);
  await page.getByRole("button", { name: "Enter another code" }).click();
  await follow();
  await expect(heading(page)).toHaveText("We’ve taken it down");
  await expect(page.getByText(why)).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
