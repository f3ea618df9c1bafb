import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { SendAgain } from "../account/send-again.tsx";
import { lazyMessages } from "./lazy-messages.ts";

const words = lazyMessages;

/** Shown until the link in the sign-up e-mail has been opened. */
export function Unverified({ email, from }: { email: string; from: string }) {
  return (
    <Card tone="sunken" padding="lg" role="alert">
      <Stack gap={3}>
        <Heading level={2} size="card">
          {words.unverifiedTitle}
        </Heading>
        <Text>{words.unverified}</Text>
        <SendAgain email={email} from={from} />
      </Stack>
    </Card>
  );
}
