// What several journeys do, in the words of the pages.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Locator,
  type Page,
  request,
  type Route,
} from "@playwright/test";
import { codeAt } from "../apps/api/src/security/second-step.ts";
import { sessionOf } from "../apps/site/app/state/session.ts";
import { dataDir, googleUrl, siteUrl } from "./addresses.ts";
import { anAddress, type Mail, newPerson } from "./journey.ts";

export type Person = ReturnType<typeof newPerson>;
type Session = Parameters<typeof sessionOf>[0];
export type Inbox = (to: string) => Promise<Mail>;

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The summary of errors, above the fields. */
export const summary = (page: Page) => page.getByRole("region", { name: "There’s something to fix" });

/**
 * Answers one request itself; later ones pass. Playwright can limit a route, too, but then it switches interception off
 * after the last, and a request that is on its way at that moment may never get an answer.
 */
export async function routeOnce(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true;
  await page.route(url, (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return answer(route);
  });
}

/** As if the last code had been entered long ago. */
export const refuseForWantOfCode = (page: Page, url: string): Promise<void> =>
  routeOnce(page, url, (route) =>
    route.fulfill({
      status: 403,
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "/api/reference#step-up-needed",
        title: "Enter a code again",
        status: 403,
        requestId: "",
      }),
    }),
  );

/** Waits until the application has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-slot="splash-typer"]')).toHaveCount(0);
  // The splash goes after five seconds at the latest, which may be before React has taken over the page.
  await takenOver(page.locator("main"));
}

/** Opens a page whose scripts are held back until they are released. */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route("**/assets/*.js", (route) => (open ? route.continue() : void held.push(route)));
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("main").locator("form, article, h1").first()).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
}

/** Waits until React has taken over this part of the page, whose code may load after the rest. */
export async function takenOver(part: Locator): Promise<void> {
  const taken = () => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(taken).toBe(true);
}

/** A word that nothing else contains. Of letters only: what reads like a number, as 22e17 does, is searched for as one. */
export const word = (): string =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!);

/** Waits until the scripts of these names, and all that they import, have loaded ahead of their use. */
export async function loaded(page: Page, ...names: string[]): Promise<void> {
  const files = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/assets/").at(-1)!));
  const missing = async () => {
    const there = new Set(await files());
    return names.filter((name) => {
      const file = [...there].find((each) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each));
      return !file || [...importsOf(file)].some((each) => !there.has(each));
    });
  };
  await expect.poll(missing).toEqual([]);
}

/** A built script, and those that it can't run without. */
function importsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const script = readFileSync(new URL(`../apps/site/build/client/assets/${file}`, import.meta.url), "utf8");
  for (const [, other] of script.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) importsOf(other!, known);
  return known;
}

/** Moves the focus by key alone, as people without a mouse do. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isFocused = () => target.evaluate((node) => node === document.activeElement);
  for (let stop = 0; stop < 120 && !(await isFocused()); stop++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Tabs through the page from the current focus: everything that takes it must be in sight. */
export async function nothingCoversTheFocus(page: Page, key: "Tab" | "Shift+Tab"): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return shown && (focused.contains(shown) || shown.contains(focused)) ? "" : focused.outerHTML;
    });
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press(key);
    expect(await covered()).toBe("");
  }
}

