// What no field of a listing says, told by someone who doesn't look after it.
import { expect, test } from "./journey.ts";
import { forEachViewport, hydrated, member, vendorNamed } from "./steps.ts";

test("someone tells us that a business has closed; a reload keeps what they were writing, and their profile says what they told us", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  // The listing isn't theirs to change.
  expectErrors(/404/);
  await member(page, inbox);
  const id = await vendorNamed(page, "Palais Lindwurm");
  await page.goto(`/edit/vendordetail/${id}`);
  await hydrated(page);
  const closed = page.getByRole("radio", { name: "It has closed for good" });
  await closed.check();
  const note = page.getByLabel("Tell us more");
  await note.fill("The shutters have been down since June.");
  await page.reload();
  await hydrated(page);
  await expect(closed).toBeChecked();
  await expect(note).toHaveValue("The shutters have been down since June.");
  await forEachViewport(page, () => accessible(page));
  await page.getByRole("button", { name: "Send it" }).click();
  await expect(page).toHaveURL(new RegExp(`/vendor/detail/vendordetail/${id}`));
  await page.goto("/user/profile?seleted=Information");
  await expect(page.getByText(/^It has closed for good/)).toBeVisible();
});
