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

/** What has become of a request to remove a listing, for people with its receipt code. */
export default function RemovalStatus() {
  const client = useQueryClient();
  const [request, setRequest] = useState<Schemas["RemovalRequest"] | null>(null);
  useFocusMain(request?.receipt ?? "open");
  const state = request && words.states[request.status];
  const find = async (receipt: string) => setRequest(await apiOf(client).getRemovalRequest({ path: { receipt } }));
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate title={state?.title ?? words.title} description={state ? undefined : words.description}>
        {request && state ? (
          <Stack gap={4}>
            <Text>{state.text(request.vendor.name)}</Text>
            {request.decision ? <Text>{words.reason(request.decision)}</Text> : null}
            <Button variant="outline" onClick={() => setRequest(null)}>
              {words.another}
            </Button>
          </Stack>
        ) : (
          <ReceiptForm id="removal-status" kind="R" words={words} find={find} />
        )}
      </AuthTemplate>
    </>
  );
}
