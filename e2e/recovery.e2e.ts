// A forgotten password and a changed address, through the e-mails as their readers open them.
import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "./journey.ts";
import {
  account,
  accountMenu,
  bearerOn,
  heading,
  hydrated,
  type Inbox,
  loaded,
  logIn,
  mailAbout,
  member,
  type Person,
  summary,
} from "./steps.ts";

async function ask(page: Page, email: string): Promise<void> {
  // From another page: opening the same address again would be a reload, and the page would continue where it was.
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(heading(page)).toHaveText("A new password");
  await page.getByRole("main").getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(heading(page)).toHaveText("Check your inbox");
}

async function askForLink(page: Page, inbox: Inbox, email: string, known?: string): Promise<string> {
  await ask(page, email);
  return (await mailAbout(inbox, email, /^Set a new password/, known)).links[0]!;
}

const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });
const setIt = (page: Page) => page.getByRole("button", { name: "Set the new password" });

/** Asks to change the address, as the settings do. */
async function changeAddress(page: Page, { firstName, lastName, password }: Person, email: string): Promise<void> {
  const data = { email, firstName, lastName, location: "", currentPassword: password };
  await expect(await page.request.put("/api/users", { data, headers: await bearerOn(page) })).toBeOK();
}

const shownAddress = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("troth.session") ?? "null") as {
      userData: { email: string };
    } | null;
    return session?.userData.email ?? null;
  });

