import sharp from "sharp";
import { faultsOf } from "../apps/site/app/vendors/structured-data.specimen.ts";
import { anAddress, expect, newPerson, test } from "./journey.ts";
import {
  addVendors,
  admin,
  bearerOn,
  forEachViewport,
  hydrated,
  mailAbout,
  member,
  vendorNamed,
  word,
} from "./steps.ts";

const pages = [
  "/",
  "/search/searchbanner",
  "/search?category=venues",
  "/categories",
  "/categories/venues",
  "/categories/venues/ljubljana-si",
  "/badge/:id",
  "/vendor/detail/vendordetail/:id",
  "/review/:id",
  "/user/review/preview",
  "/confirmreview",
  "/signup",
  "/signup/verify",
  "/api/users/verify",
  "/api/users/verify#token=x",
  "/api/users/verify-new-email",
  "/api/users/verify-new-email#token=x",
  "/api/users/verify-new-email#stop=x",
  "/claims/confirm",
  "/claims/confirm#token=x",
  "/forgetpassword",
  "/api/users/resetpassword",
  "/api/users/resetpassword#token=x",
  "/api/users/confirmresetpassword",
  "/user/ConfirmChangePassword",
  "/user/confirmdeleteaccount",
  "/user/confirmdeleteaccount#token=x",
  "/login",
  "/terms",
  "/privacy",
  "/contact-us",
  "/no-such-page",
  "/edit/vendordetail/:id",
  "/vendor/addvendor",
  "/vendor",
  "/vendor/successvendor",
  "/moderation-log",
  "/all-category",
];

for (const path of pages) {
  test(`${path} has no accessibility fault in light or dark mode, on a desktop or a phone`, async ({
    page,
    accessible,
    expectErrors,
  }) => {
    if (path === "/no-such-page") expectErrors(/404/);
    const id = await vendorNamed(page, "Villa Podrožnik");
    await forEachViewport(page, async () => {
      await page.goto(path.replace(":id", id));
      await hydrated(page);
      await accessible(page);
    });
  });
}

