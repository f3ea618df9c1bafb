import { expect, newPerson, test } from "./journey.ts";
import { forEachViewport, heading, hydrated, mailAbout, openVendor, vendorNamed } from "./steps.ts";

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

  const { text } = await mailAbout(inbox, person.email, /^We’ve got your request/);
  await page.getByRole("link", { name: "See a request" }).click();
  await page.getByLabel("Receipt code").fill(/R(-[0-9A-Z]{4}){4}/.exec(text)![0]);
  await page.getByRole("button", { name: "See what has become of it" }).click();
  await expect(page.getByText("We’re looking at it")).toBeVisible();
  await accessible(page);
});
