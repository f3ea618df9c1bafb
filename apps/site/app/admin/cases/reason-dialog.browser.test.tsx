import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show() {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const fetch = async (request: Request) => {
    asked.push(await request.json());
    return Response.json({ mails: [{ to: "person", subject: "Your account is closed", text: "Because it is." }] });
  };
  const visit = createVisit({ settings, client: { baseUrl: location.origin, fetch } });
  visit.store.set(restoredAtom, true);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <ReasonDialog
          id="erase"
          title="Erase Ana Kovač’s account"
          description="It’s closed at once."
          options={{
            legend: "Their reviews",
            choices: { delete: "Delete them", keep: "Keep them" },
            missing: "Choose",
          }}
          submit="Erase"
          trigger={<button type="button">Erase Ana</button>}
          previewOf={(reason) => ({ subject: "erasure", id: "ana", decision: { reviews: "keep", reason } })}
          send={async (...decided) => sent.push(decided)}
        />
      </MemoryRouter>
    </VisitFrame>,
  );
  return { asked, sent };
}

test("the e-mails of an unfinished decision aren’t shown: what it lacks is, and has the focus, as if it were sent", async () => {
  const { asked, sent } = show();
  await page.getByRole("button", { name: "Erase Ana" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase Ana Kovač’s account" });
  await dialog.getByRole("button", { name: "See the e-mails" }).click();
  const summary = dialog.getByRole("region");
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole("link", { name: "Choose" })).toBeVisible();
  await expect.element(dialog.getByLabelText("Reason")).toBeInvalid();
  expect(asked).toEqual([]);
  await dialog.getByRole("radio", { name: "Keep them" }).click();
  await dialog.getByLabelText("Reason").fill("They asked for it.");
  await dialog.getByRole("button", { name: "See the e-mails" }).click();
  await expect.element(page.getByRole("heading", { name: "Your account is closed" })).toBeVisible();
  expect(asked).toEqual([
    { subject: "erasure", id: "ana", decision: { reviews: "keep", reason: "They asked for it." } },
  ]);
  expect(sent).toEqual([]);
});

test("what has been written stays when the dialog is closed, and goes once it’s sent", async () => {
  const { sent } = show();
  const open = () => page.getByRole("button", { name: "Erase Ana" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase Ana Kovač’s account" });
  await open();
  await dialog.getByRole("radio", { name: "Keep them" }).click();
  await dialog.getByLabelText("Reason").fill("They asked for it.");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await expect.element(dialog.getByLabelText("Reason")).toHaveValue("They asked for it.");
  await dialog.getByRole("button", { name: "Erase" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([["They asked for it.", "keep"]]);
  await open();
  await expect.element(dialog.getByLabelText("Reason")).toHaveValue("");
  await expect.element(dialog.getByRole("radio", { name: "Keep them" })).not.toBeChecked();
});
