import { safePath } from "../guards/safe-path.ts";

/** The API takes no longer path to come back to. */
const LONGEST = 500;

/** Where somebody was on the way to, for a call or a link; what there is nothing to say of is left out. */
export function returnPath(from: string | null | undefined): { from?: string } {
  const path = safePath(from);
  return path === "/" || path.length > LONGEST ? {} : { from: path };
}
