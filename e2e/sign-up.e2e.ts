// Signing up, beyond the path that others' journeys take: what is written stays, and nobody is told what is not so.
import { expect, test } from "./journey.ts";
import { hydrated } from "./steps.ts";

test("only an answer about the link calls it used or too old; after any other it can be pressed again", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/400|410/);
  let answer = { status: 400, kind: "invalid-body" };
  await page.route("**/api/users/verify", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: answer.status,
          contentType: "application/problem+json",
          body: JSON.stringify({
            type: `/api/reference#${answer.kind}`,
            title: "This was refused",
            status: answer.status,
          }),
        })
      : route.continue(),
  );
  await page.goto(`/api/users/verify#token=${"x".repeat(43)}`);
  await hydrated(page);
  const confirm = page.getByRole("button", { name: "Confirm my e-mail address" });
  await confirm.click();
  await expect(page.getByText("This was refused")).toBeVisible();
  await expect(confirm).toBeEnabled();
  answer = { status: 410, kind: "link-expired" };
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
});
