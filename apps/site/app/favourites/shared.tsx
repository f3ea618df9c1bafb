import { useQuery } from "@tanstack/react-query";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { accountPictures } from "../account/account-pictures.ts";
import { isLinkInvalid } from "../account/is-link-invalid.ts";
import { MailedLinkStart } from "../account/mailed-link-start.tsx";
import { useMailedLink } from "../account/use-mailed-link.ts";
import { useAction } from "../actions/use-action.ts";
import { Head } from "../frame/head.tsx";
import { QueryContent } from "../frame/query-content.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { listLinkAtom } from "../state/list-link.ts";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { messages as words } from "./shared-messages.ts";
import { type Invitation, invitationQuery, listOwnerQuery } from "./list-queries.ts";

/** A link to a shared list leads here. A button joins it, never the load; guests log in first and come back. */
export default function SharedList() {
  const { token: arrived } = useMailedLink();
  const [kept, keep] = useAtom(listLinkAtom);
  const isRestored = useAtomValue(restoredAtom);
  const hydrated = useHydrated();
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  // Logging in may take several pages, and signing up another tab.
  useEffect(() => {
    if (isRestored && arrived && arrived !== kept) keep(arrived);
  }, [isRestored, arrived, kept, keep]);
  const token = arrived ?? kept;
  const known = hydrated && isRestored;

  const invitation = useQuery({
    ...invitationQuery(userData._id, token),
    enabled: known && isLoggedIn && token !== "",
  });
  const owner = useQuery({ ...listOwnerQuery(token), enabled: known && !isLoggedIn && token !== "" });
  const sharedBy = isLoggedIn ? invitation.data?.owner : owner.data;
  const isInvalid = isLinkInvalid(isLoggedIn ? invitation.error : owner.error);
  const state = known && token === "" ? "missing" : isInvalid ? "invalid" : "open";
  useFocusMain(state);
  const title = {
    missing: words.missingTitle,
    invalid: words.invalidTitle,
    open: sharedBy ? words.invites(sharedBy) : words.title,
  }[state];
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      <AuthTemplate title={title} picture={accountPictures.letter}>
        {state !== "open" ? (
          <Stack gap={4}>
            <Text>{state === "missing" ? words.missing : words.invalid}</Text>
            <Button asChild size="lg">
              <Link to={paths.profile("Favorites")}>{words.favourites}</Link>
            </Button>
          </Stack>
        ) : known && !isLoggedIn ? (
          <Stack gap={4}>
            <Text>{words.guest}</Text>
            <Button asChild size="lg">
              <Link to={paths.login(paths.sharedFavourites())}>{words.logIn}</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to={paths.signUp(paths.sharedFavourites())}>{words.signUp}</Link>
            </Button>
          </Stack>
        ) : (
          <QueryContent query={invitation}>
            {(invitation) => <Join invitation={invitation} token={token} onDone={() => keep("")} />}
          </QueryContent>
        )}
      </AuthTemplate>
    </>
  );
}

type JoinProps = { invitation: Invitation; token: string; onDone: () => void };

function Join({ invitation: { id, name, isDefault, owner, vendorCount, isMember }, token, onDone }: JoinProps) {
  const navigate = useNavigate();
  const enter = async () => {
    await navigate(paths.favouriteList(id), { replace: true });
    onDone();
  };
  const join = useAction("joinFavouriteList", {
    stale: ["listFavouriteLists", "listFavourites", "previewFavouriteList"],
    onDone: enter,
  });
  return (
    <Stack gap={4}>
      <Text>{words.named(isDefault ? words.favouritesOf(owner) : name, vendorCount)}</Text>
      <Text tone="muted">{isMember ? words.alreadyOn : words.what}</Text>
      {join.problem ? (
        <Banner tone="danger" live>
          {join.problem.message}
        </Banner>
      ) : null}
      <Button size="lg" loading={join.busy} onClick={() => void (isMember ? enter() : join.run({ body: { token } }))}>
        {isMember ? words.open : words.join}
      </Button>
    </Stack>
  );
}
