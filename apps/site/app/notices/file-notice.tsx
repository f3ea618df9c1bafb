import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import * as paths from "../paths.ts";
import type { Reads } from "../prefetch.ts";
import * as rarePaths from "../rare-paths.ts";
import { messages } from "./messages.ts";
import { NoticeForm } from "./notice-form.tsx";

export const handle: Reads = { reads: ["address"] };

const words = messages.give;

/** Where anyone can say that a review or a listing is illegal. `?address=` is what it's about. */
export default function FileNotice() {
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusMain(sentTo === null ? "open" : "sent");
  const [before, emphasis, after] = words.heading;
  const [milder, write, end] = words.milder;
  return (
    <>
      <Head title={words.title} description={words.description} noindex={params.has("address")} />
      <AuthTemplate
        title={
          sentTo === null ? (
            <>
              {before}
              <em>{emphasis}</em>
              {after}
            </>
          ) : (
            words.sentTitle
          )
        }
        description={sentTo === null ? words.description : undefined}
      >
        {sentTo === null ? (
          <Stack gap={6}>
            <NoticeForm address={params.get("address") ?? ""} onSent={setSentTo} />
            <Text size={14} tone="muted">
              {milder}
              <TextLink asChild>
                <Link to={paths.contactUs}>{write}</Link>
              </TextLink>
              {end}
            </Text>
          </Stack>
        ) : (
          <Stack gap={4}>
            <Text className="wrap-anywhere">{words.sent(sentTo)}</Text>
            <Stack direction="row" gap={3}>
              <Button asChild>
                <Link to={rarePaths.noticeStatus}>{words.status}</Link>
              </Button>
              <Button variant="plain" onClick={() => setSentTo(null)}>
                {words.again}
              </Button>
            </Stack>
          </Stack>
        )}
      </AuthTemplate>
    </>
  );
}
