// What a press on the link of a sign-up leads to, wherever it is pressed. That the API tells browsers apart is its own to show.
import { ToastProvider } from "@troth/ui/toast";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { loginAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
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

/** Opens the mailed link at an API that answers so; tells what that was asked. */
function open(answers: Record<string, () => Response>, { loggedInAs = "", from = "/categories" } = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const visit = createVisit({
    settings: {
      brand: { tagline: "" } as never,
      origin: location.origin,
      apiBase: "",
      googleLogin: false,
      credits: [],
    },
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
    <VisitProvider visit={visit}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </VisitProvider>,
  );
  return { asked, router };
}

const verified = (session: object | null, passwordToken: string | null) => () =>
  Response.json({ email, session, passwordToken });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const title = page.getByRole("heading", { level: 1 });
const text = () => document.body.textContent;
const goesTo = (name: string) => page.getByRole("link", { name, exact: true });

test("pressed where nobody signed up it asks for a password, logs in with it, and goes on where the mail was asked for", async () => {
  const { asked, router } = open({
    "/api/users/verify": verified(null, "p".repeat(43)),
    "/api/users/resetpassword": () => new Response(null, { status: 204 }),
    "/api/users/login": () => Response.json(sessionOf(email)),
  });
  await press("Confirm my e-mail address");
  await expect.element(title).toHaveTextContent("Choose your password");
  await expect.poll(text).toContain(`${email} is confirmed. You did not sign up`);
  expect(router.state.location.hash).toBe("");
  await page.getByLabelText("Password", { exact: true }).fill("seven swans by the mill");
  await press("Go on");
  await expect.element(title).toHaveTextContent("Confirmed");
  await expect.element(goesTo("Go on")).toHaveAttribute("href", "/categories");
  expect(asked).toEqual([
    { path: "/api/users/verify", body: { token: "t".repeat(43) } },
    { path: "/api/users/resetpassword", body: { token: "p".repeat(43), password: "seven swans by the mill" } },
    { path: "/api/users/login", body: { email, password: "seven swans by the mill" } },
  ]);
});

test("who is logged in as somebody else stays so, and is told whose address was confirmed", async () => {
  const { asked } = open(
    {
      "/api/users/verify": verified(null, "p".repeat(43)),
      "/api/users/resetpassword": () => new Response(null, { status: 204 }),
    },
    { loggedInAs: "ana@example.org" },
  );
  await press("Confirm my e-mail address");
  await page.getByLabelText("Password", { exact: true }).fill("seven swans by the mill");
  await press("Go on");
  await expect.poll(text).toContain(`${email} is confirmed. This browser is logged in as ana@example.org`);
  expect(asked.map(({ path }) => path)).not.toContain("/api/users/login");
  await expect.element(goesTo("Go on")).toHaveAttribute("href", "/");
});

test("a password that comes too late has the way to another link", async () => {
  open({
    "/api/users/verify": verified(null, "p".repeat(43)),
    "/api/users/resetpassword": () =>
      Response.json({ type: "/api/reference#link-expired", title: "Expired", status: 410 }, { status: 410 }),
  });
  await press("Confirm my e-mail address");
  await page.getByLabelText("Password", { exact: true }).fill("seven swans by the mill");
  await press("Go on");
  await expect.element(title).toHaveTextContent("Set your password by mail");
  await expect.element(page.getByLabelText("E-mail")).toHaveValue(email);
  await expect.element(goesTo("Log In")).toHaveAttribute("href", "/login?from=%2Fcategories");
});

test("pressed where one signed up it asks for nothing; a way back out of the site is none", async () => {
  open({ "/api/users/verify": verified(sessionOf(email), null) }, { from: "//evil.example" });
  await press("Confirm my e-mail address");
  await expect.element(title).toHaveTextContent("Confirmed");
  await expect.element(goesTo("Go on")).toHaveAttribute("href", "/");
});
