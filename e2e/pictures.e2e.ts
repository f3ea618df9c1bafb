import { expect, test } from "./journey.ts";
import { hydrated, loaded, openVendor, vendorNamed } from "./steps.ts";

// Four windows at once would ask for four sizes of every cover.
test.describe.configure({ mode: "default" });

const windows = [
  { width: 390, height: 844, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
];

for (const { deviceScaleFactor, ...viewport } of windows) {
  test.describe(`${viewport.width} wide, ${deviceScaleFactor} device pixels per pixel`, () => {
    test.use({ viewport, deviceScaleFactor });

    test("every picture is sharp at the size shown, drawn ones are labelled, and none is missing", async ({
      page,
      expectErrors,
    }) => {
      // A cover that a busy machine doesn't draw in time is asked for again.
      expectErrors(/ 50[34] \(.*\/api\/covers\//);
      const photographed = await vendorNamed(page, "Villa Podrožnik");
      const { items } = (await (await page.request.get("/api/vendors?category=photographers&limit=50")).json()) as {
        items: { id: string; image: { drawn: boolean } }[];
      };
      const drawn = items.find(({ image }) => image.drawn)!.id;
      const detail = (id: string) => `/vendor/detail/vendordetail/${id}`;
      for (const path of ["/", "/search?category=photographers", "/categories", detail(photographed), detail(drawn)]) {
        await page.goto(path);
        await hydrated(page);
        const pictures = await page.locator("img[srcset]").evaluateAll(async (images) => {
          const seen: { source: string; shown: number; chosen: number }[] = [];
          // One after another, as they come into view: each may have to be drawn first.
          for (const element of images) {
            const image = element as HTMLImageElement;
            image.loading = "eager";
            await image.decode().catch(() => new Promise((come) => image.addEventListener("load", come)));
            const widths = new Map(
              image.srcset.split(", ").map((candidate) => {
                const [address = "", width = ""] = candidate.split(" ");
                return [new URL(address, location.href).href, Number.parseInt(width, 10)];
              }),
            );
            // Cropped to its place, it may be wider than the part that shows.
            const ratio = image.naturalWidth / image.naturalHeight;
            const shown = Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio;
            seen.push({
              source: image.currentSrc,
              shown: Math.floor(Math.min(shown, Math.max(...widths.values()))),
              chosen: widths.get(image.currentSrc) ?? 0,
            });
          }
          return seen;
        });
        expect(pictures.length, path).toBeGreaterThan(0);
        expect(
          pictures.filter(({ shown, chosen }) => chosen < shown),
          path,
        ).toEqual([]);
      }
      await expect(page.getByRole("button", { name: "Picture 1 of 1: Drawn: no photos yet" })).toBeVisible();
      await expect(page.getByText("Drawn: no photos yet", { exact: true })).toBeVisible();
    });
  });
}

test("pictures that didn't come are asked for again", async ({ page, expectErrors }) => {
  expectErrors(/503/);
  const refused = new Map<string, number>();
  await page.route("**/api/covers/**", async (route) => {
    const file = route.request().url();
    const times = refused.get(file) ?? 0;
    refused.set(file, times + 1);
    // The first time before the page's code has come, and once more.
    await (times < 2 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto("/search?category=photographers");
  const first = page.locator("main article img[srcset]").first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect(refused.get(await first.evaluate((image: HTMLImageElement) => image.currentSrc))).toBe(3);
});

test("a picture opened without a connection breaks nothing, and is shown large once there is one", async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await openVendor(page, await vendorNamed(page, "Villa Podrožnik"));
  await loaded(page, "offline");
  await context.setOffline(true);
  await page
    .getByRole("button", { name: /^Picture 1 of/ })
    .first()
    .click();
  await expect(page.getByText("You’re offline")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Villa Podrožnik");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("dialog")).toBeVisible();
});
