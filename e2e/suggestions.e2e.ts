// What people who don't look after a listing can ask for: a change to it, or its removal.
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  forEachViewport,
  heading,
  hydrated,
  logInByRequest,
  mailAbout,
  member,
  openVendor,
  vendorNamed,
} from "./steps.ts";

test("someone suggests a change with the keyboard alone; the owner takes part of it, and the page shows that part", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const villa = await vendorNamed(page, "Villa Podrožnik");
  const person = await member(page, inbox);
  await openVendor(page, villa);
  const suggest = page.getByRole("link", { name: "Suggest a change" });
  await suggest.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Suggest a change to Villa Podrožnik");
  await hydrated(page);

  /** Goes on to the field with this name by Tab alone. */
  const tabTo = async (name: string, role: "textbox" | "button" = "textbox") => {
    const field = page.getByRole(role, { name, exact: true });
    for (let stop = 0; stop < 60 && !(await field.evaluate((node) => node === document.activeElement)); stop++)
      await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
  };
  await tabTo("Address");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Cankarjevo nabrežje 7, Ljubljana");
  await tabTo("Website");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("villa-podroznik.example/weddings");
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("We’ve restored what you hadn’t sent.")).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await tabTo("Send suggestion", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you. We’ll e-mail you when it’s been decided.")).toBeVisible();
  // The page stays as it is until then.
  await expect(page.getByText("Cankarjevo nabrežje 7")).toHaveCount(0);

  const owner = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  await logInByRequest(owner, { ...newPerson(), email: "owner@demo.example", password: demoPassword });
  await openVendor(owner, villa);
  await owner.getByRole("link", { name: "Manage page" }).first().click();
  const suggestions = owner.getByRole("region", { name: "Suggestions" });
  await expect(suggestions.getByText("Cankarjevo nabrežje 7, Ljubljana")).toBeVisible();
  await suggestions.getByRole("checkbox", { name: "Accept the new address" }).check();
  await accessible(owner);
  await suggestions.getByRole("button", { name: "Accept 1 of 2, decline the rest" }).click();
  await expect(owner.getByText("Accepted, and on the page now")).toBeVisible();

  await openVendor(page, villa);
  await expect(page.getByText("Cankarjevo nabrežje 7, Ljubljana")).toBeVisible();
  await expect(page.getByText("villa-podroznik.example/weddings")).toHaveCount(0);
  await mailAbout(inbox, person.email, /Villa Podrožnik/);
  await owner.context().close();
});

test("a business that wants no listing asks for its removal without an account, and follows the request by its receipt", async ({
  page,
  inbox,
  accessible,
}) => {
  const person = newPerson();
  await openVendor(page, await vendorNamed(page, "Zwei Linsen"));
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

  const { text } = await mailAbout(inbox, person.email, /Zwei Linsen/);
  await page.getByRole("link", { name: "See a request" }).click();
  await page.getByLabel("Receipt code").fill(/R(-[0-9A-Z]{4}){4}/.exec(text)![0]);
  await page.getByRole("button", { name: "See what has become of it" }).click();
  await expect(page.getByText("We’re looking at it")).toBeVisible();
  await accessible(page);
});
