import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useSetAtom } from "jotai";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { isListingUnsaved, isReviewUnsaved } from "../state/unsaved.ts";
import { useVisit } from "../visit.ts";
import { GoogleMark } from "./google-mark.tsx";
import { messages } from "./log-in/messages.ts";
import { returnPath } from "./return-path.ts";

const words = messages.google;

/**
 * The other way to log in and sign up, if the operator has set it up. It leaves the site, so it is a plain link, not
 * the router's.
 */
export function ContinueWithGoogle({ from }: { from: string | undefined }) {
  const { googleLogin } = useVisit().settings;
  const setRouteState = useSetAtom(routeStateAtom);
  if (!googleLogin) return null;
  return (
    <Stack gap={4} className="mt-4">
      <Text size={14} tone="muted" className="text-center">
        {words.or}
      </Text>
      {isReviewUnsaved() || isListingUnsaved() ? <Banner tone="caution">{words.notKept}</Banner> : null}
      <Button asChild variant="outline" size="lg">
        {/* Google does not return the path if the person declines, so it is kept here. */}
        <a
          href={paths.google(returnPath(from).from)}
          onClick={() => setRouteState({ route: from === undefined ? "" : safePath(from) })}
        >
          <GoogleMark />
          {words.continue}
        </a>
      </Button>
    </Stack>
  );
}
