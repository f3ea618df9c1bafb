// What the page behind the link to a new address tells someone who is logged in.
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { loginAtom } from "../../state/session.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { ConfirmNewEmail } from "./confirm-new-email.tsx";

const email = "nika@new.example";
const personOf = (_id: string, address: string) => ({
  _id,
  email: address,
  firstName: "Nika",
  lastName: "Horvat",
  image: "",
  location: "",
  role: "user" as const,
  isAdmin: false,
  emailVerified: true,
});
const nika = personOf("1", "nika@example.org");
const ana = personOf("2", "ana@example.org");

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

/** Presses the button while this person is logged in, with this answer to who they are. */
async function confirm(person: typeof nika, me: () => Response): Promise<void> {
  const answers: Record<string, () => Response> = {
    "/api/users/verify-new-email": () => Response.json({ email }),
    "/api/users/me": me,
  };
  const visit = createVisit({
    settings,
    client: {
      baseUrl: location.origin,
      fetch: (request: Request) => Promise.resolve(answers[new URL(request.url).pathname]!()),
    },
  });
  visit.store.set(loginAtom, { userData: person, token: "access", isGoogleLogin: false });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <ConfirmNewEmail token={"t".repeat(43)} />
      </MemoryRouter>
    </VisitFrame>,
  );
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Your address has changed");
}

const text = () => document.body.textContent;
const goesTo = (name: string) => page.getByRole("link", { name, exact: true });

test("the owner of the address continues to their profile, even if the API can't say who they are", async () => {
  await confirm(nika, () => Response.json({ type: "about:blank", title: "No", status: 503 }, { status: 503 }));
  expect(text()).toContain(`Your account’s address is now ${email}`);
  expect(text()).not.toContain("different account");
  await expect.element(goesTo("Go to your profile")).toBeVisible();
});

test("someone logged in to a different account is told whose address has changed, and stays logged in", async () => {
  await confirm(ana, () => Response.json(ana));
  expect(text()).toContain("This browser is logged in as ana@example.org, a different account");
  await expect.element(goesTo("Back to home")).toHaveAttribute("href", "/");
});
