// Looking after a listing with others.
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import { fillSignUp, forEachViewport, heading, hydrated, logInByRequest, mailAbout, vendorNamed } from "./steps.ts";

const owner = { email: "owner@demo.example", password: demoPassword, firstName: "", lastName: "", location: "" };

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
    const address = elsewhere.getByRole("textbox", { name: "Address" });
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
