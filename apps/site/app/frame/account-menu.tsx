import { AvatarDropdown } from "@troth/ui/avatar-dropdown";
import { useToast } from "@troth/ui/toast";
import { useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import * as paths from "../paths.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { logOut } from "../state/log-out.ts";
import { sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { messages as words } from "./account-menu-messages.ts";

export function AccountMenu() {
  const visit = useVisit();
  const { queryClient, store } = visit;
  const toast = useToast();
  const { userData } = useAtomValue(sessionAtom);
  const [{ isLogoutModal }, setRouteState] = useAtom(routeStateAtom);

  // Wherever they log in, the reviews that they have started go into their account.
  useEffect(() => {
    import("../reviews/keep-drafts.ts").then(({ keepReviewDrafts }) => keepReviewDrafts(visit)).catch(() => undefined);
  }, [visit]);

  useEffect(() => {
    const left = new AbortController();
    import("../actions/follow-tabs.ts").then(({ followTabs }) => followTabs(visit, left.signal)).catch(() => undefined);
    return () => left.abort();
  }, [visit]);

  const tell = useAction("logout");
  const leave = async () => {
    const told = await tell.run();
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
