// A person's own pages: who they are, how they get in, where they are logged in, what they want to hear about.
import type { APIRequestContext, Page } from "@playwright/test";
import { codeAt } from "../apps/api/src/security/second-step.ts";
import { expect, newPerson, test } from "./journey.ts";
import {
  account,
  accountMenu,
  consentAtGoogle,
  enterCode,
  forEachViewport,
  hydrated,
  loaded,
  logIn,
  logInByRequest,
  logOut,
  member,
  newAdmin,
  nextCode,
  routeOnce,
  summary,
  type Person,
  withoutForeignFonts,
} from "./steps.ts";

type Session = { userData: Record<string, unknown> };

type Tab = "Information" | "Favorites" | "Settings";

async function openProfile(page: Page, tab: Tab = "Information"): Promise<void> {
  await page.goto(`/user/profile?seleted=${tab}`);
  await hydrated(page);
  await expect(page.getByRole("tab", { selected: true })).toBeVisible();
  if (tab === "Information") await expect(page.getByLabel("First name")).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("region", { name: /Notices \(/ }).getByText(words)).toBeVisible();

/** The same person on another device, without a browser. */
async function elsewhere(request: APIRequestContext, { email, password }: Person) {
  const login = await request.post("/api/users/login", { data: { email, password } });
  const { token, userData } = (await login.json()) as { token: string; userData: Record<string, string> };
  const headers = { authorization: `Bearer ${token}` };
  return {
    async save(change: Record<string, string>) {
      const { firstName, lastName, location } = userData;
      const answer = await request.put("/api/users", {
        headers,
        data: { email, firstName, lastName, location, ...change },
      });
      expect(answer.status()).toBe(200);
    },
    me: async () => (await (await request.get("/api/users/me", { headers })).json()) as Record<string, string>,
    logOutOthers: async () => expect((await request.delete("/api/users/me/sessions", { headers })).status()).toBe(204),
    status: async () => (await request.get("/api/users/me", { headers })).status(),
  };
}

test("a changed name shows in the bar straight away, in the other tab too, and after a reload", async ({
  page,
  context,
  inbox,
}) => {
  await member(page, inbox);
  await page.goto("/");
  await hydrated(page);
  await accountMenu(page).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page).toHaveURL(/\/user\/profile\?seleted=Information$/);
  await expect(page).toHaveTitle(/^Your profile · /);
  const other = await context.newPage();
  await openProfile(other, "Favorites");

  await page.getByLabel("First name").fill("Špela");
  await page.getByLabel("Where you live").fill("Maribor");
  await save(page).click();
  await said(page, "Saved");
  for (const tab of [page, other])
    await expect(tab.getByRole("banner").getByRole("button", { name: "Account menu, Špela Horvat" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("First name")).toHaveValue("Špela");
  await expect(page.getByLabel("Where you live")).toHaveValue("Maribor");
});

test("a saved profile updates its four fields in the stored session, and nothing else there", async ({
  page,
  inbox,
}) => {
  const person = await member(page, inbox);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("troth.session")!) as Session);
  // Other changes on the server are not taken over along with it.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("troth.session")!) as Session;
    localStorage.setItem(
      "troth.session",
      JSON.stringify({ ...session, userData: { ...session.userData, role: "kept" } }),
    );
  });
  await openProfile(page);
  const before = await kept();
  await page.getByLabel("First name").fill("Špela");
  await page.getByLabel("Last name").fill("Novak");
  await page.getByLabel("Where you live").fill("Maribor");
  await save(page).click();
  await said(page, "Saved");
  const fields = { email: person.email, firstName: "Špela", lastName: "Novak", location: "Maribor" };
  expect(await kept()).toEqual({ ...before, userData: { ...before.userData, role: "kept", ...fields } });
});

test("an error shows at its field, and the summary links to it", async ({ page, inbox }) => {
  await member(page, inbox);
  await openProfile(page);
  await page.getByLabel("Last name").fill(" ");
  await save(page).click();
  await expect(summary(page)).toBeFocused();
  await summary(page)
    .getByRole("link", { name: /Last name/ })
    .click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
});

