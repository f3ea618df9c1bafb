import { useSuspenseQuery } from "@tanstack/react-query";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { prefetch } from "../prefetch.ts";
import { type Vendor, vendorQuery } from "../queries.ts";
import { messages } from "./messages.ts";
import { RemovalForm } from "./removal-form.tsx";

const fetches = prefetch((client, { id = "" }) => client.ensureQueryData(vendorQuery(id)));
export const loader = fetches;
export const clientLoader = fetches;

const words = messages.ask;

/** Where a business that doesn't want to be listed can say so. */
export default function RequestRemoval() {
  const { id = "" } = useParams();
  const { data: vendor } = useSuspenseQuery(vendorQuery(id));
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusMain(sentTo === null ? "open" : "sent");
  return (
    <>
      <Head title={words.title(vendor.name)} noindex />
      <AuthTemplate
        title={sentTo === null ? words.heading : words.sentTitle}
        description={sentTo === null ? words.description(vendor.name) : undefined}
      >
        {sentTo === null ? <RemovalForm vendor={vendor} onSent={setSentTo} /> : <Sent vendor={vendor} email={sentTo} />}
      </AuthTemplate>
    </>
  );
}

function Sent({ vendor, email }: { vendor: Vendor; email: string }) {
  return (
    <Stack gap={4}>
      <Text className="wrap-anywhere">{words.sent(email)}</Text>
      <Stack direction="row" gap={3}>
        <Button asChild>
          <Link to={rarePaths.removalRequest}>{words.status}</Link>
        </Button>
        <Button asChild variant="plain">
          <Link to={paths.vendor(vendor.id)}>{words.back}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
