import { expect, test } from "./journey.ts";
import { hydrated, openVendor, vendorNamed } from "./steps.ts";

test("reviews are filtered by stars, by a link, and the back button shows all again", async ({ page, accessible }) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  await openVendor(page, id);
  const reviews = page.getByRole("region", { name: "What couples say" });
  const cards = reviews.getByRole("article");
  const all = await cards.count();

  const bar = page.getByRole("link", { name: /^4 stars: \d+ reviews/ });
  const filtered = reviews.getByText(/^\d+ reviews? with four stars/);
  await bar.click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(filtered).toBeVisible();
  await expect(reviews.getByRole("img", { name: /^4 out of 5/ })).toHaveCount(await cards.count());
  await accessible(page);

  await page.goBack();
  await expect(page).not.toHaveURL(/stars=/);
  await expect(filtered).toHaveCount(0);
  await expect(cards).toHaveCount(all);

  // A link that somebody was sent shows the same, and leads to all.
  await page.goto(`/vendor/detail/vendordetail/${id}?stars=4`);
  await hydrated(page);
  await expect(filtered).toBeVisible();
  await reviews.getByRole("link", { name: "All reviews" }).click();
  await expect(page).not.toHaveURL(/stars=/);
  await expect(cards).toHaveCount(all);
});
