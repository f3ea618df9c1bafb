// What several journeys do, in the words of the pages.
import { expect, type Page } from "@playwright/test";

export type Person = { firstName: string; lastName: string; email: string; password: string };
type Inbox = (to: string) => Promise<{ links: string[] }>;

/** Waits until the application has taken over the page that the server rendered. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-slot="splash-typer"]')).toHaveCount(0);
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
}

/** How many reviews the vendor's page says there are. */
export async function reviewCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\d+ reviews?$/)
    .first()
    .innerText();
  return Number.parseInt(text, 10);
}

/** Fills the stepper from its first step on and goes to where the review is confirmed. */
export async function writeReview(
  page: Page,
  { stars, title, words }: { stars: number; title: string; words: string },
): Promise<void> {
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
  await page.getByRole("button", { name: "Next: Preview" }).click();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/confirmreview/);
}

async function pickMonth(page: Page): Promise<void> {
  const month = page.getByRole("combobox", { name: /Month/ });
  await month.selectOption({ label: "June" });
  const year = page.getByRole("combobox", { name: /Year/ });
  await year.selectOption({ label: String(new Date().getFullYear() - 1) });
}

/** Presses Publish as a guest, chooses to sign up in the dialog, and does. */
export async function publishAsGuest(page: Page, person: Person): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
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

/** A person with an account, an address that is confirmed, and a session in this page. */
export async function signUp(page: Page, inbox: Inbox, person: Person): Promise<void> {
  await page.goto("/signup");
  await hydrated(page);
  await fillSignUp(page, person);
  await page.goto((await inbox(person.email)).links[0]!);
  await page.getByRole("button", { name: "Confirm my e-mail address" }).click();
  await page.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(accountMenu(page)).toBeVisible();
}

/** The first step; where the account has a second one, the page asks for it. */
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
