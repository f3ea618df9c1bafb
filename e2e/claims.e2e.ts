import { expect, test } from "./journey.ts";
import { account, forEachViewport, hydrated, logIn, mailAbout, member, openVendor, vendorNamed } from "./steps.ts";

const evidence = "I answer the phone here on weekdays: ring and ask for me.";

test("two people claim the same business: a guest logs in, finds their words kept and is told that they’ve claimed it, one withdraws, and the other’s business e-mail is confirmed by its link", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  const vendorId = await vendorNamed(page, "Jezerski voz");
  const businessEmail = `hello.${crypto.randomUUID().slice(0, 8)}@jezerskivoz.example`;
  const dialog = page.getByRole("dialog", { name: "Claim Jezerski voz" });

  await test.step("the guest writes a claim, logs in, and sends it", async () => {
    const person = await account(inbox);
    await openVendor(page, vendorId);
    await page.getByRole("link", { name: "Claim this page" }).click();
    await dialog.getByRole("button", { name: "Send the claim" }).click();
    await expect(dialog.getByRole("region", { name: "There’s something to fix" })).toBeFocused();
    await dialog.getByRole("radio", { name: "I run it" }).check();
    await dialog.getByLabel("How can we tell?").fill(evidence);
    await dialog.getByLabel("Business e-mail").fill(businessEmail);
    await forEachViewport(page, () => accessible(page));
    await dialog.getByRole("button", { name: "Send the claim" }).click();
    await page
      .getByRole("dialog", { name: "Log in to claim Jezerski voz" })
      .getByRole("link", { name: "Log In" })
      .click();
    // The dialog has an e-mail field, too.
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await logIn(page, person);
    await expect(dialog.getByLabel("How can we tell?")).toHaveValue(evidence);
    await expect(dialog.getByRole("radio", { name: "I run it" })).toBeChecked();
    await dialog.getByRole("button", { name: "Send the claim" }).click();
    await expect(page.getByRole("dialog", { name: "We’ve got your claim" })).toContainText(businessEmail);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("link", { name: "Claim this page" }).click();
    const claimed = page.getByRole("dialog", { name: "You’ve claimed this business" });
    await expect(claimed.getByText(/^You claimed this on/)).toBeVisible();
    await expect(claimed).toContainText(businessEmail);
    await accessible(page);
    await page.getByRole("link", { name: "See your claims" }).click();
    await expect(page.getByText("Waiting for you", { exact: true })).toBeVisible();
  });

  const rival = await (await browser.newContext()).newPage();
  await test.step("someone else claims it too, and withdraws", async () => {
    await member(rival, inbox);
    await rival.goto(`/vendor/detail/vendordetail/${vendorId}?claim=true`);
    await hydrated(rival);
    const theirs = rival.getByRole("dialog", { name: "Claim Jezerski voz" });
    await theirs.getByRole("radio", { name: "It’s mine" }).check();
    await theirs.getByLabel("How can we tell?").fill(evidence);
    await theirs.getByRole("button", { name: "Send the claim" }).click();
    await rival.getByRole("link", { name: "See your claims" }).click();
    await rival.getByRole("button", { name: "Withdraw your claim to Jezerski voz" }).click();
    await rival.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(rival.getByText("Withdrawn", { exact: true })).toBeVisible();
    await rival.context().close();
  });

  await test.step("the link in the other's business e-mail confirms it, wherever it is opened", async () => {
    const { links } = await mailAbout(inbox, businessEmail, /^Confirm this address for your claim to Jezerski voz/);
    const mailbox = await (await browser.newContext()).newPage();
    await mailbox.goto(links[0]!);
    expect(mailbox.url()).not.toContain("token");
    await hydrated(mailbox);
    await mailbox.getByRole("button", { name: "Confirm this address" }).click();
    await expect(mailbox.getByRole("heading", { name: "Thank you, it’s confirmed" })).toBeVisible();
    await forEachViewport(mailbox, () => accessible(mailbox));
    await mailbox.context().close();

    await page.reload();
    await expect(page.getByText(`${businessEmail} is confirmed.`)).toBeVisible();
    await expect(page.getByText("Waiting for us", { exact: true })).toBeVisible();
    await forEachViewport(page, () => accessible(page));
  });
});
