import { safePath } from "../guards/safe-path.ts";

/** The API accepts no longer path to return to. */
const LONGEST = 500;

/** Where someone was on their way to, for a call or a link; left out if there is nothing to say. */
export function returnPath(from: string | null | undefined): { from?: string } {
  const path = safePath(from);
  return path === "/" || path.length > LONGEST ? {} : { from: path };
}