test("a forgotten password is replaced through the e-mailed link; every device is logged out and no one is logged in", async ({
  page,
  context,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  // A refused password; the session that has ended; the old password.
  expectErrors(/status of (401|422)/);
  const person = await member(page, inbox);
  const other = await context.newPage();
  await other.goto("/categories");
  await expect(accountMenu(other)).toBeVisible();

  await page.goto("/forgetpassword?from=/search?q=villa");
  await hydrated(page);
  await expect(page.getByRole("main").getByLabel("E-mail")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(heading(page)).toHaveText("Check your inbox");
  await expect(page.getByRole("button", { name: /Send it again in \d+ seconds/ })).toBeDisabled();
  await expect(page.getByRole("main")).toBeFocused();
  await accessible(page);
  await page.reload();
  await expect(page.getByRole("main")).toContainText(person.email);

  const { links } = await mailAbout(inbox, person.email, /^Set a new password/);
  expect(links[0]).toContain("/api/users/resetpassword#token=");
  await page.goto(links[0]!);
  await hydrated(page);
  expect(page.url()).not.toMatch(/token|from/);
  await page.reload();
  await hydrated(page);

  // Refused: the summary has the focus, what was typed stays, and so does the link.
  await newPassword(page).fill("short");
  await setIt(page).click();
  await expect(summary(page)).toBeFocused();
  await newPassword(page).fill("nika horvat nika");
  await expect(page.getByRole("meter", { name: "Strength" })).toBeVisible();
  await setIt(page).click();
  await expect(page.getByRole("main")).toContainText("isn’t made of your name");
  await expect(newPassword(page)).toHaveValue("nika horvat nika");
  await accessible(page);

  const password = "four candles in the rain";
  await newPassword(page).fill(password);
  await setIt(page).click();
  await expect(page).toHaveURL(/\/api\/users\/confirmresetpassword$/);
  await expect(heading(page)).toHaveText("Your new password is set");
  await expect(page.getByRole("main")).toBeFocused();
  await accessible(page);
  for (const tab of [page, other])
    await expect(tab.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  expect((await mailAbout(inbox, person.email, /^Your password .* was changed/)).links[0]).toMatch(/\/forgetpassword$/);

  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await logIn(page, person);
  await expect(page.getByRole("main")).toContainText("don’t match");
  await logIn(page, { ...person, password });
  await expect(accountMenu(page)).toBeVisible();
  // Where they were when they noticed that they had forgotten it.
  await expect(page).toHaveURL(/\/search\?q=villa$/);

  // In another browser too, and visitors from outside are told nothing.
  const elsewhere = await browser.newPage();
  await elsewhere.goto("/api/users/confirmresetpassword");
  await hydrated(elsewhere);
  await expect(heading(elsewhere)).toHaveText("Have you set a new password?");
  await elsewhere.close();
});

test("a link works once, in any browser; a newer one ends it; the page offers another", async ({
  page,
  browser,
  inbox,
  accessible,
  expectErrors,
}) => {
  expectErrors(/status of 410/);
  const person = await account(inbox);

  const first = await askForLink(page, inbox, person.email);
  const second = await askForLink(page, inbox, person.email, first);
  await page.goto(first);
  await hydrated(page);
  await newPassword(page).fill("four candles in the rain");
  await setIt(page).click();
  await expect(heading(page)).toHaveText("This link no longer works");
  await expect(page.getByRole("main")).toBeFocused();
  await accessible(page);

  // Another person's browser: their session is not affected.
  const theirs = await browser.newPage();
  const somebodyElse = await member(theirs, inbox);
  await theirs.goto(second);
  await hydrated(theirs);
  await newPassword(theirs).fill("four candles in the rain");
  await setIt(theirs).click();
  await expect(heading(theirs)).toHaveText("Your new password is set");
  await expect(theirs.getByRole("main")).toContainText(`logged in as ${somebodyElse.email}`);
  await expect(accountMenu(theirs)).toBeVisible();

  // Used: people can ask for another straight from here.
  await page.goto(second);
  await hydrated(page);
  await newPassword(page).fill("five candles in the rain");
  await setIt(page).click();
  await expect(heading(page)).toHaveText("This link no longer works");
  await page.getByRole("main").getByLabel("E-mail").fill(person.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(heading(page)).toHaveText("Check your inbox");
  const third = (await mailAbout(inbox, person.email, /^Set a new password/, second)).links[0]!;
  expect(third).not.toBe(first);
});

test("check 3: an address without an account gets the same words", async ({ page, inbox }) => {
  const person = await account(inbox);
  const said = [];
  for (const email of [person.email, newPerson().email]) {
    await ask(page, email);
    const text = await page.getByRole("main").innerText();
    said.push(text.replaceAll(email, "…").replace(/\d+ seconds?/, "…"));
  }
  expect(said[0]).toBe(said[1]);
});

test("the e-mail is sent again after a visible wait; going back leads to the form", async ({ page, inbox }) => {
  const person = await account(inbox);
  await page.clock.install();
  await page.goto(`/forgetpassword?email=${encodeURIComponent(person.email)}`);
  await hydrated(page);
  await expect(page.getByRole("main").getByLabel("E-mail")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(heading(page)).toHaveText("Check your inbox");
  const first = (await mailAbout(inbox, person.email, /^Set a new password/)).links[0]!;
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1_000);
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByText("It’s on its way again.")).toBeVisible();
  await mailAbout(inbox, person.email, /^Set a new password/, first);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Send me the link" })).toBeVisible();
});

test("check 11: a scanner that opens the e-mailed links uses nothing up, and pages of tokens send no referrer", async ({
  page,
  browser,
  inbox,
}) => {
  const person = await account(inbox);
  const link = await askForLink(page, inbox, person.email);
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token")!;
  const paths = [
    "/api/users/resetpassword",
    "/api/users/verify-new-email",
    "/api/users/confirmresetpassword",
    "/user/confirmdeleteaccount",
  ];
  for (const path of paths) {
    for (const form of [path, `${path}/`, `${path}?token=${token}`]) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await page.request.fetch(form, { method });
        expect(answer.status(), `${method} ${form}`).toBe(200);
        expect(answer.headers()["content-type"]).toContain("text/html");
        expect(answer.headers()["referrer-policy"], form).toBe("no-referrer");
        expect(answer.headers()["cache-control"]).toContain("no-store");
      }
    }
  }
  const scanner = await browser.newPage();
  await scanner.goto(link);
  await hydrated(scanner);
  await scanner.close();

  await page.goto(link);
  await hydrated(page);
  await newPassword(page).fill("four candles in the rain");
  await setIt(page).click();
  await expect(heading(page)).toHaveText("Your new password is set");
});

test("with the keyboard only, and offline in the middle", async ({ page, inbox, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const person = await account(inbox);
  await page.goto("/forgetpassword");
  await hydrated(page);
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(person.email);
  await loaded(page, "action");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(summary(page)).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Nothing you wrote is lost");
  await page.context().setOffline(false);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByLabel("E-mail")).toHaveValue(person.email);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Check your inbox");

  await page.goto((await mailAbout(inbox, person.email, /^Set a new password/)).links[0]!);
  await hydrated(page);
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("four candles in the rain");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Your new password is set");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
});

test("a link without its token says what to do", async ({ page }) => {
  for (const [path, way] of [
    ["/api/users/resetpassword", page.getByRole("button", { name: "Send me the link" })],
    ["/api/users/verify-new-email", page.getByRole("link", { name: "Go to your profile" })],
    ["/user/confirmdeleteaccount", page.getByRole("link", { name: "Ask for a new link" })],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expect(heading(page)).toHaveText("This link is incomplete");
    await expect(way).toBeVisible();
  }
});

test("opened directly, the page for a changed password claims no change, and offers one", async ({
  page,
  accessible,
}) => {
  await page.goto("/user/ConfirmChangePassword");
  await hydrated(page);
  await expect(heading(page)).toHaveText("Have you changed your password?");
  await expect(page.getByRole("main")).not.toContainText("stays logged in");
  await accessible(page);
  await page.getByRole("link", { name: "Set another one by e-mail" }).click();
  await expect(page).toHaveURL(/\/forgetpassword$/);
});

test.describe("a change of the e-mail address", () => {
  test("happens when the new address's link is confirmed; the browser shows it straight away, in every tab", async ({
    page,
    context,
    inbox,
    accessible,
    expectErrors,
  }) => {
    expectErrors(/status of 410/);
    const person = await member(page, inbox);
    await page.goto("/");
    await hydrated(page);
    const next = newPerson().email;
    await changeAddress(page, person, next);
    const { links } = await mailAbout(inbox, next, /^Confirm your new e-mail address/);
    const link = links.find((each) => each.includes("#token="))!;
    const tab = await context.newPage();
    await tab.goto(link);
    await hydrated(tab);
    expect(tab.url()).not.toContain("token");
    await accessible(tab);
    expect(await shownAddress(page)).toBe(person.email);
    await tab.getByRole("button", { name: "Use this address" }).click();
    await expect(heading(tab)).toHaveText("Your address has changed");
    await expect(tab.getByRole("main")).toContainText(next);
    await expect(tab.getByRole("main")).toBeFocused();
    await accessible(tab);
    expect(await shownAddress(page)).toBe(next);
    await expect(accountMenu(page)).toBeVisible();
    await mailAbout(inbox, person.email, /^Your e-mail address .* was changed/);

    const again = await context.newPage();
    await again.goto(link);
    await hydrated(again);
    await again.getByRole("button", { name: "Use this address" }).click();
    await expect(heading(again)).toHaveText("This link no longer works");
    await expect(again.getByRole("link", { name: "Go to your profile" })).toBeVisible();
    await accessible(again);
  });

  test("leads to the log-in with the new address in another browser", async ({ page, browser, inbox }) => {
    const elsewhere = await browser.newPage();
    const person = await member(elsewhere, inbox);
    const next = newPerson().email;
    await changeAddress(elsewhere, person, next);
    const { links } = await mailAbout(inbox, next, /^Confirm your new e-mail address/);
    await page.goto(links.find((each) => each.includes("#token="))!);
    await hydrated(page);
    await page.getByRole("button", { name: "Use this address" }).click();
    await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
    await logIn(page, { email: next, password: person.password });
    await expect(accountMenu(page)).toBeVisible();
  });

  test("can be stopped from the old address, with advice to set a new password", async ({
    page,
    browser,
    inbox,
    accessible,
    expectErrors,
  }) => {
    expectErrors(/status of 410/);
    const elsewhere = await browser.newPage();
    const person = await member(elsewhere, inbox);
    await elsewhere.goto("/");
    await hydrated(elsewhere);
    const next = newPerson().email;
    await changeAddress(elsewhere, person, next);
    const confirming = (await mailAbout(inbox, next, /^Confirm your new e-mail address/)).links.find((each) =>
      each.includes("#token="),
    )!;
    const stopping = (await mailAbout(inbox, person.email, /is about to change/)).links[0]!;
    await page.goto(stopping);
    await hydrated(page);
    expect(page.url()).not.toContain("stop=");
    await accessible(page);
    await page.getByRole("button", { name: "Stop the change" }).click();
    await expect(heading(page)).toHaveText("Stopped");
    await accessible(page);

    await page.goto(confirming);
    await hydrated(page);
    await page.getByRole("button", { name: "Use this address" }).click();
    await expect(heading(page)).toHaveText("This link no longer works");
    expect(await shownAddress(elsewhere)).toBe(person.email);

    await page.goto(stopping);
    await hydrated(page);
    await page.getByRole("button", { name: "Stop the change" }).click();
    await expect(heading(page)).toHaveText("There’s no change to stop");
    await accessible(page);
    await page.getByRole("link", { name: "Set a new password" }).click();
    await expect(page).toHaveURL(/\/forgetpassword$/);
  });
});
