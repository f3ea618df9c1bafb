// Admins decide what waits: by keys in the list, on an item's own page, and two of them at once.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "./journey.ts";
import {
  addVendors,
  admin,
  approveVendors,
  bearerOn,
  forEachViewport,
  heading,
  hydrated,
  type Inbox,
  mailAbout,
  member,
  nextCode,
  refuseForWantOfCode,
  tabTo,
  vendorNamed,
  word,
} from "./steps.ts";

/** Someone who has added these, and the admin on the page. */
async function authorAndAdmin(page: Page, author: Page, inbox: Inbox, names: readonly string[]) {
  const person = await member(author, inbox);
  const ids = await addVendors(author, names);
  const secret = await admin(page, inbox, newPerson());
  return { ...person, ids, secret };
}

async function openQueue(page: Page, q: string): Promise<void> {
  await page.goto(`/dashboard?seleted=dash&tab=pending-vendor&q=${q}`);
  await hydrated(page);
  await expect(page.getByRole("table", { name: "Vendors waiting for a decision" })).toBeVisible();
}

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });

test("ten vendors are decided by keys alone: approved, one declined with a reason, one undone, and the page left at once", async ({
  page,
  browser,
  inbox,
}) => {
  const batch = word();
  const author = await (await browser.newContext()).newPage();
  const names = Array.from({ length: 10 }, (_, i) => `Torta ${batch} ${String.fromCodePoint(65 + i)}`);
  const person = await authorAndAdmin(page, author, inbox, names);
  await openQueue(page, batch);
  await expect(rows(page)).toHaveCount(10);

  const began = Date.now();
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(page.getByText(`Approved ${names[0]}`, { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(9);
  await page.keyboard.press("z");
  await expect(page.getByText(`Undone: ${names[0]} is back in the queue`, { exact: true })).toBeVisible();
  await expect(page.getByText(`Approved ${names[0]}`, { exact: true })).toBeHidden();
  await expect(rows(page)).toHaveCount(10);
  // Nine together; the keys go on from the second, which took the place of the first.
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  for (let left = 8; left > 0; left--) {
    await page.keyboard.press("j");
    await page.keyboard.press("x");
  }
  await page.keyboard.press("a");
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("r");
  const last = names.at(-1)!;
  const dialog = page.getByRole("dialog", { name: `Decline ${last}?` });
  await tabTo(page, dialog.getByLabel("Which rule?"));
  await page.keyboard.type("It lacks");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Please add a website or a telephone number.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(0);
  test.info().annotations.push({ type: "ten items by keys, ms", description: String(Date.now() - began) });
  // All of it could still be undone. What waits is sent all the same.
  await page.goto("about:blank");

  await expect
    .poll(async () => (await inbox(person.email)).text)
    .toContain("Please add a website or a telephone number.");
  await expect
    .poll(async () => (await page.request.get(`/api/vendors?q=${batch}`)).json())
    .toMatchObject({
      items: names.slice(0, 9).map(() => ({})),
    });
});

test("a vendor is declined on its page: the e-mail is read before it goes, and its author may send it in again", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const name = `Medena ${word()}`;
  const author = await (await browser.newContext()).newPage();
  const person = await authorAndAdmin(page, author, inbox, [name]);
  await openQueue(page, name.split(" ")[1]!);
  await forEachViewport(page, () => accessible(page));
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await expect(heading(page)).toHaveText(name);
  await page.getByRole("button", { name: "Decide" }).click();
  await expect(page.getByRole("region", { name: "There’s something to fix" })).toBeFocused();
  await page.getByRole("radio", { name: /^Decline/ }).check();
  await page.getByLabel("Which rule?").selectOption({ label: "It lacks what visitors need" });
  await page.getByLabel("In your own words").fill("Please say where you bake, and how to reach you.");
  // What has been written outlives a reload.
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("In your own words")).toHaveValue("Please say where you bake, and how to reach you.");
  // Words for next time, with a blank for the name.
  const saved = page.getByRole("dialog", { name: "Saved answers" });
  await page.getByRole("button", { name: "Saved answers" }).click();
  await saved.getByLabel("Name").fill(name);
  await saved.getByRole("button", { name: "Save what you’ve written" }).click();
  await accessible(page);
  await saved.getByRole("button", { name: `Use it: ${name}` }).click();
  await expect(saved).toBeHidden();
  await page.getByRole("button", { name: "See the e-mails" }).click();
  const preview = page.getByRole("dialog", { name: "What will be sent" });
  await expect(preview).toContainText("Please say where you bake, and how to reach you.");
  await accessible(page);
  await page.keyboard.press("Escape");
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("button", { name: "Decline and go on" }).click();
  await expect(page.getByText(`${name} is declined`, { exact: true })).toBeVisible();

  const mail = await mailAbout(inbox, person.email, new RegExp(name));
  expect(mail.text).toContain("Please say where you bake, and how to reach you.");
  await author.goto("/user/profile?seleted=Information");
  await hydrated(author);
  await expect(author.getByText(/Please say where you bake, and how to reach you\./)).toBeVisible();
});

test("a vendor that its author changes while an admin has it open isn’t approved unread: the admin sees what changed, and keeps their words", async ({
  page,
  browser,
  inbox,
  expectErrors,
}) => {
  // The first decision is refused.
  expectErrors(/409/);
  const name = `Lipova ${word()}`;
  const author = await (await browser.newContext()).newPage();
  await authorAndAdmin(page, author, inbox, [name]);
  await openQueue(page, name.split(" ")[1]!);
  await page.getByRole("link", { name }).click();
  await expect(heading(page)).toHaveText(name);
  await hydrated(page);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.getByRole("radio", { name: /^Approve/ }).check();
  await page.getByLabel("In your own words").fill("We have rung them, and they do bake.");
  const headers = { ...(await bearerOn(author)), "if-match": '"1"' };
  const change = { data: { description: "We sell watches." }, headers };
  await expect(await author.request.patch(`/api/vendors/${id}`, change)).toBeOK();
  await page.getByRole("button", { name: "Approve and go on" }).click();
  await expect(page.getByText(/has changed since you loaded it/)).toBeVisible();
  await expect(page.getByText(/while you had this open/)).toContainText("description");
  await expect(page.getByLabel("In your own words")).toHaveValue("We have rung them, and they do bake.");
  await page.getByRole("button", { name: "Approve and go on" }).click();
  await expect(page.getByText(`${name} is published`, { exact: true })).toBeVisible();
  await author.context().close();
});

test("two admins decide the same vendor: the second is told who was faster and what they decided", async ({
  page,
  browser,
  inbox,
  expectErrors,
}) => {
  // The second decision is refused.
  expectErrors(/409/);
  const name = `Lešnik ${word()}`;
  const author = await (await browser.newContext()).newPage();
  await authorAndAdmin(page, author, inbox, [name]);
  const other = await (await browser.newContext()).newPage();
  await admin(other, inbox, newPerson());
  // It would learn of the decision at once.
  await other.route("**/api/admin/changes", (route) => route.abort());
  for (const each of [page, other]) {
    await openQueue(each, name.split(" ")[1]!);
    await each.getByRole("link", { name }).click();
    await expect(heading(each)).toHaveText(name);
    await each.getByRole("radio", { name: /^Approve/ }).check();
  }
  // It asks every twenty seconds.
  await expect(other.getByText(/(?:is|are) looking at this too\./)).toBeVisible({ timeout: 30_000 });
  // Nor does it ask again before it decides.
  const decided = Promise.withResolvers<void>();
  await other.route("**/api/admin/vendors/*", async (route) => {
    await decided.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Approve and go on" }).click();
  await expect(page.getByText(`${name} is published`, { exact: true })).toBeVisible();
  await other.getByRole("button", { name: "Approve and go on" }).click();
  await expect(other.getByRole("region", { name: "There’s something to fix" })).toContainText("approved");
  decided.resolve();
  expect(await vendorNamed(page, name)).toBeTruthy();
});

test("one claimant is declined by a rule; another is asked for more, answers and hands in a document, which the admin opens before approving the claim; all of them are told", async ({
  page,
  newDevice,
  inbox,
  accessible,
}) => {
  const vendorId = await vendorNamed(page, "Palais Lindwurm");
  const claim = async (note: string) => {
    const device = await newDevice();
    const { email } = await member(device, inbox);
    const headers = { ...(await bearerOn(device)), "idempotency-key": crypto.randomUUID() };
    const data = { role: "owner", note };
    await expect(await device.request.post(`/api/vendors/${vendorId}/claims`, { data, headers })).toBeOK();
    return { email, device };
  };
  await admin(page, inbox, newPerson());
  const admirer = await claim("It’s where we married, and we’d love to look after it.");
  await page.goto("/dashboard?seleted=dash&tab=pending-claim&q=Lindwurm");
  await hydrated(page);
  await page.getByRole("link", { name: "Palais Lindwurm" }).first().click();
  await page.getByRole("radio", { name: /^Decline/ }).check();
  await page.getByLabel("Which rule?").selectOption("not-authorised");
  await page.getByLabel("In your own words").fill("Only those who run it can look after its page.");
  await page.getByRole("button", { name: "Decline and go on" }).click();
  await expect(page.getByText("The claim to Palais Lindwurm is declined", { exact: true })).toBeVisible();
  const refusal = await mailAbout(inbox, admirer.email, /^Your claim to Palais Lindwurm was declined/);
  expect(refusal.text).toContain("the business hasn’t asked you to look after its page");
  expect(refusal.text).toContain("Only those who run it can look after its page.");

  // The one that has waited longest comes first.
  const first = await claim("It’s mine: ring the number on the listing and ask for me.");
  const second = await claim("I look after the page for them, ask anyone.");
  await page.goto("/dashboard?seleted=dash&tab=pending-claim&q=Lindwurm");
  await hydrated(page);
  await expect(page.getByText("1 rival").first()).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("link", { name: "Palais Lindwurm" }).first().click();
  await expect(heading(page)).toHaveText("Claim to Palais Lindwurm");
  await forEachViewport(page, () => accessible(page));
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.getByRole("radio", { name: /^Ask for more/ }).check();
  await page.getByLabel("In your own words").fill("Which number should we ring?");
  await page.getByRole("button", { name: "Ask and go on" }).click();
  await expect(page.getByText("We’ve asked about Palais Lindwurm", { exact: true })).toBeVisible();
  const question = await mailAbout(inbox, first.email, /^We have a question about your claim/);
  expect(question.text).toContain("Which number should we ring?");
  const { device } = first;
  await device.goto(question.links[0]!);
  await hydrated(device);
  await expect(device.getByText("Which number should we ring?")).toBeVisible();
  await device.getByRole("button", { name: "Add a document to your claim to Palais Lindwurm" }).click();
  const form = device.getByRole("form", { name: "Add a document to your claim to Palais Lindwurm" });
  await form.getByRole("button", { name: "Hand it in" }).click();
  await expect(form.getByText("Choose a file").first()).toBeVisible();
  await forEachViewport(device, () => accessible(device));
  const extract = { name: "extract.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 Palais Lindwurm") };
  await form.locator("input[type=file]").setInputFiles([extract]);
  await form.getByRole("button", { name: "Hand it in" }).click();
  await expect(device.getByText(/^A PDF, which you handed in on /)).toBeVisible();
  await device
    .getByRole("textbox", { name: "Your answer" })
    .fill("The one in the register of businesses, on weekdays.");
  await device.getByRole("button", { name: "Send the answer" }).click();
  await expect(device.getByText("Waiting for us", { exact: true })).toBeVisible();

  await page.goto(`/pending-claim/${id}`);
  await hydrated(page);
  await expect(page.getByText("The one in the register of businesses, on weekdays.").first()).toBeVisible();
  await expect(page.getByText(/^Document: a PDF of 1 kB, handed in on /)).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Open it" }).click();
  expect(readFileSync(await (await download).path())).toEqual(extract.buffer);
  await page.getByRole("radio", { name: /^Approve/ }).check();
  await page.getByLabel("In your own words").fill("We rang the number on the listing, and it’s theirs.");
  await page.getByRole("button", { name: "Approve and go on" }).click();
  await expect(page.getByText("Palais Lindwurm has its owner", { exact: true })).toBeVisible();
  const mails = await Promise.all([first, second].map(({ email }) => mailAbout(inbox, email, /Palais Lindwurm/)));
  expect(mails.map(({ text }) => /We rang the number/.test(text)).filter(Boolean)).toHaveLength(1);
});

test("from a vendor’s public page an admin gets to the decision about it, merges it into one that they look for after entering a code again, and undoes that", async ({
  page,
  newDevice,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 403/);
  const batch = word();
  const [one, other] = [`Medenjak ${batch}`, `Kolač ${batch}`];
  const author = await authorAndAdmin(page, await newDevice(), inbox, [one, other]);
  await openQueue(page, batch);
  await approveVendors(page, author.ids);
  // It is checked once the address says so.
  await page.getByRole("radio", { name: "Approved" }).click();
  await expect(rows(page)).toHaveCount(2);

  const address = `/vendor/detail/vendordetail/${author.ids[0]}`;
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole("link", { name: "Edit this listing" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Suggest a change" })).toHaveCount(0);
  await page.getByRole("link", { name: "Suspend, merge or look into it" }).click();
  await expect(heading(page)).toHaveText(one);
  await hydrated(page);
  await page.getByRole("combobox", { name: "Compare it with another listing" }).fill(other);
  await page.getByRole("option", { name: new RegExp(`^${other}`) }).click();
  const comparison = page.getByRole("table", { name: "Could it be one of these?" });
  await expect(comparison.getByRole("row", { name: /^Description/ })).toContainText("The same");
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("button", { name: `Merge into this one: ${other}` }).click();
  await page.getByLabel("Why are they the same?").fill("Both are the bakery at the same address.");
  await refuseForWantOfCode(page, "**/api/vendors/*/merge");
  await page.getByRole("button", { name: "Merge them" }).click();
  const code = page.getByRole("dialog", { name: "Enter a code again" });
  await code.getByRole("textbox").fill(nextCode(author.secret));
  await code.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(`${one} is part of ${other} now`, { exact: true })).toBeVisible();
  const merged = await mailAbout(inbox, author.email, new RegExp(`^${one} is part of ${other} now`));
  expect(merged.text).toContain("Both are the bakery at the same address.");
  const led = await page.request.get(address, { maxRedirects: 0 });
  expect(led.headers()["location"]).toBe(`/vendor/detail/vendordetail/${author.ids[1]}`);

  await page.getByRole("button", { name: "Undo the merge" }).click();
  const question = page.getByRole("dialog", { name: `List ${one} again?` });
  const why = "One bakes cakes, and the other one gingerbread.";
  await question.getByRole("textbox").fill(why);
  await question.getByRole("button", { name: "See the e-mails" }).click();
  await expect(page.getByRole("dialog", { name: "What will be sent" })).toContainText(why);
  await page.keyboard.press("Escape");
  await forEachViewport(page, () => accessible(page));
  await question.getByRole("button", { name: "Undo the merge" }).click();
  await expect(page.getByText(`${one} is listed again`, { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Suspend/ })).toBeVisible();
  const back = await mailAbout(inbox, author.email, new RegExp(`^${one} has its own page again`));
  expect(back.text).toContain(why);
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(200);
});

test("a published vendor is suspended with a rule and a reason, and reinstated: its author is told each time, and everyone sees it again", async ({
  page,
  newDevice,
  inbox,
  accessible,
  expectErrors,
}) => {
  // The public page, which its author asks for first.
  expectErrors(/404/);
  const name = `Pehtran ${word()}`;
  const authorPage = await newDevice();
  const author = await authorAndAdmin(page, authorPage, inbox, [name]);
  await approveVendors(page, author.ids);
  const address = `/vendor/detail/vendordetail/${author.ids[0]}`;
  const q = name.split(" ")[1]!;
  await page.goto(`/dashboard?seleted=dash&tab=pending-vendor&state=approved&q=${q}`);
  await hydrated(page);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await hydrated(page);
  // By keys alone.
  await page.keyboard.press("d");
  await expect(page.getByRole("radio", { name: /^Suspend/ })).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Which rule?"));
  await page.keyboard.type("It can’t be reached");
  await tabTo(page, page.getByLabel("In your own words"));
  const why = "The number on the page belongs to a dentist.";
  await page.keyboard.type(why);
  await tabTo(page, page.getByRole("button", { name: "See the e-mails" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "What will be sent" })).toContainText(why);
  await page.keyboard.press("Escape");
  await forEachViewport(page, () => accessible(page));
  await tabTo(page, page.getByRole("button", { name: "Suspend it" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} is suspended`, { exact: true })).toBeVisible();
  expect((await mailAbout(inbox, author.email, new RegExp(`^We’ve taken ${name} off`))).text).toContain(why);
  expect((await page.request.get(address)).status()).toBe(404);
  await authorPage.goto(address);
  await hydrated(authorPage);
  await expect(authorPage.getByText("This listing is suspended")).toBeVisible();
  await expect(authorPage.getByText(why)).toBeVisible();
  await accessible(authorPage);

  await page.goto(`/dashboard?seleted=dash&tab=pending-vendor&state=suspended&q=${q}`);
  await hydrated(page);
  await accessible(page);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  await hydrated(page);
  await page.getByRole("radio", { name: /^Reinstate/ }).check();
  await page.getByLabel("In your own words").fill("The new number is theirs.");
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("button", { name: "Reinstate it" }).click();
  await expect(page.getByText(`${name} is back`, { exact: true })).toBeVisible();
  const back = await mailAbout(inbox, author.email, new RegExp(`^${name} is back on`));
  expect(back.text).toContain("The new number is theirs.");
  expect((await page.request.get(address)).status()).toBe(200);
});

test("a suggestion is decided field by field: the e-mail is read before it goes, and tells whoever made it what isn’t taken up, and why", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const name = `Potička ${word()}`;
  const author = await (await browser.newContext()).newPage();
  const person = await authorAndAdmin(page, author, inbox, [name]);
  const q = name.split(" ")[1]!;
  await approveVendors(page, person.ids);
  const [id] = person.ids;
  const changes = { address: "Trubarjeva 42, Ljubljana", phoneNumber: "+386 1 555 01 99" };
  const headers = { ...(await bearerOn(author)), "idempotency-key": crypto.randomUUID() };
  const data = { changes, note: "They moved in spring." };
  await expect(await author.request.post(`/api/vendors/${id}/proposals`, { data, headers })).toBeOK();

  await page.goto(`/dashboard?seleted=dash&tab=proposals&q=${q}`);
  await hydrated(page);
  await expect(page.getByRole("table", { name: "Proposed changes waiting for a decision" })).toBeVisible();
  await accessible(page);
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await expect(heading(page)).toHaveText(`Change to ${name}`);
  await expect(page.getByText("They moved in spring.")).toBeVisible();
  await page.getByRole("radio", { name: /^Accept some of it/ }).check();
  await page.getByRole("checkbox", { name: "Address" }).check();
  await page.getByLabel("Which rule?").selectOption({ label: "Nothing bears it out" });
  const words = "We rang the new number, and no one there knows the bakery.";
  await page.getByLabel("In your own words").fill(words);
  await page.getByRole("button", { name: "See the e-mails" }).click();
  const preview = page.getByRole("dialog", { name: "What will be sent" });
  await expect(preview).toContainText(words);
  await page.keyboard.press("Escape");
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("button", { name: "Accept that and go on" }).click();
  await expect(page.getByText(`Part of the change to ${name} is on its page`, { exact: true })).toBeVisible();

  const mail = await mailAbout(inbox, person.email, /^Part of your suggestion is on the page of/);
  for (const part of ["taken up the address", "the telephone number", words, "A person decided this"])
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain(part);
  await expect
    .poll(async () => (await page.request.get(`/api/vendors/${id}`)).json())
    .toMatchObject({ address: changes.address, phoneNumber: "" });
  await author.context().close();
});
