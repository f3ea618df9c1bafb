// A story fails if its markup is not valid where it stands, or if anything is said on the console as an error: hydration that
// does not match, a list without keys. React says each thing once on a page, and stories share theirs: the first that has the
// fault fails.
import type { AfterEach, BeforeEach, Renderer } from "storybook/internal/types";
import { misplaced } from "./markup.ts";

const complaints: string[] = [];

export const quiet: BeforeEach<Renderer> = () => {
  const { error } = console;
  complaints.length = 0;
  console.error = (...said: unknown[]) => {
    // What a play function throws fails its story already; Storybook only tells of it here as well. And what React says of
    // `act` is about when a test looked, which differs from machine to machine.
    if (typeof said[0] === "string" && !/\bact\(|`act`/.test(said[0])) complaints.push(written(said));
    error(...said);
  };
  return () => {
    console.error = error;
  };
};

// Here, since an error while a story is taken down would keep the next one from being drawn.
export const wellFormed: AfterEach<Renderer> = () => {
  const faults = misplaced();
  if (faults.length > 0) throw new Error(`This may not stand where it does: ${faults.join("\n")}`);
  if (complaints.length > 0) throw new Error(`Said on the console: ${complaints.join("\n")}`);
};

/** With its arguments in their places. */
function written([text, ...parts]: unknown[]): string {
  const rest = parts.map(String);
  return [String(text).replaceAll(/%[sdifoO]/g, () => rest.shift() ?? ""), ...rest].join(" ");
}
