// What happens when a sign-up's link is used, in any browser. The API's own tests show that it tells browsers apart.
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { loginAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import VerifyEmail from "./verify-email.tsx";

const email = "nika@example.org";
const personOf = (address: string) => ({
  _id: address,
  email: address,
  firstName: "Nika",
  lastName: "Horvat",
  image: "",
  location: "",
  role: "user" as const,
  isAdmin: false,
  emailVerified: true,
});
const sessionOf = (address: string) => ({ userData: personOf(address), token: "access", isGoogleLogin: false });

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

/** Opens the e-mailed link with an API that gives these answers; returns what the API was asked. */
function open(answers: Record<string, () => Response>, { loggedInAs = "", from = "/categories" } = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const visit = createVisit({
    settings,
    client: {
      baseUrl: location.origin,
      fetch: async (request: Request) => {
        const path = new URL(request.url).pathname;
        asked.push({ path, body: await request.json() });
        return answers[path]!();
      },
    },
  });
  if (loggedInAs) visit.store.set(loginAtom, sessionOf(loggedInAs));
  const link = `/api/users/verify#${new URLSearchParams({ token: "t".repeat(43), from })}`;
  const router = createMemoryRouter([{ path: "*", element: <VerifyEmail /> }], { initialEntries: [link] });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
  return { asked, router };
}

const verified = (session: object | null, passwordToken: string | null) => () =>
  Response.json({ email, session, passwordToken });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const title = page.getByRole("heading", { level: 1 });
const text = () => document.body.textContent;
const goesTo = (name: string) => page.getByRole("link", { name, exact: true });

test("in a browser that did not sign up it asks for a password, logs in with it, and continues where the e-mail was asked for", async () => {
  const { asked, router } = open({
    "/api/users/verify": verified(null, "p".repeat(43)),
    "/api/users/resetpassword": () => new Response(null, { status: 204 }),
    "/api/users/login": () => Response.json(sessionOf(email)),
  });
  await press("Confirm my e-mail address");
  await expect.element(title).toHaveTextContent("Choose your password");
  await expect.poll(text).toContain(`${email} is confirmed. You didn’t sign up`);
  expect(router.state.location.hash).toBe("");
  await page.getByLabelText("Password", { exact: true }).fill("seven swans by the mill");
  await press("Continue");
  await expect.element(title).toHaveTextContent("Confirmed");
  await expect.element(goesTo("Continue")).toHaveAttribute("href", "/categories");
  expect(asked).toEqual([
    { path: "/api/users/verify", body: { token: "t".repeat(43) } },
    { path: "/api/users/resetpassword", body: { token: "p".repeat(43), password: "seven swans by the mill" } },
    { path: "/api/users/login", body: { email, password: "seven swans by the mill" } },
  ]);
});

test("someone logged in to another account stays there, and is told whose address was confirmed", async () => {
  const { asked } = open(
    {
      "/api/users/verify": verified(null, "p".repeat(43)),
      "/api/users/resetpassword": () => new Response(null, { status: 204 }),
    },
    { loggedInAs: "ana@example.org" },
  );
  await press("Confirm my e-mail address");
  await page.getByLabelText("Password", { exact: true }).fill("seven swans by the mill");
  await press("Continue");
  await expect.poll(text).toContain(`${email} is confirmed. This browser is logged in as ana@example.org`);
  expect(asked.map(({ path }) => path)).not.toContain("/api/users/login");
  await expect.element(goesTo("Continue")).toHaveAttribute("href", "/");
});

test("a password that comes too late offers another link", async () => {
  open({
    "/api/users/verify": verified(null, "p".repeat(43)),
    "/api/users/resetpassword": () =>
      Response.json({ type: "/api/reference#link-expired", title: "Expired", status: 410 }, { status: 410 }),
  });
  await press("Confirm my e-mail address");
  await page.getByLabelText("Password", { exact: true }).fill("seven swans by the mill");
  await press("Continue");
  await expect.element(title).toHaveTextContent("Set your password by e-mail");
  await expect.element(page.getByLabelText("E-mail")).toHaveValue(email);
  await expect.element(goesTo("Log In")).toHaveAttribute("href", "/login?from=%2Fcategories");
});

test("in the browser that signed up it asks for nothing, and never returns to a page outside the site", async () => {
  open({ "/api/users/verify": verified(sessionOf(email), null) }, { from: "//evil.example" });
  await press("Confirm my e-mail address");
  await expect.element(title).toHaveTextContent("Confirmed");
  await expect.element(goesTo("Continue")).toHaveAttribute("href", "/");
});