export async function vendorNamed(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/vendors?q=${encodeURIComponent(name)}&limit=1`);
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] };
  expect(items[0]?.name).toBe(name);
  return items[0]!.id;
}

export async function openVendor(page: Page, id: string): Promise<void> {
  await page.goto(`/vendor/detail/vendordetail/${id}`);
  await hydrated(page);
  // Until their code has come, its buttons do nothing and its links load another page.
  await loaded(page, "lazy-parts");
}

/** How many reviews the vendor's page says there are. */
export async function reviewCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\d+ reviews?$/)
    .first()
    .innerText();
  return Number.parseInt(text, 10);
}

/** Fills the stepper from its first step and goes to the preview, where people who are logged in publish. */
export async function writeReview(
  page: Page,
  {
    stars,
    title,
    words,
    photo,
  }: { stars: number; title: string; words: string; photo?: { file: Buffer; alt: string } },
): Promise<void> {
  await expect(page).toHaveURL(/\/review\//);
  await hydrated(page);
  await page
    .getByRole("group", { name: "Your rating" })
    .getByRole("radio")
    .nth(stars - 1)
    .check({ force: true });
  await page.getByRole("radio", { name: /The wedding is over/ }).check({ force: true });
  await pickMonth(page);
  await page.getByRole("button", { name: "Next: Your words" }).click();
  if (title) await page.getByRole("textbox", { name: /Title/ }).fill(title);
  await page.getByRole("textbox", { name: /Your review/ }).fill(words);
  await page.getByRole("button", { name: "Next: Your photos" }).click();
  if (photo) {
    const file = { name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: photo.file };
    await page.locator("input[type=file]").setInputFiles([file]);
    await page.getByRole("textbox", { name: "What IMG_2041.jpg shows" }).fill(photo.alt);
  }
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page).toHaveURL(/\/user\/review\/preview/);
  await expect(page.getByText(words)).toBeVisible();
}

async function pickMonth(page: Page): Promise<void> {
  const month = page.getByRole("combobox", { name: /Month/ });
  await month.selectOption({ label: "June" });
  const year = page.getByRole("combobox", { name: /Year/ });
  await year.selectOption({ label: String(new Date().getFullYear() - 1) });
}

/** Goes from the preview to the page that asks guests to log in, and presses Publish there. */
export async function pressPublishAsGuest(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/confirmreview/);
  await page.getByRole("button", { name: "Publish" }).click();
}

/** Presses Publish as a guest, chooses to sign up in the dialog, and does. */
export async function publishAsGuest(page: Page, person: Person): Promise<void> {
  await pressPublishAsGuest(page);
  await page.getByRole("dialog", { name: "Log in to continue" }).getByRole("link", { name: "Sign Up" }).click();
  await fillSignUp(page, person);
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/signup\/verify/);
  await expect(page.getByText(person.email)).toBeVisible();
}

/** Someone with an account and a confirmed address. Made by requests: no page is needed for it. */
export async function account(inbox: Inbox, person: Person = newPerson()): Promise<Person> {
  const device = await request.newContext({ baseURL: siteUrl, extraHTTPHeaders: anAddress() });
  await signUp(device, inbox, person);
  await device.dispose();
  return person;
}

/** The same, and logged in wherever this page's browser goes next. */
export async function member(page: Page, inbox: Inbox, person: Person = newPerson()): Promise<Person> {
  await keepSession(page, await signUp(page.request, inbox, person));
  return person;
}

async function signUp(device: APIRequestContext, inbox: Inbox, person: Person): Promise<Session> {
  await expect(await device.post("/api/users", { data: person })).toBeOK();
  const verified = await device.post("/api/users/verify", { data: { token: tokenIn(await inbox(person.email)) } });
  await expect(verified).toBeOK();
  return ((await verified.json()) as { session: Session }).session;
}

/** On another device, whose login is not what the journey tests. */
export async function logInByRequest(page: Page, { email, password }: Person): Promise<void> {
  const login = await page.request.post("/api/users/login", { data: { email, password } });
  await expect(login).toBeOK();
  await keepSession(page, (await login.json()) as Session);
}

/** As the site stores it; the cookie that belongs to it came with the answer. */
async function keepSession(page: Page, session: Session): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((kept) => localStorage.setItem("troth.session", kept), JSON.stringify(sessionOf(session)));
}

/** The header with which whoever has just logged in makes further requests. */
export async function bearerOf(login: APIResponse): Promise<{ authorization: string }> {
  await expect(login).toBeOK();
  return { authorization: `Bearer ${((await login.json()) as Session).token}` };
}

/** The same for whoever is logged in on this page. */
export async function bearerOn(page: Page): Promise<{ authorization: string }> {
  const kept = await page.evaluate(() => localStorage.getItem("troth.session")!);
  return { authorization: `Bearer ${(JSON.parse(kept) as { token: string }).token}` };
}

/**
 * Adds listings in this order, where the form is not what the journey tests. The page is logged in.
 * @returns their ids
 */
export async function addVendors(page: Page, names: readonly string[]): Promise<string[]> {
  const bearer = await bearerOn(page);
  const ids: string[] = [];
  for (const name of names) {
    const description = "Cakes with linden honey, for thirty guests or three hundred.";
    const data = { name, description, category: ["cakes"], location: ["ljubljana-si"] };
    const headers = { ...bearer, "idempotency-key": crypto.randomUUID() };
    const answer = await page.request.post("/api/vendors", { data, headers });
    await expect(answer).toBeOK();
    ids.push(((await answer.json()) as { vendor: { id: string } }).vendor.id);
  }
  return ids;
}

/** Approves listings that have just been added. The page is an admin's. */
export async function approveVendors(page: Page, ids: readonly string[]): Promise<void> {
  const headers = await bearerOn(page);
  for (const id of ids) {
    const data = { action: "approve", version: 1 };
    await expect(await page.request.post(`/api/vendors/${id}/decision`, { data, headers })).toBeOK();
  }
}

/** A review of four stars, where writing it is not what the journey tests. The page is logged in. */
export async function publishByRequest(page: Page, vendorId: string, review: string) {
  const headers = await bearerOn(page);
  const data = { rating: 4, review, experience: "completed", weddingDate: `${new Date().getFullYear() - 1}-06` };
  const answer = await page.request.post(`/api/vendors/${vendorId}/reviews`, { data, headers });
  await expect(answer).toBeOK();
  const { id: reviewId } = (await answer.json()) as { id: string };
  const edit = async (change: object) => {
    const own = { ...headers, "if-match": '"1"' };
    await expect(await page.request.patch(`/api/reviews/${reviewId}`, { data: change, headers: own })).toBeOK();
  };
  return { reviewId, edit };
}

const tokenIn = ({ links }: Mail) => new URLSearchParams(new URL(links[0]!).hash.slice(1)).get("token")!;

/** The newest e-mail about this, if its link is not the one that is known already. */
export async function mailAbout(inbox: Inbox, to: string, subject: RegExp, known?: string): Promise<Mail> {
  await expect
    .poll(async () => {
      const mail = await inbox(to);
      return known !== undefined && mail.links.includes(known) ? "the one that is known" : mail.subject;
    })
    .toMatch(subject);
  return inbox(to);
}

/** The first step; if the account has a second one, the page asks for it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole("main").getByRole("textbox", { name: /code/i }).fill(code);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
}

export const accountMenu = (page: Page) => page.getByRole("banner").getByRole("button", { name: /Nika Horvat/ });

export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Log Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
}

/** As an operator does it, beside the running server. @param folder the server's data */
export async function invite(address: string, folder = dataDir): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["apps/api/src/users/admins/invite-command.ts", address],
    {
      cwd: new URL("..", import.meta.url),
      env: { ...process.env, DATA_DIR: folder },
    },
  );
  return stdout;
}

/** Opens the invitation. @returns the secret that the page shows for typing in */
export async function openInvitation(page: Page, inbox: Inbox, address: string): Promise<string> {
  await page.goto((await mailAbout(inbox, address, /^Become an admin/)).links[0]!);
  await hydrated(page);
  return (await page.getByRole("main").locator("code").innerText()).replaceAll(" ", "");
}

export async function acceptInvitation(page: Page, person: Person, code: string): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("The code it shows").fill(code);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible();
}

/** Someone whom the operator has made an admin. @returns their secret, their recovery codes, and the link that was used */
export async function newAdmin(
  device: APIRequestContext,
  inbox: Inbox,
  { email, password, firstName, lastName }: Person,
): Promise<{ secret: string; recoveryCodes: string[]; link: string }> {
  await invite(email);
  const mail = await mailAbout(inbox, email, /^Become an admin/);
  const token = tokenIn(mail);
  const invitation = await device.post("/api/admin/invitation", { data: { token } });
  const { authenticator } = (await invitation.json()) as { authenticator: { secret: string } };
  const code = codeAt(authenticator.secret, Date.now());
  const verified = await device.post("/api/admin/verify", {
    data: { token, code, password, firstName, lastName },
  });
  await expect(verified).toBeOK();
  const { recoveryCodes } = (await verified.json()) as { recoveryCodes: string[] };
  return { secret: authenticator.secret, recoveryCodes, link: mail.links[0]! };
}

/** Makes an admin, who is logged in wherever this page's browser goes next. @returns their secret */
export async function admin(page: Page, inbox: Inbox, person: Person = newPerson()): Promise<string> {
  const { secret, recoveryCodes } = await newAdmin(page.request, inbox, person);
  await page.request.post("/api/users/login", { data: { email: person.email, password: person.password } });
  // So that the journey can still use the next code.
  const login = await page.request.post("/api/users/login/second-step", { data: { code: recoveryCodes[0] } });
  await expect(login).toBeOK();
  await keepSession(page, (await login.json()) as Session);
  return secret;
}

/** The code after the one that was just used, which is valid already. */
export const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);

/** The provider's pages ask for a font from another host; everything of ours comes over plain http here. */
export const withoutForeignFonts = (page: Page) =>
  page.context().route(/^https:/, (route) => route.fulfill({ contentType: "text/css", body: "" }));

/** Logs in at the provider, and agrees. */
export async function consentAtGoogle(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${googleUrl}`));
  await page.locator('input[name="login"]').fill(address);
  await page.locator('input[name="password"]').fill("anything");
  await page.locator('button[type="submit"]').click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/**
 * Checks the page on a desktop in light mode, and on a phone in dark mode, where nothing may be wider than the window.
 */
export async function forEachViewport(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await look();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, "wider than the window").toBeLessThanOrEqual(0);
  }
}
