// What every form promises, tested on those that anyone can reach.
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { hydrated, member, openWithoutScript, routeOnce, vendorNamed } from "./steps.ts";

const summary = (page: Page) => page.getByRole("region", { name: "There’s something to fix" });
const send = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign Up" });

const written = {
  "First name": "Nika",
  "Last name": "Horvat",
  "E-mail": "nika@example.org",
  Password: "seven swans by the mill",
  "Where you live": "Kranj",
};

async function write(page: Page, fields: Record<string, string> = written) {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
}

const field = (page: Page, label: string) => page.getByRole("main").getByRole("textbox", { name: label });

async function expectWritten(page: Page, fields: Record<string, string> = written) {
  for (const [label, text] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(text);
}

const refused = (errors: { pointer: string; message: string }[]) => ({
  status: 422,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: "/api/reference#invalid-body", title: "Look at the fields", status: 422, errors }),
});

test.describe("before its script has loaded", () => {
  test("a form keeps what is typed and what a password manager fills in, sends nothing, and continues with all of it", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/422/);
    const comeAlive = await openWithoutScript(page, "/signup");
    const { "E-mail": email, ...typed } = written;
    await write(page, typed);
    // Filled in without any event on the page.
    await field(page, "E-mail").evaluate((input: HTMLInputElement, text) => (input.value = text), email);
    const asked: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
    await field(page, "Password").press("Enter");
    await comeAlive();
    expect(asked).toEqual([]);
    await expect(page).toHaveURL(/\/signup$/);
    await expectWritten(page);

    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/users"));
    await page.route("**/api/users", (route) => route.fulfill(refused([])));
    await send(page).click();
    expect((await sent).postDataJSON()).toEqual({
      firstName: "Nika",
      lastName: "Horvat",
      email,
      password: written.Password,
      location: "Kranj",
    });
  });

  test("a character count beside a field includes what it already contains", async ({ page }) => {
    const alive = await openWithoutScript(page, "/contact-us");
    await field(page, "Message").fill("A vendor has moved.");
    await alive();
    await expect(field(page, "Message")).toHaveAccessibleDescription(/^19 of/);
    await page.unrouteAll();

    const again = await openWithoutScript(page, `/api/users/resetpassword#token=${"x".repeat(43)}`);
    await field(page, "New password").fill(written.Password);
    await again();
    await expect(page.getByRole("meter", { name: "Strength" })).toHaveAttribute("aria-valuenow", "4");
  });
});

test("before its script has loaded, text typed into the search stays, and is searched for", async ({ page }) => {
  const alive = await openWithoutScript(page, "/");
  const what = page.getByRole("combobox", { name: "What" });
  await what.fill("podroznik");
  await alive();
  await page.getByRole("combobox", { name: "Where" }).fill("Ljubljana");
  await expect(what).toHaveValue("podroznik");
  await what.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=podroznik/);
});

test("before its script has loaded, a form in steps keeps what is chosen, and stays where it is", async ({ page }) => {
  const id = await vendorNamed(page, "Villa Podrožnik");
  const alive = await openWithoutScript(page, `/review/${id}`);
  const stars = page.getByRole("group", { name: "Your rating" }).getByRole("radio", { name: /^4 stars/ });
  await stars.press("Space");
  await stars.press("Enter");
  await alive();
  await expect(page).toHaveURL(new RegExp(`/review/${id}$`));
  await expect(stars).toBeChecked();
  await expect(page.getByText("Draft saved on this device")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  await expect(stars).toBeChecked();
});

test("errors show at their fields, and the summary takes the focus, lists them in the form's order and links to each", async ({
  page,
  expectErrors,
  accessible,
}) => {
  expectErrors(/422|ERR_FAILED/);
  await page.goto("/signup");
  await hydrated(page);
  await write(page);
  const problems = [
    { pointer: "/password", message: "This one is among the first that are guessed" },
    { pointer: "/firstName", message: "Write the name without figures" },
  ];
  await routeOnce(page, "**/api/users", (route) => route.fulfill(refused(problems)));
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([problems[1]!.message, problems[0]!.message]);
  await expect(field(page, "Password")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Password")).toHaveAccessibleDescription(new RegExp(problems[0]!.message));
  await expect(field(page, "Last name")).not.toHaveAttribute("aria-invalid");
  await accessible(page);
  await summary(page).getByRole("link").first().press("Enter");
  await expect(field(page, "First name")).toBeFocused();
  await expectWritten(page);

  // No answer: the whole form says so; the fields' errors have gone, and what was written is still there.
  await routeOnce(page, "**/api/users", (route) => route.abort());
  await field(page, "First name").press("Enter");
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("We got no answer");
  await expect(summary(page).getByRole("link")).toHaveCount(0);
  await expect(field(page, "Password")).not.toHaveAttribute("aria-invalid");
  await expectWritten(page);

  // What the page can check itself is reported without asking the server, and again at the next attempt.
  await field(page, "E-mail").fill("nika at example");
  await field(page, "Last name").clear();
  for (const times of [1, 2]) {
    await test.step(`attempt ${times}`, async () => {
      await field(page, "Where you live").press("Enter");
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole("link")).toHaveText([/^Last name/, /^Enter an e-mail address/]);
    });
  }
});

test("while waiting for an answer, another press sends nothing", async ({ page, expectErrors }) => {
  expectErrors(/422/);
  await page.goto("/signup");
  await hydrated(page);
  await write(page);
  const held: Route[] = [];
  await page.route("**/api/users", (route) => void held.push(route));
  // Twice in quick succession, and once more when the page has had time to show that it is busy.
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  await field(page, "Password").press("Enter");
  await page
    .getByRole("main")
    .locator("form")
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await held[0]!.fulfill(refused([{ pointer: "/email", message: "Another one" }]));
  await expect(summary(page)).toBeFocused();
  expect(held).toHaveLength(1);
  await send(page).click();
  await expect.poll(() => held.length).toBe(2);
});

test("fields tell browsers and password managers what belongs in them", async ({ page }) => {
  for (const [path, wanted] of Object.entries({
    "/login": { email: "username", password: "current-password" },
    "/signup": {
      firstName: "given-name",
      lastName: "family-name",
      email: "email",
      password: "new-password",
      location: "address-level2",
    },
    "/forgetpassword": { email: "username" },
    [`/api/users/resetpassword#token=${"x".repeat(43)}`]: { password: "new-password" },
    "/contact-us": { name: "name", email: "email", subject: "", message: "" },
  })) {
    await page.goto(path);
    await hydrated(page);
    const found = await page
      .getByRole("main")
      .locator("form")
      .locator("input, textarea")
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => [input.name, input.autocomplete]));
    expect(Object.fromEntries(found), path).toEqual(wanted);
  }
});

test("every field accepts pasted text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/signup");
  await hydrated(page);
  for (const [label, text] of Object.entries(written)) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page, label).press("ControlOrMeta+v");
  }
  await expectWritten(page);
});

test("people who are logged in write to the operator without saying again who they are", async ({ page, inbox }) => {
  const person = await member(page, inbox);
  await page.goto("/contact-us");
  await hydrated(page);
  await expect(field(page, "Your name")).toHaveValue("Nika Horvat");
  await expect(field(page, "E-mail")).toHaveValue(person.email);
  await field(page, "Your name").fill("Nika");
  await write(page, { Subject: "A vendor has moved", Message: "The florist by the bridge is at the market now." });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, we’ve got it");
  await expect(page.getByRole("main")).toContainText(person.email);
});
