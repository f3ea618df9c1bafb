// Clients whom a vendor invites: from the owner's list to the label on a review.
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  fillSignUp,
  forEachViewport,
  heading,
  hydrated,
  logInByRequest,
  mailAbout,
  openVendor,
  pressPublishAsGuest,
  summary,
  vendorNamed,
  writeReview,
} from "./steps.ts";

const owner = { email: "owner@demo.example", password: demoPassword, firstName: "", lastName: "", location: "" };

test("an owner invites all clients of a season; one follows the e-mail, signs up and writes, and the label says so", async ({
  page,
  browser,
  inbox,
  accessible,
}) => {
  await logInByRequest(page, owner);
  const id = await vendorNamed(page, "Villa Podrožnik");
  const client = newPerson();
  const others = [newPerson(), newPerson()].map(({ email }) => email);

  await test.step("one bad line refuses the list and is named; once it is mended, all three are written to", async () => {
    await page.goto(`/edit/vendordetail/${id}`);
    await hydrated(page);
    const clients = page.getByRole("region", { name: "Invite clients" });
    await expect(clients.getByText("3 have written", { exact: true })).toBeVisible();
    await clients.getByRole("button", { name: "Invite clients" }).click();
    const year = String(new Date().getFullYear() - 1);
    for (const [name, month] of [
      ["From", "May"],
      ["To", "September"],
    ] as const) {
      const field = clients.getByRole("group", { name, exact: true });
      await field.getByRole("combobox", { name: /Month/ }).selectOption({ label: month });
      await field.getByRole("combobox", { name: /Year/ }).selectOption({ label: year });
    }
    const list = clients.getByRole("textbox", { name: "Your clients" });
    await list.fill(`${client.email}, Nika\nanna@\n${others.join("\n")}`);
    await clients.getByRole("checkbox", { name: /These are all my clients/ }).check();
    await clients.getByRole("button", { name: "Send the invitations" }).click();
    await expect(summary(page)).toBeFocused();
    await expect(clients.getByRole("list", { name: "Lines to look at" })).toContainText("Line 2");
    await forEachViewport(page, () => accessible(page));
    await list.fill(`${client.email}, Nika\n${others.join("\n")}`);
    await clients.getByRole("button", { name: "See the e-mail" }).click();
    await expect(page.getByRole("dialog")).toContainText("How was Villa Podrožnik?");
    await page.keyboard.press("Escape");
    await clients.getByRole("button", { name: "Send the invitations" }).click();
    await expect(clients.getByText("We’re writing to 3 clients.")).toBeVisible();
  });

  const theirs = await (await browser.newContext({ extraHTTPHeaders: anAddress() })).newPage();
  const words = `Nobody hurried us, and the soup came at midnight as promised. ${client.email}`;
  await test.step("a client opens the link, writes, signs up and publishes", async () => {
    const mail = await mailAbout(inbox, client.email, /^How was Villa Podrožnik/);
    await theirs.goto(mail.links.find((link) => link.includes("/review-invitation"))!);
    expect(theirs.url()).not.toContain("token");
    await hydrated(theirs);
    await expect(heading(theirs)).toHaveText("Villa Podrožnik would like to know how it was");
    await forEachViewport(theirs, () => accessible(theirs));
    await theirs.getByRole("link", { name: "Write your review" }).click();
    await writeReview(theirs, { stars: 2, title: "", words });
    await pressPublishAsGuest(theirs);
    await expect(theirs.getByText("You were invited as a client, and your review will say so.")).toBeAttached();
    await theirs.getByRole("dialog", { name: "Log in to continue" }).getByRole("link", { name: "Sign Up" }).click();
    await fillSignUp(theirs, client);
    await theirs.goto((await mailAbout(inbox, client.email, /^Confirm your e-mail/)).links[0]!);
    await theirs.getByRole("button", { name: "Confirm my e-mail address" }).click();
    await theirs.getByRole("link", { name: "Continue" }).click();
    await expect(theirs).toHaveURL(/\/successreview/);
  });

  await test.step("the review says that they were invited, and what that means; the link is used up", async () => {
    await openVendor(page, id);
    const review = page.getByRole("article").filter({ hasText: words });
    const label = review.getByRole("button", { name: "Invited client" });
    // Its code comes after the page's.
    const taken = () => label.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
    await expect.poll(taken).toBe(true);
    await label.click();
    await expect(page.getByRole("dialog", { name: "Invited client" })).toContainText("we haven’t seen a contract");
    await page.keyboard.press("Escape");
    await theirs.goto("/review-invitation");
    await expect(heading(theirs)).toHaveText("This link is incomplete");
  });

  await test.step("someone who doesn't want such e-mails says so without an account", async () => {
    const mail = await mailAbout(inbox, others[0]!, /^How was Villa Podrožnik/);
    await theirs.goto(mail.links.find((link) => link.includes("/stop"))!);
    await theirs.getByRole("button", { name: "Stop these invitations" }).click();
    await expect(heading(theirs)).toHaveText("Done");
  });
  await theirs.context().close();
});
