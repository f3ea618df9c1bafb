import type { Schemas } from "@troth/api-client";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useForm } from "../../forms/use-form.ts";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { loggedOut, sessionAtom } from "../../state/session.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { RefusalDialog } from "../queue/refusal-dialog.tsx";
import { SavedAnswers } from "./saved-answers.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const saved: Schemas["SavedAnswer"] = {
  id: "01986f2a-6c00-7000-8000-00000000b401",
  title: "Another vendor",
  text: "It isn’t about {business}.",
  version: 1,
  changedAt: "2026-11-21T10:00:00.000Z",
};

const changed = async (answer: Schemas["SavedAnswer"], request: Request): Promise<Schemas["SavedAnswer"]> => ({
  ...answer,
  ...((await request.json()) as Schemas["NewSavedAnswer"]),
  version: answer.version + 1,
});

/** An admin's page. Returns what renders something on it. */
function open(fetch: (request: Request) => Promise<Response>): (children: ReactNode) => void {
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  visit.store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData: { ...loggedOut.userData, _id: "you" } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  return (children) =>
    root!.render(
      <VisitFrame visit={visit}>
        <MemoryRouter>{children}</MemoryRouter>
      </VisitFrame>,
    );
}

function Answers() {
  const form = useForm({ id: "decision", initial: { reason: "" }, send: () => undefined });
  return <SavedAnswers form={form} field="reason" business="Treno Lento" />;
}

test("a saved answer is changed where it is listed, which can be undone; the focus stays with it", async () => {
  const requests: string[] = [];
  let answer = saved;
  const other = { ...answer, id: "01986f2a-6c00-7000-8000-00000000b402", title: "Too short", text: "Say more." };
  const fetch = async (request: Request) => {
    if (request.method !== "PATCH") {
      // Fetched again, the list never comes: what is shown after that is what the change answered.
      return requests.push("list") > 1
        ? new Promise<Response>(() => undefined)
        : Response.json({ items: [answer, other] });
    }
    expect(request.headers.get("if-match")).toBe(`"${answer.version}"`);
    answer = await changed(answer, request);
    return Response.json(answer);
  };
  open(fetch)(<Answers />);
  await page.getByRole("button", { name: "Saved answers" }).click();
  await page.getByRole("button", { name: "Edit “Another vendor”" }).click();
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await page.getByLabelText("Answer").fill("It’s about another business than {business}.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Edit “Another vendor”" })).toHaveFocus();
  await expect.element(page.getByText("It’s about another business than {business}.")).toBeVisible();
  // What is begun meanwhile stays.
  await page.getByRole("button", { name: "Edit “Too short”" }).click();
  await page.getByLabelText("Answer").fill("Say more about {business}.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("It isn’t about {business}.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Answer")).toHaveValue("Say more about {business}.");
});

test("an answer that another admin has changed meanwhile isn’t overwritten before it has been seen", async () => {
  let answer = saved;
  const fetch = async (request: Request) => {
    if (request.method !== "PATCH") return Response.json({ items: [answer] });
    if (request.headers.get("if-match") !== `"${answer.version}"`)
      return Response.json(
        { type: "/problems#changed-meanwhile", title: "It has changed in the meantime", status: 412 },
        { status: 412, headers: { "content-type": "application/problem+json" } },
      );
    answer = await changed(answer, request);
    return Response.json(answer);
  };
  open(fetch)(<Answers />);
  await page.getByRole("button", { name: "Saved answers" }).click();
  await page.getByRole("button", { name: "Edit “Another vendor”" }).click();
  await page.getByLabelText("Answer").fill("It’s about another business.");
  const save = page.getByRole("button", { name: "Save", exact: true });
  answer = { ...answer, text: "It’s about somebody else.", version: 2 };
  await save.click();
  await expect.element(page.getByRole("status").getByText("It’s about somebody else.")).toBeVisible();
  await expect.element(page.getByLabelText("Answer")).toHaveValue("It’s about another business.");
  expect(answer.version).toBe(2);
  await save.click();
  await expect.element(page.getByRole("button", { name: "Edit “Another vendor”" })).toHaveFocus();
  expect(answer).toMatchObject({ text: "It’s about another business.", version: 3 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => answer).toMatchObject({ text: "It’s about somebody else.", version: 4 });
});

test("a list’s refusal takes a saved answer; about several at once its blank stays, and isn’t sent", async () => {
  const answer = { ...saved, title: "Listed already", text: "{business} is on the site already." };
  const fetch = async () => Response.json({ items: [answer] });
  const decided: unknown[] = [];
  const render = open(fetch);
  const show = (business: string | undefined) =>
    render(
      <RefusalDialog
        key={business}
        title="Decline?"
        description="They are told why."
        submit="Decline"
        business={business}
        because={{ duplicate: "It’s already listed" }}
        preview={({ explanation }) => ({
          about: {
            subject: "vendor",
            id: "one",
            decision: { action: "reject", because: "duplicate", explanation, version: 1 },
          },
        })}
        onClose={() => undefined}
        onDecide={(refusal) => decided.push(refusal)}
      />,
    );
  const use = async () => {
    await page.getByLabelText("Which rule?").selectOptions("duplicate");
    await page.getByRole("button", { name: "Saved answers" }).click();
    await page.getByRole("button", { name: "Use it: Listed already" }).click();
    await page.getByRole("button", { name: "Decline", exact: true }).click();
  };
  show(undefined);
  await use();
  await expect.element(page.getByText("Fill in {business}").first()).toBeVisible();
  expect(decided).toEqual([]);
  show("Treno Lento");
  await use();
  await expect
    .poll(() => decided)
    .toEqual([{ because: "duplicate", explanation: "Treno Lento is on the site already." }]);
});
