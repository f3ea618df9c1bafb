// A story fails if its markup is invalid, or if anything logs an error on the console, such as mismatched hydration or
// a list without keys. React logs each message once per page, and stories share a page, so only the first story with
// the fault fails.
import type { AfterEach, BeforeEach, Renderer } from "storybook/internal/types";
import { misplaced } from "./markup.ts";

/** What was logged while a story was shown on its own, by the context that both hooks get. */
const complaints = new WeakMap<object, string[]>();

export const quiet: BeforeEach<Renderer> = (context) => {
  // A docs page renders several stories at once, and again with each control: visual/pages.spec.ts checks those.
  if (context.viewMode !== "story") return;
  const { error } = console;
  const own: string[] = [];
  complaints.set(context, own);
  console.error = (...said: unknown[]) => {
    // An error thrown in a play function already fails its story; Storybook just logs it here too. And React's warnings
    // about `act` depend on when a test looked, which differs from machine to machine.
    if (typeof said[0] === "string" && !/\bact\(|`act`/.test(said[0])) own.push(written(said));
    error(...said);
  };
  return () => {
    console.error = error;
  };
};

// Done here, because an error while a story unmounts would keep the next one from rendering.
export const wellFormed: AfterEach<Renderer> = (context) => {
  const own = complaints.get(context);
  if (!own) return;
  const faults = misplaced();
  if (faults.length > 0) throw new Error(`This isn't allowed where it is: ${faults.join("\n")}`);
  if (own.length > 0) throw new Error(`Logged on the console: ${own.join("\n")}`);
};

/** With the arguments filled in. */
function written([text, ...parts]: unknown[]): string {
  const rest = parts.map(String);
  return [String(text).replaceAll(/%[sdifoO]/g, () => rest.shift() ?? ""), ...rest].join(" ");
}
