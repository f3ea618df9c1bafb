// A proof of a booking, from its author to an admin and no one else, and then gone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { demoPassword } from "../apps/api/src/demo/accounts.ts";
import { dataDir } from "./addresses.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  bearerOf,
  forEachViewport,
  hydrated,
  mailAbout,
  member,
  newAdmin,
  nextCode,
  openVendor,
  publishByRequest,
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
  request,
  playwright,
  baseURL,
  inbox,
  accessible,
}) => {
  const author = await member(page, inbox);
  const villa = await vendorNamed(page, "Villa Podrožnik");
  const { reviewId } = await publishByRequest(page, villa, "The walnut tree in the yard kept the rain off us all.");
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

  const admin = newPerson();
  const { secret: authenticator } = await newAdmin(request, inbox, admin);
  await request.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
  const code = nextCode(authenticator);
  const asAdmin = await bearerOf(await request.post("/api/users/login/second-step", { data: { code } }));
  const waiting = await request.get("/api/admin/proofs?limit=50", { headers: asAdmin });
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

  await test.step("an admin says why, opens it and accepts it", async () => {
    const address = `/api/admin/proofs/${id}`;
    const unsaid = await request.post(`${address}/openings`, { data: { reason: "       " }, headers: asAdmin });
    expect(unsaid.status()).toBe(422);
    const data = { reason: "To decide about it." };
    const opened = await request.post(`${address}/openings`, { data, headers: asAdmin });
    expect(await opened.body()).toEqual(invoice.buffer);
    const decision = { action: "accept", explanation: "It names you and the house, and a date that fits." };
    await expect(await request.post(`${address}/decision`, { data: decision, headers: asAdmin })).toBeOK();
    await mailAbout(inbox, author.email, /^Your booking with Villa Podrožnik is confirmed/);
  });

  await test.step("everyone reads that the booking is confirmed", async () => {
    await openVendor(page, villa);
    const card = page.getByRole("article").filter({ hasText: "The walnut tree in the yard" });
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