test("an operator's texts are read as Markdown, and every placeholder for a value is filled", async ({ page }) => {
  for (const path of ["/terms", "/privacy"]) {
    await page.goto(path);
    const text = await page.getByRole("main").innerText();
    expect(text).toMatch(/since \d+ November 2026/);
    // A table, bold text or an unused value would leave these characters behind.
    expect(text).not.toMatch(/[|{}*#]|undefined/);
  }
});

test("an unknown address shows the 404 page in the specification's words", async ({ page, expectErrors }) => {
  expectErrors(/404/);
  const answer = await page.goto("/no/such/page");
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uh-oh! We can't find that page.");
  await hydrated(page);
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a vendor that doesn't exist is 404, and so is a malformed id", async ({ page, expectErrors }) => {
  expectErrors(/404/);
  for (const id of ["01986f2a-6c00-7000-8000-00000000dead", "nonsense"]) {
    const answer = await page.goto(`/vendor/detail/vendordetail/${id}`);
    expect(answer!.status()).toBe(404);
  }
});

test("the address of a listing that was merged leads to the one it's part of, and that of a removed one says that it's gone", async ({
  page,
  browser,
  inbox,
}) => {
  const author = await browser.newPage({ extraHTTPHeaders: anAddress() });
  await member(author, inbox);
  const unique = word();
  const [kept, merged, removed] = (await addVendors(
    author,
    ["kept", "merged", "removed"].map((which) => `Orehova ${unique} ${which}`),
  )) as [string, string, string];
  await author.close();
  await admin(page, inbox);
  const headers = await bearerOn(page);
  const post = async (path: string, data: object) =>
    expect(await page.request.post(path, { data, headers }), path).toBeOK();
  for (const id of [kept, merged, removed])
    await post(`/api/vendors/${id}/decision`, { action: "approve", version: 1 });
  await post(`/api/vendors/${merged}/merge`, { into: kept, reason: "Both have the same telephone number." });
  const { firstName: name, email } = newPerson();
  const reason = "We closed the bakery and take no more orders.";
  const request = { name, email, role: "owner", reason, goodFaith: true };
  await post(`/api/vendors/${removed}/removal-requests`, request);
  const { text } = await mailAbout(inbox, email, /^We’ve got your request/);
  const receipt = /R(-[0-9A-Z]{4}){4}/.exec(text)![0];
  await post(`/api/removal-requests/${receipt}/decision`, { action: "remove", reason: "The business has closed." });

  for (const path of ["/vendor/detail/vendordetail/", "/badge/"]) {
    const moved = await page.request.get(path + merged, { maxRedirects: 0 });
    expect([path, moved.status(), moved.headers()["location"]]).toEqual([path, 301, path + kept]);
    const gone = await page.request.get(path + removed);
    expect([path, gone.status()]).toEqual([path, 410]);
    expect(await gone.text()).not.toContain(unique);
  }
});

test("checks 31 and 32: a page runs its own inline scripts by their hashes, lets in no others, and is the same for everyone", async ({
  page,
}) => {
  const headers = (await page.goto("/"))!.headers();
  const policy = headers["content-security-policy"]!;
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|nonce/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+/);
});

test("check 35: pages of e-mailed tokens are not kept by any cache", async ({ page }) => {
  for (const path of ["/api/users/verify", "/api/users/resetpassword", "/user/confirmdeleteaccount"])
    expect((await page.request.get(path)).headers()["cache-control"], path).toBe("no-store");
});

test("an address with unknown parameters is the same page, and hydrates", async ({ page }) => {
  await page.goto("/categories?utm_source=letter&fbclid=1");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const link = page.getByRole("link", { name: "Log in" }).first();
  await expect(link).toHaveAttribute("href", /utm_source/);
});

test("an application that cannot start reports it, as any module script does", async ({ page, expectErrors }) => {
  expectErrors(/The entry is broken/);
  await page.route(/assets\/entry\.client-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("The entry is broken")' }),
  );
  const failure = page.waitForEvent("pageerror");
  await page.goto("/terms");
  expect((await failure).message).toBe("The entry is broken");
});

test("public pages have what search engines and previews read", async ({ page }) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  const html = await (await page.request.get(`/vendor/detail/vendordetail/${id}`)).text();
  expect(html).toContain("<title>Villa Podrožnik · Review &amp; Discover Trusted Wedding Vendors</title>");
  for (const part of [
    'rel="canonical"',
    'name="description"',
    'property="og:title"',
    "application/ld+json",
    "AggregateRating",
  ])
    expect(html).toContain(part);
  const text = async (path: string) => (await page.request.get(path)).text();
  expect(await text("/sitemap.xml")).toContain("/sitemaps/vendors-1.xml");
  expect(await text("/sitemaps/vendors-1.xml")).toContain(`/vendor/detail/vendordetail/${id}`);
  expect(await text("/sitemaps/categories-1.xml")).toContain("/categories/venues/ljubljana-si<");
  expect(await (await page.request.get("/robots.txt")).text()).toContain("Sitemap:");
});

test("each public page names a picture for link previews, in their size and a format that all messengers read, and it's there", async ({
  page,
}) => {
  const villa = await vendorNamed(page, "Villa Podrožnik");
  const { items: vendors } = await (await page.request.get("/api/vendors?limit=50")).json();
  const unpictured = vendors.find(({ image }: { image: { drawn: boolean } }) => image.drawn);
  const { items } = await (await page.request.get(`/api/vendors/${villa}/reviews`)).json();
  const seen = new Set<string>();
  for (const path of [
    "/",
    "/categories",
    "/search",
    "/search/searchbanner",
    "/how-we-rank",
    "/how-reviews-are-checked",
    "/review-guidelines",
    "/moderation-log",
    "/terms",
    "/privacy",
    "/contact-us",
    "/login",
    "/signup",
    "/categories/cakes",
    "/categories/cakes/ljubljana-si",
    "/categories/venues",
    `/vendor/detail/vendordetail/${unpictured.id}`,
    `/vendor/user-review-detail?id=${items[0].id}`,
  ]) {
    const html = await (await page.request.get(path)).text();
    const said = (property: string) =>
      new RegExp(`<meta (?:property|name)="${property}" content="([^"]+)"`).exec(html)?.[1];
    const address = said("og:image") ?? "";
    expect([path, address, said("og:image:alt")]).toEqual([
      path,
      expect.stringMatching(/^https?:/),
      expect.any(String),
    ]);
    expect([path, said("og:image:width"), said("og:image:height"), said("twitter:card")]).toEqual([
      path,
      "1200",
      "630",
      "summary_large_image",
    ]);
    if (seen.has(address)) continue;
    seen.add(address);
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    const { width, height, format } = await sharp(await (await page.request.get(pathname + search)).body()).metadata();
    expect([path, width, height, format]).toEqual([path, 1200, 630, expect.stringMatching(/^(jpeg|png)$/)]);
  }
  // The site's, two categories', a vendor's and a review's.
  expect(seen.size).toBe(5);
});

