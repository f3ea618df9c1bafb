import { AvatarDropdown } from "@troth/ui/avatar-dropdown";
import { Navbar, type NavbarAccount } from "@troth/ui/navbar";
import { useToast } from "@troth/ui/toast";
import { Wordmark } from "@troth/ui/wordmark";
import { useAtom, useAtomValue } from "jotai";
import { Link, NavLink, useLocation } from "react-router-dom";
import * as paths from "../paths.ts";
import { restoredAtom } from "../state/persisted.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { logOut, sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";

const words = messages.nav;

export function SiteNavbar() {
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
      account={useAccount()}
    />
  );
}

function useAccount(): NavbarAccount {
  const { pathname, search } = useLocation();
  const restored = useAtomValue(restoredAtom);
  const { isLoggedIn } = useAtomValue(sessionAtom);
  if (!restored) return "pending";
  if (isLoggedIn) return { kind: "user", menu: <AccountMenu /> };
  // From a page that is about logging in, one goes back to where that page would have led.
  const from =
    pathname === "/login" || pathname === "/signup" ? new URLSearchParams(search).get("from") : pathname + search;
  return {
    kind: "guest",
    logIn: <Link to={paths.login(from ?? undefined)}>{words.logIn}</Link>,
    signUp: <Link to={paths.signUp(from ?? undefined)}>{words.signUp}</Link>,
  };
}

function AccountMenu() {
  const { api, queryClient, store } = useVisit();
  const toast = useToast();
  const { userData } = useAtomValue(sessionAtom);
  const [{ isLogoutModal }, setRouteState] = useAtom(routeStateAtom);

  const leave = async () => {
    const told = await api.logout().then(
      () => true,
      () => false,
    );
    logOut(store);
    queryClient.removeQueries({ type: "inactive" });
    toast(told ? { title: words.loggedOut } : { title: words.loggedOutHere, tone: "danger" });
  };

  return (
    <AvatarDropdown
      user={userData}
      profile={<Link to={paths.profile("Information")} />}
      favourites={<Link to={paths.profile("Favorites")} />}
      settings={<Link to={paths.profile("Settings")} />}
      logOutOpen={isLogoutModal}
      onLogOutOpenChange={(open) => setRouteState({ isLogoutModal: open })}
      onLogOut={leave}
      texts={{ logOutDescription: words.logOutDescription }}
    />
  );
}
