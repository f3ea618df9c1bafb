// Looking after a listing: what others suggest, and with whom. One after the other, since both change the same page.
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  fillSignUp,
  forEachViewport,
  heading,
  hydrated,
  logInByRequest,
  mailAbout,
  member,
  openVendor,
  tabTo,
  vendorNamed,
} from "./steps.ts";

const owner = { email: "owner@demo.example", password: demoPassword, firstName: "", lastName: "", location: "" };

test.describe.configure({ mode: "serial" });

test("someone suggests a change with the keyboard alone; the owner takes part of it, and the page shows that part", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  // Whether it is the person's own listing is asked first.
  expectErrors(/404/);
  const villa = await vendorNamed(page, "Villa Podrožnik");
  const person = await member(page, inbox);
  await openVendor(page, villa);
  await tabTo(page, page.getByRole("link", { name: "Suggest a change" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Suggest a change to Villa Podrožnik");
  await hydrated(page);

  await tabTo(page, page.getByRole("combobox", { name: "Address" }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Cankarjevo nabrežje 7, Ljubljana");
  await tabTo(page, page.getByRole("textbox", { name: "Website" }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("villa-podroznik.example/weddings");
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("We’ve restored what you hadn’t sent.")).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await tabTo(page, page.getByRole("button", { name: "Send suggestion" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you. We’ll e-mail you when it’s been decided.", { exact: true })).toBeVisible();
  // The page stays as it is until then.
  await expect(page.getByText("Cankarjevo nabrežje 7")).toHaveCount(0);

  const theOwner = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  await logInByRequest(theOwner, owner);
  await openVendor(theOwner, villa);
  await theOwner.getByRole("link", { name: "Manage page" }).first().click();
  const suggestions = theOwner.getByRole("region", { name: "Suggestions" });
  await expect(suggestions.getByRole("insertion").filter({ hasText: "Cankarjevo nabrežje 7" })).toBeVisible();
  await suggestions.getByRole("checkbox", { name: "Accept the new address" }).check();
  await accessible(theOwner);
  await suggestions.getByRole("button", { name: "Accept 1 of 2, decline the rest" }).click();
  await expect(theOwner.getByText("Accepted, and on the page now", { exact: true })).toBeVisible();

  await openVendor(page, villa);
  await expect(page.getByText("Cankarjevo nabrežje 7, Ljubljana")).toBeVisible();
  await expect(page.getByText("villa-podroznik.example/weddings")).toHaveCount(0);
  await mailAbout(inbox, person.email, /Villa Podrožnik/);
  await theOwner.context().close();
});

test("an owner invites someone who signs up through the link, edits the page and becomes its owner; the first one leaves", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  // The wrong password.
  expectErrors(/403/);
  await logInByRequest(page, owner);
  const editing = `/edit/vendordetail/${await vendorNamed(page, "Villa Podrožnik")}`;
  const person = { ...newPerson(), location: "" };
  const team = page.getByRole("region", { name: "Team" });
  const elsewhere = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  const theirs = elsewhere.getByRole("region", { name: "Team" });

  await test.step("the owner invites an address", async () => {
    await page.goto(`${editing}#team`);
    await hydrated(page);
    await expect(team.getByText("Petra Kos")).toBeVisible();
    await team.getByLabel("E-mail address").fill(person.email);
    await team.getByRole("button", { name: "Send invitation" }).click();
    await expect(team.getByRole("button", { name: `Withdraw the invitation to ${person.email}` })).toBeVisible();
    await forEachViewport(page, () => accessible(page));
  });

  await test.step("the invited person signs up first, and finds the invitation waiting", async () => {
    const { links } = await mailAbout(inbox, person.email, /^Help look after Villa Podrožnik/);
    await elsewhere.goto(links[0]!);
    expect(elsewhere.url()).not.toContain("token");
    await hydrated(elsewhere);
    await expect(heading(elsewhere)).toHaveText("Jakob Podrožnik would like your help");
    await forEachViewport(elsewhere, () => accessible(elsewhere));
    await elsewhere.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await expect(elsewhere.getByLabel("E-mail")).toHaveValue(person.email);
    await fillSignUp(elsewhere, person);
    await elsewhere.goto((await mailAbout(inbox, person.email, /^Confirm your e-mail/)).links[0]!);
    await elsewhere.getByRole("button", { name: "Confirm my e-mail address" }).click();
    await elsewhere.getByRole("link", { name: "Continue" }).click();
    await expect(elsewhere).toHaveURL("/join-team");
    await elsewhere.getByRole("button", { name: "Join the team of Villa Podrožnik" }).click();
    await expect(elsewhere).toHaveURL(editing);
    await expect(theirs.getByRole("button", { name: "Leave the team" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Send invitation" })).toHaveCount(0);
  });

  await test.step("they edit the page", async () => {
    const address = elsewhere.getByRole("combobox", { name: "Address" });
    await address.fill(`${await address.inputValue()} (by the lake)`);
    await elsewhere.getByRole("button", { name: "Save changes" }).click();
    await expect(elsewhere.getByText("(by the lake)").first()).toBeVisible();
  });

  await test.step("the owner hands the page over with the password, and leaves", async () => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("Nika H., on the team").first()).toBeVisible();
    await team.getByRole("button", { name: "Make owner (Nika Horvat)" }).click();
    const dialog = page.getByRole("dialog", { name: "Make Nika Horvat the owner?" });
    await dialog.getByLabel("Your password", { exact: true }).fill("not the password");
    await dialog.getByRole("button", { name: "Hand over the page" }).click();
    await expect(dialog.getByRole("region", { name: "There’s something to fix" })).toBeFocused();
    await forEachViewport(page, () => accessible(page));
    await dialog.getByLabel("Your password", { exact: true }).fill(demoPassword);
    await dialog.getByRole("button", { name: "Hand over the page" }).click();
    await team.getByRole("button", { name: "Leave the team" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave the team" }).click();
    await expect(page).toHaveURL(/\/user\/profile/);
    await expect(page.getByText("You no longer look after Villa Podrožnik").first()).toBeVisible();
  });

  await elsewhere.goto(editing);
  await expect(theirs.getByRole("button", { name: "Give the page back" })).toBeVisible();
  await expect(theirs.getByText("Jakob Podrožnik")).toHaveCount(0);
  await expect(elsewhere.getByText("Handed the page over to someone on the team").first()).toBeVisible();
  await elsewhere.context().close();
});