test("a category has a page in each place, which searches for both refer search engines to", async ({ page }) => {
  const get = async (path: string) => {
    const answer = await page.request.get(path);
    const html = await answer.text();
    const [, canonical] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
    return [answer.status(), canonical ?? (html.includes('content="noindex"') ? "noindex" : "none")];
  };
  for (const path of ["/categories/venues", "/categories/venues/ljubljana-si"])
    expect(await get(path)).toEqual([200, path]);
  expect(await get("/search?category=venues")).toEqual([200, "/categories/venues"]);
  expect(await get("/search?category=venues&location=ljubljana-si")).toEqual([200, "/categories/venues/ljubljana-si"]);
  expect(await get("/search?category=venues,cakes")).toEqual([200, "/search?category=venues,cakes"]);
  for (const path of ["/categories/nothing", "/categories/venues/nowhere-zz", "/categories/venues/Not%20a%20place"])
    expect([path, (await get(path))[0]]).toEqual([path, 404]);
});

test("a category's page says why each vendor is where it is, for whoever asks, and stays one page for search engines", async ({
  page,
}) => {
  for (const path of ["/categories/venues", "/categories/venues/vienna-at"]) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: "Why this order?" }).click();
    await expect(page).toHaveURL(`${path}?explain=true`);
    await expect(page.getByText(/^Ranking score \d\.\d\d/).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "How we rank" })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Ranking score \d\.\d\d/).first()).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await hydrated(page);
    await page.getByRole("link", { name: "Hide the reasons" }).click();
    await expect(page.getByText(/^Ranking score/)).toHaveCount(0);
  }
});

test("the demo's pages have the data that search engines require, and no rating where there is none", async ({
  page,
}) => {
  const answer = await page.request.get("/api/vendors?sort=newest&limit=50");
  const { items } = (await answer.json()) as { items: { id: string; rating: { count: number } }[] };
  expect(items.some(({ rating }) => rating.count === 0)).toBe(true);
  const rated = Object.fromEntries(
    items.map(({ id, rating }) => [`/vendor/detail/vendordetail/${id}`, rating.count > 0]),
  );
  for (const path of ["/", "/categories/venues", "/categories/venues/ljubljana-si", ...Object.keys(rated)]) {
    const answer = await page.request.get(path);
    // Another journey has taken down what it had listed.
    if (answer.status() !== 200 && path in rated) {
      const listed = await page.request.get(path.replace("/vendor/detail/vendordetail/", "/api/vendors/"));
      expect([path, listed.status()]).toEqual([path, answer.status()]);
      continue;
    }
    const html = await answer.text();
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect([path, faultsOf(JSON.parse(json) as object)]).toEqual([path, []]);
    if (path in rated) expect([path, json.includes("aggregateRating")]).toEqual([path, rated[path]]);
  }
});

test("pages for members ask guests to log in, and pages for admins send everyone else to the first page", async ({
  page,
  inbox,
}) => {
  for (const path of ["/user/profile", "/successreview", "/user/requestdeleteaccount"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`);
  }
  const cases = ["pending-approval", "pending-claim", "reported-review", "held-review", "pending-proposal"];
  const areSentAway = async () => {
    for (const path of ["/dashboard?seleted=dash&tab=pending-vendor", ...cases.map((name) => `/${name}/1`)]) {
      await page.goto(path);
      await expect(page).toHaveURL(/:\d+\/$/);
    }
  };
  await areSentAway();
  await member(page, inbox);
  await areSentAway();
});

test("fault 21: a page whose files are gone after a deployment reloads once, and the next press opens the other page", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 404|dynamically imported module/);
  await page.goto("/categories");
  await hydrated(page);
  let reloads = 0;
  page.on("request", (request) => (reloads += request.isNavigationRequest() ? 1 : 0));
  await page.route(/\/assets\/category-(?!grid)[\w-]+\.js$/, (route) =>
    reloads === 0 ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  const venues = page.getByRole("main").getByRole("link", { name: /Venues/ });
  await venues.click();
  await expect.poll(() => reloads).toBe(1);
  await hydrated(page);
  await venues.click();
  await expect(page.getByRole("heading", { level: 1, name: "Venues" })).toBeVisible();
  expect(reloads).toBe(1);
});