test("a second tab is told that the profile was changed meanwhile, and overwrites nothing unseen", async ({
  page,
  context,
  inbox,
  request,
  expectErrors,
}) => {
  expectErrors(/status of 412/);
  const person = await member(page, inbox);
  await openProfile(page);
  const other = await context.newPage();
  await openProfile(other);

  await page.getByLabel("First name").fill("Neža");
  await page.getByLabel("Where you live").fill("Celje");
  await save(page).click();
  await said(page, "Saved");

  await other.getByLabel("Last name").fill("Novak");
  await other.getByLabel("Where you live").fill("Kranj");
  await save(other).click();
  await expect(other.getByRole("alert")).toContainText("has since changed");
  await expect(other.getByLabel("Where you live")).toHaveValue("Kranj");
  const { me } = await elsewhere(request, person);
  expect(await me()).toMatchObject({ firstName: "Neža", lastName: "Horvat", location: "Celje" });

  await other.getByRole("button", { name: "Show the saved version" }).click();
  await expect(other.getByText("Saved version: Celje")).toBeVisible();
  await expect(other.getByLabel("First name")).toHaveValue("Neža");
  await expect(other.getByLabel("Last name")).toHaveValue("Novak");
  await expect(other.getByLabel("Where you live")).toHaveValue("Kranj");
  await save(other).click();
  await said(other, "Saved");
  expect(await me()).toMatchObject({ firstName: "Neža", lastName: "Novak", location: "Kranj" });
});

test("people who are told can also take what is there now", async ({ page, inbox, request, expectErrors }) => {
  expectErrors(/status of 412/);
  const person = await member(page, inbox);
  await openProfile(page);
  await page.getByLabel("Where you live").fill("Kranj");
  await (await elsewhere(request, person)).save({ location: "Celje" });
  await save(page).click();
  await page.getByRole("button", { name: "Show the saved version" }).click();
  await page.getByRole("button", { name: "Use the saved version" }).click();
  await expect(page.getByLabel("Where you live")).toHaveValue("Celje");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Where you live")).toHaveValue("Celje");
});

