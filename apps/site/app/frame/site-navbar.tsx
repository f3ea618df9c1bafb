import { Navbar, type NavbarAccount } from "@troth/ui/navbar";
import { Wordmark } from "@troth/ui/wordmark";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import * as paths from "../paths.ts";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { GuestTheme } from "./guest-theme.tsx";
import { lazyPart } from "./lazy-part.ts";
import { messages } from "./messages.ts";
import { NavbarSearch } from "./navbar-search.tsx";

const words = messages.nav;

// Only people who are logged in have a menu, so no one else waits for it. If it doesn't load, the page stays usable.
const AccountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);

/** Pages with the full search in their first screen: the bar above them has none. */
const withSearch: readonly string[] = [paths.home, paths.search(), paths.searchBanner];

export function SiteNavbar() {
  const { pathname } = useLocation();
  const { brand } = useVisit().settings;
  const isAdmin = useAtomValue(sessionAtom).userData.isAdmin;
  return (
    <Navbar
      label={words.main}
      logo={
        <Link
          to={isAdmin ? paths.dashboard : paths.home}
          aria-label={isAdmin ? words.dashboard(brand.shortName) : words.home(brand.shortName)}
        >
          <Wordmark name={brand.shortName} />
        </Link>
      }
      links={
        isAdmin
          ? []
          : [
              <NavLink key="categories" to={paths.categories}>
                {words.categories}
              </NavLink>,
              <a key="feedback" href={brand.feedbackUrl}>
                {words.feedback}
              </a>,
            ]
      }
      search={
        withSearch.includes(pathname)
          ? undefined
          : { field: <NavbarSearch key={pathname} />, link: <Link to={paths.searchBanner} /> }
      }
      menuChoice={<GuestTheme />}
      account={useAccount()}
    />
  );
}

function useAccount(): NavbarAccount {
  const { pathname, search } = useLocation();
  const restored = useAtomValue(restoredAtom);
  const { isLoggedIn } = useAtomValue(sessionAtom);
  if (!restored) return "pending";
  if (isLoggedIn) return { kind: "user", menu: <Menu /> };
  // Pages about logging in pass on the path that they themselves would go back to.
  const from =
    pathname === "/login" || pathname === "/signup" ? new URLSearchParams(search).get("from") : pathname + search;
  return {
    kind: "guest",
    logIn: <Link to={paths.login(from ?? undefined)}>{words.logIn}</Link>,
    signUp: <Link to={paths.signUp(from ?? undefined)}>{words.signUp}</Link>,
  };
}

function Menu() {
  return (
    <Suspense>
      <AccountMenu />
    </Suspense>
  );
}
