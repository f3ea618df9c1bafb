// Where the focus is once what had it has been removed.
import { AlertDialog } from "@troth/ui/alert-dialog";
import { useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useFocusOnRemoval } from "./use-focus-on-removal.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** One answer with a button that removes it, among other controls. */
function Answer({ remove }: { remove: (gone: () => void) => void }) {
  const [isThere, setIsThere] = useState(true);
  const target = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(target, Number(isThere));
  return (
    <>
      <button type="button" ref={target}>
        Answer
      </button>
      {isThere ? (
        <AlertDialog
          title="Delete it?"
          confirmLabel="Delete"
          onConfirm={() => remove(() => setIsThere(false))}
          trigger={<button type="button">Remove</button>}
        />
      ) : null}
      <button type="button">Report</button>
    </>
  );
}

test.each([
  ["along with the open dialog", (gone: () => void) => gone()],
  // The dialog has brought the focus back to the button that goes.
  ["once the dialog has closed", (gone: () => void) => document.addEventListener("focusin", gone, { once: true })],
] as const)("what is left has the focus, if the rest goes %s", async (_when, remove) => {
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(<Answer remove={remove} />);
  await userEvent.click(page.getByRole("button", { name: "Remove" }));
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect.element(page.getByRole("button", { name: "Remove" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Answer" })).toHaveFocus();
});
