import { tabNames } from "../apps/site/app/admin/tabs.ts";
import { messages } from "../apps/site/app/admin/messages.ts";
import { messages as frameWords } from "../apps/site/app/frame/messages.ts";
import { expect, test } from "./journey.ts";
import { admin, forEachViewport, hydrated } from "./steps.ts";

test("each tab of the dashboard opens and is accessible, on a desktop and on a phone", async ({
  page,
  inbox,
  accessible,
}) => {
  // Every tab twice: a busy machine takes minutes.
  test.slow();
  await admin(page, inbox);
  for (const tab of tabNames) {
    await page.goto(`/dashboard?seleted=dash&tab=${tab}`);
    await hydrated(page);
    const panel = page.getByRole("tabpanel", { name: messages.tabs[tab] });
    const shown = panel.locator("h2, table, form, li, [data-slot=empty-state]").filter({ visible: true });
    await expect(shown).not.toHaveCount(0);
    // The search is there before what it searches.
    await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(panel.getByText(frameWords.loaded.failed)).toHaveCount(0);
    await forEachViewport(page, () => accessible(page));
  }
});
