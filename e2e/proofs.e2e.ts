// A proof of a booking, from its author to an admin and no one else, and then gone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { dataDir } from "./addresses.ts";
import { anAddress, expect, test } from "./journey.ts";
import {
  admin,
  bearerOf,
  bearerOn,
  forEachViewport,
  hydrated,
  mailAbout,
  member,
  openVendor,
  publishByRequest,
  summary,
  vendorNamed,
} from "./steps.ts";

const secret = "Invoice no. 12 for Nika Horvat";
const invoice = { name: "invoice.pdf", mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7\n${secret}`) };

/** The files of a proof, as they are on the disk. */
const filesOf = (proofId: string) =>
  readdirSync(join(dataDir, "proofs"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.includes(`${proofId}/`),
  );

test("an author hands in a proof that only an admin can open; once it's accepted the review says so, and the file goes", async ({
  page,
  newDevice,
  playwright,
  baseURL,
  inbox,
  accessible,
}) => {
  const author = await member(page, inbox);
  const villa = await vendorNamed(page, "Villa Podrožnik");
  const words = `The walnut tree in the yard kept the rain off us all. ${author.email}`;
  const { reviewId } = await publishByRequest(page, villa, words);
  const review = `/vendor/user-review-detail?id=${reviewId}`;
  const proof = page.getByRole("dialog", { name: "Your booking with Villa Podrožnik" });

  await test.step("the author hands it in", async () => {
    await page.goto(review);
    await hydrated(page);
    await page.getByRole("button", { name: /^Confirm your booking/ }).click();
    await proof.getByRole("radio", { name: "An invoice" }).check({ force: true });
    await proof.locator("input[type=file]").setInputFiles([invoice]);
    await proof.getByRole("button", { name: "Hand it in" }).click();
    await expect(proof.getByText("We’re looking at it")).toBeVisible();
    await forEachViewport(page, () => accessible(page));
  });

  const desk = await newDevice();
  await admin(desk, inbox);
  const asAdmin = { headers: await bearerOn(desk) };
  const waiting = await desk.request.get("/api/admin/proofs?limit=50", asAdmin);
  const { items } = (await waiting.json()) as { items: { id: string; review: { id: string } }[] };
  const { id } = items.find((one) => one.review.id === reviewId)!;

  await test.step("it's sealed, and those who run the vendor don't learn of it", async () => {
    const [file, ...others] = filesOf(id);
    expect(others).toEqual([]);
    expect(readFileSync(join(dataDir, "proofs", file!)).includes(secret)).toBe(false);
    const owner = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: anAddress() });
    const login = { email: "owner@demo.example", password: demoPassword };
    const asOwner = await bearerOf(await owner.post("/api/users/login", { data: login }));
    expect((await owner.get(`/api/reviews/${reviewId}/proof`, { headers: asOwner })).status()).toBe(404);
    expect((await owner.get("/api/admin/proofs", { headers: asOwner })).status()).toBe(403);
    await owner.dispose();
  });

  const why = "It names you and the house, and a date that fits.";
  await test.step("an admin says why, opens it and accepts it", async () => {
    await desk.goto("/dashboard?seleted=dash&tab=proofs");
    await hydrated(desk);
    await expect(desk.getByRole("button", { name: "Villa Podrožnik", exact: true })).toBeVisible();
    await forEachViewport(desk, () => accessible(desk));
    await desk.getByRole("button", { name: "Villa Podrožnik", exact: true }).click();
    const dialog = desk.getByRole("dialog").filter({ hasText: "Nika" });
    const reason = dialog.getByLabel("Why are you opening it?");
    const usual = await reason.inputValue();
    await reason.fill("");
    await dialog.getByRole("button", { name: "Open it" }).click();
    await expect(summary(desk)).toBeFocused();
    await forEachViewport(desk, () => accessible(desk));
    await reason.fill(usual);
    const download = desk.waitForEvent("download");
    await dialog.getByRole("button", { name: "Open it" }).click();
    expect(readFileSync(await (await download).path())).toEqual(invoice.buffer);
    await dialog.getByRole("radio").first().check();
    await dialog.getByLabel("In your own words").fill(why);
    await dialog.getByRole("button", { name: "See the e-mails" }).click();
    await expect(desk.getByRole("dialog", { name: "What will be sent" })).toContainText(why);
    await desk.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Accept it" }).click();
    await expect(desk.getByText("Proof accepted", { exact: true })).toBeVisible();
    const mail = await mailAbout(inbox, author.email, /^Your booking with Villa Podrožnik is confirmed/);
    for (const part of [why, "Only one admin has opened your file"])
      expect(mail.text.replaceAll(/\s+/g, " ")).toContain(part);
  });

  await test.step("everyone reads that the booking is confirmed", async () => {
    await openVendor(page, villa);
    const card = page.getByRole("article").filter({ hasText: words });
    await expect(card.getByRole("button", { name: "Booking confirmed" })).toBeVisible();
  });

  await test.step("the author has the file deleted, and it's purged", async () => {
    await page.goto(review);
    await hydrated(page);
    await page.getByRole("button", { name: /^Booking confirmed: your review/ }).click();
    await proof.getByRole("button", { name: "Delete it now" }).click();
    await expect(proof.getByText("The file has been deleted.")).toBeVisible();
    await expect.poll(() => filesOf(id)).toEqual([]);
  });
});
