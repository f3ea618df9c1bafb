import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useSetAtom } from "jotai";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { useVisit } from "../visit.ts";
import { GoogleMark } from "./google-mark.tsx";
import { messages } from "./log-in/messages.ts";
import { returnPath } from "./return-path.ts";

const words = messages.google;

/** The other way to log in and to sign up, where the operator set it up. Leaves the site: a link, not a router's. */
export function ContinueWithGoogle({ from }: { from: string | undefined }) {
  const { googleLogin } = useVisit().settings;
  const setRouteState = useSetAtom(routeStateAtom);
  if (!googleLogin) return null;
  return (
    <Stack gap={4} className="mt-4">
      <Text size={14} tone="muted" className="text-center">
        {words.or}
      </Text>
      <Button asChild variant="outline" size="lg">
        {/* Google does not bring the path back when it is declined; it is kept for that. */}
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