test("a picture shows in the bar once it's chosen, and initials once it's removed", async ({
  page,
  context,
  inbox,
}) => {
  await member(page, inbox);
  const other = await context.newPage();
  await openProfile(other, "Favorites");
  await openProfile(page);
  const file = page.getByLabel("Choose a picture");

  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert")).toContainText("isn’t a JPEG");
  await file.setInputFiles("packages/ui/src/story-pictures/flowers.webp");
  await said(page, "Picture changed");
  await expect(page.getByRole("alert")).toHaveCount(0);
  for (const tab of [page, other])
    await expect(accountMenu(tab).locator("img")).toHaveAttribute("src", /\/api\/photos\/.*\.webp$/);

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await said(page, "Picture removed");
  for (const tab of [page, other]) await expect(accountMenu(tab).locator("img")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add a picture" })).toBeFocused();
});

test("a new address waits for its e-mail, which can be sent again, and the old one can be kept", async ({
  page,
  inbox,
  expectErrors,
}) => {
  expectErrors(/status of 403/);
  const person = newPerson();
  const next = newPerson().email;
  await member(page, inbox, person);
  await openProfile(page);
  await expect(page.getByLabel("Current password", { exact: true })).toHaveCount(0);
  await page.getByLabel("E-mail").fill(next);
  await page.getByLabel("Current password", { exact: true }).fill("not the one at all");
  await save(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveValue(next);
  await page.getByLabel("Current password", { exact: true }).fill(person.password);
  await save(page).click();
  await said(page, `Your address will change once you open the link we sent to ${next}.`);
  await expect(page.getByText(`We’ve sent an e-mail to ${next}`, { exact: true })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
  const first = (await inbox(next)).links[0]!;

  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Send again" }).click();
  const dialog = page.getByRole("dialog", { name: "Send the e-mail again" });
  await dialog.getByLabel("Current password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await expect.poll(async () => (await inbox(next)).links[0]).not.toBe(first);

  // The profile can still be saved: a waiting address is no change by someone else.
  await page.getByLabel("Where you live").fill("Ptuj");
  await save(page).click();
  await said(page, "Saved");
  await page.getByRole("button", { name: "Keep the old one" }).click();
  await said(page, `Your address is still ${person.email}`);
  await expect(page.getByText(`We’ve sent an e-mail to ${next}`, { exact: true })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
  await expect(page.getByRole("button", { name: "Keep the old one" })).toHaveCount(0);
});

test("without a connection, a problem that only a notice could show leaves the page as it is", async ({
  page,
  context,
  inbox,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  const person = await member(page, inbox);
  await openProfile(page);
  await page.getByLabel("E-mail").fill(newPerson().email);
  await page.getByLabel("Current password", { exact: true }).fill(person.password);
  await save(page).click();
  await expect(page.getByRole("button", { name: "Keep the old one" })).toBeVisible();

  // As for someone who has never seen a notice: its code has not been loaded.
  await page.route(/\/assets\/toaster-/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await page.getByLabel("Where you live").fill("Koper");
  await loaded(page, "action", "offline");
  await context.setOffline(true);
  const keep = page.getByRole("button", { name: "Keep the old one" });
  const refused = page.waitForEvent("requestfailed", (request) => /\/assets\/toaster-/.test(request.url()));
  await keep.click();
  await refused;
  await expect(page.getByText("You’re offline")).toBeVisible();
  await expect(page.getByLabel("Where you live")).toHaveValue("Koper");
  await page.unroute(/\/assets\/toaster-/);
  await context.setOffline(false);
  await keep.click();
  // A browser may not retry a module that failed: then the page is reloaded, with what was written.
  await expect(keep).toHaveCount(0);
  await expect(page.getByLabel("Where you live")).toHaveValue("Koper");
});

test("a new password logs out other devices and leads to its confirmation", async ({
  page,
  browser,
  inbox,
  request,
  expectErrors,
}) => {
  expectErrors(/status of 40[13]/);
  const person = await member(page, inbox);
  const device = await elsewhere(request, person);
  const second = await browser.newPage();
  await logInByRequest(second, person);
  await openProfile(second, "Favorites");
  await openProfile(page, "Settings");

  const form = card(page, "Password");
  const next = "nine lanterns over the weir";
  await form.getByLabel("Current password", { exact: true }).fill("not the one at all");
  await form.getByLabel("New password", { exact: true }).fill(next);
  await expect(form.getByRole("meter", { name: "Strength" })).toBeVisible();
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByRole("region", { name: "There’s something to fix" })).toBeFocused();
  await form.getByLabel("Current password", { exact: true }).fill(person.password);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL(/\/user\/ConfirmChangePassword$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password has changed");
  await expect(accountMenu(page)).toBeVisible();

  expect(await device.status()).toBe(401);
  await second.getByRole("tab", { name: "Information" }).click();
  await expect(second).toHaveURL(/\/login\?from=/);
  await logIn(second, { ...person, password: next });
  await expect(accountMenu(second)).toBeVisible();
  await second.close();
});

test("the theme is there straight away, and like the e-mails that someone turned off on the next device they log in on", async ({
  page,
  browser,
  inbox,
}) => {
  const person = await member(page, inbox);
  await openProfile(page, "Settings");
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith("/api/users/me/settings") && answer.ok());
  const themeSaved = saved();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await themeSaved;
  // The footer keeps no room for the choice that only guests have there, not even until the application has started.
  const choice = page.locator('[data-slot="footer-choice"]');
  await expect(choice).toBeHidden();
  let start = () => {};
  const started = new Promise<void>((done) => (start = done));
  await page.route("**/assets/*.js", async (route) => {
    await started;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(choice).toBeAttached();
  await expect(choice).toBeHidden();
  start();
  await hydrated(page);
  const replies = (at: Page) => at.getByRole("switch", { name: "When a vendor replies to my review" });
  const repliesSaved = saved();
  await replies(page).click();
  await repliesSaved;

  const other = await browser.newPage();
  await other.goto("/login");
  await hydrated(other);
  await expect(other.locator("html")).not.toHaveAttribute("data-theme");
  // A guest's choice belongs to this device, and is there before the page is.
  await other.getByRole("radio", { name: "Light" }).check();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await other.reload({ waitUntil: "commit" });
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await hydrated(other);
  await expect(other.getByRole("radio", { name: "Light" })).toBeChecked();
  await logIn(other, person);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await openProfile(other, "Settings");
  await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(replies(other)).not.toBeChecked();
  await expect(other.getByRole("switch", { name: "When my review is published" })).toBeChecked();
  await other.close();
});

test("one device is logged out from here, and then all others", async ({
  page,
  browser,
  inbox,
  request,
  expectErrors,
}) => {
  expectErrors(/status of 401/);
  const person = await member(page, inbox);
  const second = await browser.newPage({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  await logInByRequest(second, person);
  await openProfile(second, "Favorites");
  await openProfile(page, "Settings");
  const devices = card(page, "Where you are logged in");
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").filter({ hasText: "This device" })).toContainText(/Chrome on Linux/);
  await expect(devices.getByRole("listitem").filter({ hasText: "Firefox on Linux" })).toContainText("just now");

  await devices.getByRole("button", { name: "Log out Firefox on Linux" }).click();
  const question = page.getByRole("alertdialog", { name: "Log out Firefox on Linux?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices.getByRole("button", { name: "Log out Firefox on Linux" }).click();
  await question.getByRole("button", { name: "Log out" }).click();
  await said(page, "Firefox on Linux has been logged out");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByRole("list")).toBeFocused();
  await second.getByRole("tab", { name: "Settings" }).click();
  await expect(second).toHaveURL(/\/login\?from=/);
  await second.close();

  const device = await elsewhere(request, person);
  await page.reload();
  await hydrated(page);
  await devices.getByRole("button", { name: "Log out everywhere else" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await said(page, "All other devices have been logged out");
  expect(await device.status()).toBe(401);
  await expect(devices.getByRole("button", { name: "Log out everywhere else" })).toHaveCount(0);
});

test("a second step is set up, asked for at the next login, gets new codes, and is turned off", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of (401|422)/);
  const person = await member(page, inbox);
  await openProfile(page, "Settings");
  const step = card(page, "Second step");
  await step.getByRole("button", { name: "Set up" }).click();
  await step.getByLabel("Current password", { exact: true }).fill(person.password);
  await step.getByRole("button", { name: "Next" }).click();
  const secret = (await step.locator("code").innerText()).replaceAll(" ", "");
  await expect(step.getByRole("img", { name: /QR code/ })).toBeVisible();
  await accessible(page);
  await step.getByRole("textbox", { name: "Code" }).fill("000000");
  await step.getByRole("button", { name: "Turn on" }).click();
  await expect(step.getByRole("region", { name: "There’s something to fix" })).toBeFocused();
  await expect(step.getByText("That code is wrong or has been used").first()).toBeVisible();
  await step.getByRole("textbox", { name: "Code" }).fill(codeAt(secret, Date.now()));
  await step.getByRole("button", { name: "Turn on" }).click();
  const codes = step.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await accessible(page);
  const recovery = await codes.first().innerText();
  await step.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(step.getByText("10 recovery codes left.")).toBeVisible();

  await logOut(page);
  await page.goto("/login?from=%2Fuser%2Fprofile%3Fseleted%3DSettings");
  await hydrated(page);
  await logIn(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recovery);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/user\/profile\?seleted=Settings$/);
  await expect(step.getByText("9 recovery codes left.")).toBeVisible();

  await step.getByRole("button", { name: "New recovery codes" }).click();
  await step.getByRole("textbox", { name: "Code" }).fill(nextCode(secret));
  await step.getByRole("button", { name: "Get new codes" }).click();
  await expect(codes).toHaveCount(10);
  const renewed = await codes.first().innerText();
  expect(renewed).not.toBe(recovery);
  await step.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(step.getByText("10 recovery codes left.")).toBeVisible();

  await step.getByRole("button", { name: "Turn off" }).click();
  await step.getByLabel("Current password", { exact: true }).fill(person.password);
  await step.getByRole("textbox", { name: "Code" }).fill(renewed);
  await step.getByRole("button", { name: "Turn off" }).click();
  await said(page, "The second step is off");
  await expect(step.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("if the answer to turning on the second step is lost, it is found to be on, and its codes are made again", async ({
  page,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|409|422/);
  const person = await member(page, inbox);
  await openProfile(page, "Settings");
  const step = card(page, "Second step");
  await step.getByRole("button", { name: "Set up" }).click();
  await step.getByLabel("Current password", { exact: true }).fill(person.password);
  await step.getByRole("button", { name: "Next" }).click();
  const secret = (await step.locator("code").innerText()).replaceAll(" ", "");
  // It reaches the server, but the server's answer is lost.
  await routeOnce(page, "**/api/users/me/second-step", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await step.getByRole("textbox", { name: "Code" }).fill(codeAt(secret, Date.now()));
  await step.getByRole("button", { name: "Turn on" }).click();
  await expect(step.getByText(/^We got no answer/)).toBeVisible();
  await step.getByRole("button", { name: "Turn on" }).click();
  await expect(step.getByRole("heading", { name: "New recovery codes" })).toBeVisible();
  await expect(step.getByText("The second step is already on")).toBeVisible();
  await expect(step.getByText("On", { exact: true })).toBeVisible();
  await forEachViewport(page, () => accessible(page));
  await step.getByRole("textbox", { name: "Code" }).fill(nextCode(secret));
  await step.getByRole("button", { name: "Get new codes" }).click();
  await expect(step.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
});

test("an admin's second step stays on, and an admin keeps no favourites", async ({
  page,
  inbox,
  request,
  expectErrors,
}) => {
  expectErrors(/status of 401/);
  const person = newPerson();
  const { secret } = await newAdmin(request, inbox, person);

  await page.goto("/login");
  await hydrated(page);
  await logIn(page, person);
  await enterCode(page, nextCode(secret));
  await accountMenu(page).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Profile", "Settings", "Log Out"]);
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(card(page, "Second step")).toContainText("it stays on");
  await expect(card(page, "Second step").getByRole("button", { name: "New recovery codes" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn off" })).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveText(["Information", "Settings"]);
  await openProfile(page, "Favorites");
  await expect(page.getByRole("tab", { name: "Information", selected: true })).toBeVisible();
});

test("people who came through Google can be e-mailed a link to a first password, and set up a second step only after that", async ({
  page,
  inbox,
}) => {
  const { email } = newPerson();
  await withoutForeignFonts(page);
  await page.goto("/login?from=%2Fuser%2Fprofile");
  await hydrated(page);
  await page.getByRole("link", { name: /Google/ }).click();
  await consentAtGoogle(page, email);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("E-mail")).not.toBeEditable();
  await expect(page.getByText("first set a password")).toBeVisible();

  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(card(page, "Where you are logged in")).toContainText("with Google");
  await expect(card(page, "Second step")).toContainText("Set a password above first");
  await card(page, "Password").getByRole("button", { name: "E-mail me a link to set one" }).click();
  await expect(card(page, "Password").getByText(`We’ve sent an e-mail to ${email}.`)).toBeVisible();
  expect((await inbox(email)).links[0]).toContain("/api/users/resetpassword#token=");
});

test("offline in the middle of a save, what was written stays, and is saved afterwards", async ({
  page,
  context,
  inbox,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await member(page, inbox);
  await openProfile(page);
  await page.getByLabel("Where you live").fill("Koper");
  await loaded(page, "action");
  await context.setOffline(true);
  await save(page).click();
  await expect(summary(page)).toContainText("We got no answer");
  await expect(page.getByLabel("Where you live")).toHaveValue("Koper");
  await context.setOffline(false);
  await save(page).click();
  await said(page, "Saved");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Where you live")).toHaveValue("Koper");
});

test("when a session ends in the middle of the form, people log in and are back with what they wrote", async ({
  page,
  inbox,
  request,
  expectErrors,
}) => {
  expectErrors(/status of 401/);
  const person = await member(page, inbox);
  await openProfile(page);
  await page.getByLabel("First name").fill("Anja");
  await page.getByLabel("Where you live").fill("Kranj");
  const device = await elsewhere(request, person);
  await device.save({ location: "Celje" });
  await device.logOutOthers();
  await save(page).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/user\/profile\?seleted=Information$/);
  await expect(page.getByText("We’ve restored what you hadn’t saved.")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Anja");
  await expect(page.getByLabel("Where you live")).toHaveValue("Kranj");
  // What was changed meanwhile is shown here too.
  await expect(page.getByText("Saved version: Celje")).toBeVisible();
  await save(page).click();
  await said(page, "Saved");
  expect(await device.me()).toMatchObject({ firstName: "Anja", location: "Kranj" });
});

test("what someone wrote isn't shown to the next person who logs in", async ({ page, inbox }) => {
  const second = await account(inbox);
  await member(page, inbox);
  await openProfile(page);
  await page.getByLabel("First name").fill("Secret");
  // Ended without logging out: drafts stay on the device.
  await page.evaluate(() => localStorage.removeItem("troth.session"));
  await page.goto("/login?from=%2Fuser%2Fprofile");
  await hydrated(page);
  await logIn(page, second);
  await expect(page.getByLabel("E-mail")).toHaveValue(second.email);
  await expect(page.getByLabel("First name")).toHaveValue("Nika");
});

test("the tabs and the form work with the keyboard alone, and the address says which tab it is", async ({
  page,
  inbox,
}) => {
  await member(page, inbox);
  await openProfile(page);
  await page.getByRole("tab", { name: "Information" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/seleted=Favorites$/);
  await expect(page).toHaveTitle(/^Your favourites · /);
  await expect(page.getByRole("tab", { name: "Favourites" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/seleted=Settings$/);
  await expect(page).toHaveTitle(/^Your settings · /);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Favourites", selected: true })).toBeVisible();
  await page.getByRole("tab", { name: "Favourites" }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByLabel("First name")).toBeVisible();

  const tabTo = async (name: string) => {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab");
      if (await page.getByLabel(name).evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${name} cannot be reached`);
  };
  await tabTo("First name");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Maja");
  await page.keyboard.press("Enter");
  await said(page, "Saved");
  await expect(page.getByRole("banner").getByRole("button", { name: "Account menu, Maja Horvat" })).toBeVisible();
});

test("an unknown tab is Information, favourites link to the search, settings to the address, and the menu to each", async ({
  page,
  inbox,
}) => {
  const { email } = await member(page, inbox);
  await page.goto("/user/profile?seleted=nonsense");
  await hydrated(page);
  await expect(page.getByRole("tab", { name: "Information", selected: true })).toBeVisible();
  for (const [item, tab] of [
    ["Settings", "Settings"],
    ["Favourites", "Favorites"],
  ] as const) {
    await accountMenu(page).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page).toHaveURL(new RegExp(`seleted=${tab}$`));
    await expect(page.getByRole("tab", { name: item, selected: true })).toBeVisible();
  }
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(card(page, "E-mail address")).toContainText(email);
  await card(page, "E-mail address").getByRole("link", { name: "Change it" }).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  await page.getByRole("tab", { name: "Favourites" }).click();
  await page.getByRole("link", { name: "Find vendors" }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test("a part that couldn't be loaded says so, and loads on a second try", async ({ page, inbox, expectErrors }) => {
  expectErrors(/status of 503/);
  await member(page, inbox);
  await routeOnce(page, "**/api/users/me/sessions", (route) => route.fulfill({ status: 503 }));
  await openProfile(page, "Settings");
  const devices = card(page, "Where you are logged in");
  await expect(devices.getByText("This couldn’t be loaded.")).toBeVisible();
  await devices.getByRole("button", { name: "Try again" }).click();
  await expect(devices.getByText("This device")).toBeVisible();
});

test("no tab has an accessibility fault in light or dark mode, on a desktop or a phone", async ({
  page,
  inbox,
  accessible,
}) => {
  await member(page, inbox);
  for (const tab of ["Information", "Favorites", "Settings"] as const)
    await forEachViewport(page, async () => {
      await openProfile(page, tab);
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await accessible(page);
    });
});
