// Getting in: with a password, a second step, an invitation or Google; and where people end up.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { codeAt } from "../apps/api/src/security/second-step.ts";
import { googleUrl } from "./addresses.ts";
import { oldAdmin } from "./beforehand.ts";
import { expect, newPerson, test } from "./journey.ts";
import {
  acceptInvitation,
  account,
  accountMenu,
  consentAtGoogle,
  enterCode,
  forEachViewport,
  heading,
  hydrated,
  invite,
  logIn,
  logOut,
  member,
  newAdmin,
  nextCode,
  openInvitation,
  routeOnce,
  summary,
  vendorNamed,
  withoutForeignFonts,
} from "./steps.ts";

const kept = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("troth.session") ?? "{}") as { isGoogleLogin: boolean; isLoggedIn: boolean },
  );

test.describe("an invitation to be an admin", () => {
  test("is e-mailed by the operator's command and accepted with an authenticator, and every login asks for a code", async ({
    page,
    inbox,
    accessible,
    expectErrors,
    context,
  }) => {
    expectErrors(/401/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const person = newPerson();
    expect(await invite(person.email)).toContain(person.email);
    const secret = await openInvitation(page, inbox, person.email);
    expect(page.url()).not.toContain("token");
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
    await expect(page.getByRole("img", { name: "QR code for your authenticator" })).toBeVisible();
    await expect(page.getByRole("link", { name: /on this device/ })).toHaveAttribute("href", /^otpauth:\/\/totp\//);
    await accessible(page);

    await page.getByRole("button", { name: "Copy the key" }).click();
    await expect(page.getByText("Key copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);

    // Errors show where something is missing, with the focus on the summary.
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await expect(summary(page)).toBeFocused();
    for (const name of ["First name", "Last name", "Password", "The code it shows"])
      await expect(page.getByLabel(name, { exact: true })).toHaveAttribute("aria-invalid", "true");

    // A reload doesn't use up the invitation.
    await page.reload();
    await hydrated(page);
    await acceptInvitation(page, person, codeAt(secret, Date.now()));

    const list = page.getByRole("list", { name: "Recovery codes" });
    await expect(list.getByRole("listitem")).toHaveCount(10);
    await expect(heading(page)).toBeInViewport();
    const codes = await list.getByRole("listitem").allInnerTexts();
    await accessible(page);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(codes[9]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    expect((await download).suggestedFilename()).toBe("troth-recovery-codes.txt");
    const file = await readFile((await (await download).path())!, "utf8");
    for (const code of codes) expect(file).toContain(code);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
      window.print = () => void Object.assign(window, { printed: document.documentElement.dataset.theme });
    });
    await page.getByRole("button", { name: "Print" }).click();
    expect(await page.evaluate(() => [Reflect.get(window, "printed"), document.documentElement.dataset.theme])).toEqual(
      ["light", "dark"],
    );
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(list).toBeVisible();
    await page.emulateMedia({ media: "screen" });

    await page.getByRole("button", { name: "I’ve saved them" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, person);
    const code = page.getByLabel("Code", { exact: true });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await accessible(page);

    await enterCode(page, "12345");
    await expect(summary(page)).toContainText("Enter six digits");
    await enterCode(page, codeAt(secret, Date.now() - 600_000));
    await expect(summary(page)).toContainText("That code is wrong");
    // Going back shows the first step with what was written; going forward shows the second one again.
    await page.goBack();
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
    await page.goForward();
    await enterCode(page, nextCode(secret));
    await expect(page).toHaveURL(/\/dashboard\?seleted=dash&tab=pending-vendor/);

    // A recovery code works too, once.
    for (const outcome of ["logs in", "is used up"] as const) {
      await logOut(page);
      await page.goto("/login");
      await hydrated(page);
      await logIn(page, person);
      await page.getByRole("button", { name: "Use a recovery code" }).click();
      await expect(page.getByLabel("Recovery code")).toBeFocused();
      await enterCode(page, codes[0]!.toUpperCase());
      if (outcome === "is used up") break;
      await expect(page).toHaveURL(/\/dashboard/);
    }
    await expect(summary(page)).toContainText("That recovery code is wrong or has been used");
    await page.getByRole("link", { name: "Back to the first step" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
  });

  test("makes an existing user an admin, and ends their old sessions", async ({ page, inbox }) => {
    const person = await member(page, inbox);
    await invite(person.email);
    const secret = await openInvitation(page, inbox, person.email);
    await expect(page.getByLabel("First name")).toHaveCount(0);
    await expect(page.getByText(/Your account will become an admin’s/)).toBeVisible();
    await page.getByLabel("The code it shows").fill(codeAt(secret, Date.now()));
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.getByRole("button", { name: "I’ve saved them" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  });

  test("says what to do next if it was used or is incomplete", async ({
    page,
    inbox,
    request,
    expectErrors,
    accessible,
  }) => {
    expectErrors(/410|422|ERR_FAILED|Failed to load/);
    const { link } = await newAdmin(request, inbox, newPerson());
    await page.goto("about:blank");
    await page.goto(link);
    await expect(heading(page)).toHaveText("This link no longer works");
    await accessible(page);
    await page.goto("about:blank");
    await page.goto(`/api/admin/verify#token=${"x".repeat(43)}`);
    await expect(heading(page)).toHaveText("This link no longer works");
    await page.goto("about:blank");
    await page.goto("/api/admin/verify#token=short");
    await expect(heading(page)).toHaveText("This link no longer works");
    await page.goto("about:blank");
    await page.goto("/api/admin/verify");
    await expect(heading(page)).toHaveText("This link is incomplete");
    await accessible(page);
    await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
    await expect(page).toHaveURL(/\/login/);

    // No answer: it can be tried again, and the token is still there.
    await routeOnce(page, "**/api/admin/invitation", (route) => route.abort());
    await page.goto(`/api/admin/verify#token=${"x".repeat(43)}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("This link no longer works");
  });
});

test.describe("logging in", () => {
  test("check 1: a wrong password and an unknown address are answered in the same words", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/401/);
    await page.goto("/login");
    await hydrated(page);
    const said = [];
    for (const email of ["ana@demo.example", newPerson().email]) {
      await logIn(page, { email, password: "not the one at all" });
      await expect(summary(page)).toBeFocused();
      said.push(await summary(page).innerText());
      await page.reload();
      await hydrated(page);
    }
    expect(said[0]).toBe(said[1]);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL(/\/forgetpassword$/);
  });

  test("without an answer what was written stays, and after too many attempts people are told how long to wait", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/429|ERR_FAILED/);
    const guess = { email: newPerson().email, password: "anything at all" };
    await page.goto("/login");
    await hydrated(page);
    await routeOnce(page, "**/api/users/login", (route) => route.abort());
    await logIn(page, guess);
    await expect(summary(page)).toContainText("We got no answer");
    await expect(page.getByLabel("E-mail")).toHaveValue(guess.email);
    for (let tries = 0; tries < 10; tries++) await page.request.post("/api/users/login", { data: guess });
    await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
    await expect(summary(page)).toContainText("Try again in 15 minutes");
  });

  test("a second step that took too long leads back to the first, with what was written and where to return to", async ({
    page,
    inbox,
    request,
    accessible,
    expectErrors,
  }) => {
    expectErrors(/401/);
    const person = newPerson();
    const { secret } = await newAdmin(request, inbox, person);
    await page.goto("/login?from=/categories");
    await hydrated(page);
    await logIn(page, person);
    await expect(heading(page)).toHaveText("One more step");
    // Ten minutes later the browser has forgotten who is logging in.
    await page.context().clearCookies({ name: "second-step" });
    await enterCode(page, nextCode(secret));
    await expect(page.getByText("The second step took too long")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(person.email);
    await expect(page).toHaveURL("/login?from=%2Fcategories");
    await accessible(page);
  });

  test("an admin without a second step is told about the e-mail, sets it up with its link, and gets in", async ({
    page,
    inbox,
    accessible,
    expectErrors,
  }) => {
    expectErrors(/401|403/);
    await page.goto("/login");
    await hydrated(page);
    await logIn(page, oldAdmin);
    await expect(heading(page)).toHaveText("Check your inbox");
    await accessible(page);
    await page.getByRole("link", { name: "Back to the first step" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();

    const secret = await openInvitation(page, inbox, oldAdmin.email);
    await page.getByLabel("The code it shows").fill(codeAt(secret, Date.now()));
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.getByRole("button", { name: "I’ve saved them" }).click();
    await logIn(page, oldAdmin);
    await enterCode(page, nextCode(secret));
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test("both steps work with the keyboard only", async ({ page, inbox, expectErrors }) => {
    expectErrors(/401/);
    const person = newPerson();
    await invite(person.email);
    const secret = await openInvitation(page, inbox, person.email);
    await acceptInvitation(page, person, codeAt(secret, Date.now()));
    await page.getByRole("button", { name: "I’ve saved them" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("E-mail").focus();
    await page.keyboard.type(person.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    // The code's field has the focus at first, and again after switching to the recovery codes and back.
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
    for (const label of ["Recovery code", "Code"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    }
    await page.keyboard.type(nextCode(secret));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard/);
  });

  for (const path of [
    "/login",
    "/login?google=second-step",
    "/login?google=second-step-missing",
    "/login?google=unverified",
    "/login?google=suspended",
    "/api/admin/verify",
  ]) {
    test(`${path} has no accessibility fault on a phone in dark mode, nor on a desktop`, async ({
      page,
      accessible,
    }) => {
      await forEachViewport(page, async () => {
        await page.goto(path);
        await hydrated(page);
        await expect(page).not.toHaveURL(/google=/);
        await accessible(page);
      });
    });
  }

  test("another tab follows, and each goes to where it came from", async ({ page, context, inbox }) => {
    const person = await account(inbox);
    const other = await context.newPage();
    await page.goto("/login?from=/categories");
    await hydrated(page);
    await other.goto("/login?from=/terms");
    await hydrated(other);
    await logIn(page, person);
    await expect(page).toHaveURL(/\/categories$/);
    await expect(other).toHaveURL(/\/terms$/);
    await expect(accountMenu(other)).toBeVisible();
  });

  test("after logging in: back to a report started there or elsewhere, save-and-exit, adding a vendor, and never off the site", async ({
    page,
    inbox,
  }) => {
    const person = await account(inbox);
    const id = await vendorNamed(page, "Villa Podrožnik");
    const vendor = `/vendor/detail/vendordetail/${id}`;
    const beginReport = (page: string) => {
      localStorage.setItem("troth.flag-report", JSON.stringify({ id: "1", report: "It is not about them." }));
      localStorage.setItem("troth.flag-page", JSON.stringify(page));
    };
    for (const { from, to, reportPage } of [
      { from: "/search?q=villa#results", to: "/search?q=villa#results" },
      { from: vendor, to: `${vendor}?flagreview=true`, reportPage: vendor },
      { from: "/categories", to: "/categories", reportPage: vendor },
      { from: "/vendor/addvendor", to: "/vendor/addvendor", reportPage: "/vendor/addvendor" },
      {
        from: `/review/${id}?saveandexit=true`,
        to: `/review/${id}?saveandexit=true`,
        reportPage: `/review/${id}?saveandexit=true`,
      },
      { from: "//evil.example/", to: "/" },
      { from: "https:evil.example", to: "/" },
      { from: "/signup/verify", to: "/" },
    ]) {
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await hydrated(page);
      if (reportPage) {
        await page.evaluate(beginReport, reportPage);
        await page.reload();
        await hydrated(page);
      }
      await logIn(page, person);
      await expect(page).toHaveURL(to);
      // Leave the page first: it may still ask for what people see when they are logged in.
      await page.goto("/robots.txt");
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
    }
  });
});

test.describe("with Google", () => {
  test.beforeEach(({ page }) => withoutForeignFonts(page));

  test("someone signs up, comes back to where they were, and stays logged in", async ({ page, accessible }) => {
    const address = newPerson().email;
    const seen: string[] = [];
    page.on("framenavigated", (frame) => seen.push(frame.url()));
    await page.goto("/signup?from=/categories");
    await hydrated(page);
    await accessible(page);
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await consentAtGoogle(page, address);
    await expect(page).toHaveURL(/\/categories$/);
    await expect(accountMenu(page)).toBeVisible();
    expect(await kept(page)).toMatchObject({ isGoogleLogin: true, isLoggedIn: true });
    await page.goto("/");
    await expect(accountMenu(page)).toBeVisible();
    // No token appeared in any address.
    expect(seen.filter((address_) => /eyJ/.test(address_))).toEqual([]);
  });

  test("people who decline, or have no confirmed address, are told so and can still go back to where they were", async ({
    page,
    accessible,
  }) => {
    await page.goto("/login?from=/categories");
    await hydrated(page);
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await expect(page).toHaveURL(new RegExp(`^${googleUrl}`));
    await page.getByRole("link", { name: /cancel/i }).click();
    await expect(page.getByText("Logging in with Google wasn’t finished")).toBeVisible();
    await expect(page).toHaveURL("/login?from=%2Fcategories");
    await accessible(page);
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await consentAtGoogle(page, `unconfirmed.${newPerson().email}`);
    await expect(page.getByText("Google hasn’t confirmed your address yet")).toBeVisible();
    await expect(page).toHaveURL("/login?from=%2Fcategories");
    // A made-up outcome shows nothing.
    await page.goto("/login?google=%3Cimg%3E&from=/categories");
    await hydrated(page);
    await expect(page).toHaveURL("/login?from=%2Fcategories");
  });

  test("a session that does not arrive can be fetched again", async ({ page, expectErrors }) => {
    expectErrors(/ERR_FAILED/);
    await page.goto("/login?from=/terms");
    await hydrated(page);
    await routeOnce(page, "**/api/users/refresh-token", (route) => route.abort());
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await consentAtGoogle(page, newPerson().email);
    await expect(page.getByText("Google recognised you")).toBeVisible();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(accountMenu(page)).toBeVisible();
  });

  test("coming back from Google without a session is a failed login", async ({ page, expectErrors }) => {
    expectErrors(/401/);
    await page.goto("/login?google=done&from=/terms");
    await expect(page.getByText("Logging in with Google didn’t work")).toBeVisible();
    await expect(page).toHaveURL("/login?from=%2Fterms");
  });

  test("an admin is asked for the second step too", async ({ page, inbox, request }) => {
    const person = newPerson();
    const { secret } = await newAdmin(request, inbox, person);
    await page.goto("/login");
    await hydrated(page);
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await consentAtGoogle(page, person.email);
    await expect(heading(page)).toHaveText("One more step");
    await expect(page).toHaveURL("/login?from=%2F");
    await enterCode(page, nextCode(secret));
    await expect(page).toHaveURL(/\/dashboard/);
    expect(await kept(page)).toMatchObject({ isGoogleLogin: true });
  });
});
