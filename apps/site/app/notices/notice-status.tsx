import { useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { ReceiptForm } from "../forms/receipt-form.tsx";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { apiOf } from "../visit.ts";
import { messages } from "./messages.ts";

const words = messages.status;

/** What has become of a notice of illegal content, for people with its receipt code. */
export default function NoticeStatus() {
  const client = useQueryClient();
  const [notice, setNotice] = useState<Schemas["Notice"] | null>(null);
  useFocusMain(notice?.receipt ?? "open");
  const state = notice && words.states[notice.status];
  const find = async (receipt: string) => setNotice(await apiOf(client).getNotice({ path: { receipt } }));
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate title={state?.title ?? words.title} description={state ? undefined : words.description}>
        {notice && state ? (
          <Stack gap={4}>
            <Text>{state.text(words.what(notice.vendor.name, notice.reviewId !== null))}</Text>
            {notice.decision ? <Text>{words.reason(notice.decision)}</Text> : null}
            <Button variant="outline" onClick={() => setNotice(null)}>
              {words.another}
            </Button>
          </Stack>
        ) : (
          <ReceiptForm id="notice-status" kind="N" words={words} find={find} />
        )}
      </AuthTemplate>
    </>
  );
}
