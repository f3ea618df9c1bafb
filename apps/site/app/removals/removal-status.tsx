import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem, type Schemas } from "@troth/api-client";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { useState } from "react";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { apiOf } from "../visit.ts";
import { messages } from "./messages.ts";

const words = messages.status;

type Request = Schemas["RemovalRequest"];

/** What has become of a request to remove a listing, for people with its receipt code. No address has the code in it. */
export default function RemovalStatus() {
  const [request, setRequest] = useState<Request | null>(null);
  useFocusMain(request?.receipt ?? "open");
  const state = request && words.states[request.status];
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
          <ReceiptForm onFound={setRequest} />
        )}
      </AuthTemplate>
    </>
  );
}

const receiptOf = (text: string) => text.trim().toUpperCase();

function ReceiptForm({ onFound }: { onFound: (request: Request) => void }) {
  const client = useQueryClient();
  const form = useForm({
    id: "removal-status",
    initial: { receipt: "" },
    check: ({ receipt }) => ({
      ...(!/^R(-[2-9A-HJKMNP-Z]{4}){4}$/.test(receiptOf(receipt)) && { receipt: words.receiptWrong }),
    }),
    send: async ({ receipt }) => {
      onFound(await apiOf(client).getRemovalRequest({ path: { receipt: receiptOf(receipt) } }));
    },
    explain: (error) => (error instanceof ApiProblem && error.status === 404 ? { receipt: words.unknown } : null),
  });
  return (
    <FormFrame form={form}>
      <TextField
        label={words.receipt}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field("receipt")}
      />
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}
