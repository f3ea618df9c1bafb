import { expect, newPerson, test } from "./journey.ts";
import { forEachViewport, heading, hydrated, mailAbout, openVendor, vendorNamed } from "./steps.ts";

test("someone gives notice of an illegal listing without an account, and follows it by its receipt", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const person = newPerson();
  await openVendor(page, await vendorNamed(page, "Zwei Linsen"));
  const address = page.url();
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
  await page.getByLabel("Receipt code").fill(/N(-[0-9A-Z]{4}){4}/.exec(text)![0]);
  await page.getByRole("button", { name: "See what has become of it" }).click();
  await expect(heading(page)).toHaveText("We’re looking at it");
  await accessible(page);
});
