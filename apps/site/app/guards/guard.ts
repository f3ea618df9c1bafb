// Who may see which page, decided by the session that the browser restored. The server's HTML knows no session, and the
// API checks every call itself: a guard saves people from dead ends, but protects nothing.
import { addVendor, confirmReview, dashboard, home, login, verifyVendor } from "../paths.ts";
import { safePath } from "./safe-path.ts";

/** `guest`: logged out only. `login`: logged in. `admin`: admins. `visitor`: everyone but admins. */
export type Guard = "guest" | "login" | "admin" | "visitor";

type Person = { isLoggedIn: boolean; isAdmin: boolean };
type Place = { pathname: string; search: string };

/** Where the guard sends a person, or null if they may stay. */
export function redirectOf(guard: Guard, person: Person, place: Place, reportPage: string): string | null {
  const { isLoggedIn, isAdmin } = person;
  switch (guard) {
    case "guest": {
      const params = new URLSearchParams(place.search);
      // Google has just confirmed who it is: that session counts rather than an earlier one, and the page fetches it
      // first.
      if (place.pathname === login() && params.get("google") === "done") return null;
      return isLoggedIn ? afterLogin({ isAdmin, from: params.get("from"), reportPage }) : null;
    }
    case "login":
      return isLoggedIn ? null : login(place.pathname + place.search);
    case "admin":
      return isLoggedIn && isAdmin ? null : home;
    case "visitor":
      return isLoggedIn && isAdmin ? dashboard : null;
  }
}

/** Flows that continue after any login, admins' included. */
const flows = [addVendor, verifyVendor, confirmReview()];

type Return = {
  isAdmin: boolean;
  from: string | null;
  /** The page where an unfinished report is waiting; empty if there is none. */
  reportPage: string;
};

/**
 * Where to go after logging in. People go back to where they were, with `flagreview=true` if they had started a report
 * there; admins go to the dashboard; anyone in the middle of adding a vendor or publishing a review continues with it.
 */
export function afterLogin({ isAdmin, from, reportPage }: Return): string {
  const path = safePath(from);
  const url = new URL(path, "https://here.invalid");
  if (flows.includes(url.pathname.replace(/\/$/, "")) || url.searchParams.has("saveandexit")) return path;
  if (isAdmin) return dashboard;
  if (url.pathname + url.search === reportPage) url.searchParams.set("flagreview", "true");
  return url.pathname + url.search + url.hash;
}
