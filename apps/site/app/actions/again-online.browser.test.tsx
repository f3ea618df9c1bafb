// What is pressed without a connection and may wait for it, in a real browser.
import { NetworkError } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { ActionProblem } from "./action-problem.tsx";
import { useAction } from "./use-action.ts";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** A button whose call fails once; how often it's made is in the returned list. */
function show(againOnline: boolean, cutOff: Promise<unknown> = Promise.resolve()) {
  const calls: string[] = [];
  const publish = async (words: string) => {
    calls.push(words);
    await cutOff;
    if (calls.length === 1) throw new NetworkError("cut off");
  };
  function Publish() {
    const action = useAction(publish, { againOnline });
    return (
      <>
        <Button onClick={() => void action.run("Candles")}>Publish</Button>
        <ActionProblem action={action} />
      </>
    );
  }
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={createVisit({ settings, client: { baseUrl: "https://api.example" } })}>
      <Publish />
    </VisitFrame>,
  );
  return calls;
}

const problem = () => page.getByText(/^We got no answer/);

test("what failed for want of a connection is repeated once it's back, if it may be", async () => {
  const calls = show(true);
  await userEvent.click(page.getByRole("button", { name: "Publish" }));
  await expect.element(problem()).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(problem()).not.toBeInTheDocument();
  expect(calls).toEqual(["Candles", "Candles"]);
  // Only once: there is nothing left to repeat.
  window.dispatchEvent(new Event("online"));
  expect(calls).toHaveLength(2);
});

test("nothing is repeated once its control has left the page, even if it fails only then", async () => {
  const cut = Promise.withResolvers<void>();
  const calls = show(true, cut.promise);
  await userEvent.click(page.getByRole("button", { name: "Publish" }));
  await expect.poll(() => calls.length).toBe(1);
  root?.render(null);
  await expect.element(page.getByRole("button", { name: "Publish" })).not.toBeInTheDocument();
  cut.resolve();
  await cut.promise;
  await new Promise(requestAnimationFrame);
  window.dispatchEvent(new Event("online"));
  expect(calls).toHaveLength(1);
});

test("anything else waits for a press", async () => {
  const calls = show(false);
  await userEvent.click(page.getByRole("button", { name: "Publish" }));
  await expect.element(problem()).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(calls).toHaveLength(1);
});
