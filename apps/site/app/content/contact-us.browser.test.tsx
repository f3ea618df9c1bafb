// What becomes of a message that can't be sent.
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { restore } from "../state/persisted.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import ContactUs from "./contact-us.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

/** Opens the page as a new document would. */
async function open(answer: () => Promise<Response>) {
  root?.unmount();
  document.body.replaceChildren();
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch: answer } });
  await restore(visit.store);
  const router = createMemoryRouter([{ path: "*", element: <ContactUs /> }]);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <RouterProvider router={router} />
    </VisitFrame>,
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole("button", { name: "Send" }).click();
const message = "The florist by the bridge is at the market now.";

test("a message that couldn't be sent survives a reload, and is forgotten once it has been sent", async () => {
  await open(() => Promise.reject(new TypeError("Failed to fetch")));
  await field("Your name").fill("Nika Horvat");
  await page.getByLabelText("E-mail").fill("nika@example.org");
  await field("Subject").fill("A vendor has moved");
  await field("Message").fill(message);
  await send();
  await expect.element(page.getByRole("region", { name: "There’s something to fix" })).toBeVisible();
  await expect.element(field("Message")).toHaveValue(message);

  await open(() => Promise.resolve(Response.json({ receipt: "TR-1234" }, { status: 202 })));
  await expect.element(field("Subject")).toHaveValue("A vendor has moved");
  await expect.element(field("Message")).toHaveValue(message);
  expect(JSON.stringify({ ...localStorage })).not.toContain("nika@example.org");
  await field("Your name").fill("Nika Horvat");
  await page.getByLabelText("E-mail").fill("nika@example.org");
  await send();
  await page.getByRole("button", { name: "Write another message" }).click();
  await expect.element(field("Message")).toHaveValue("");
  expect(JSON.stringify({ ...localStorage })).not.toContain(message);
});
