import { ApiProblem } from "@troth/api-client";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { useState } from "react";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { FormFrame } from "./form-frame.tsx";
import { useForm } from "./use-form.ts";

interface Words<Status extends string> {
  title: string;
  description: string;
  receipt: string;
  receiptWrong: string;
  unknown: string;
  submit: string;
  /** @param what what it is about */
  states: Record<Status, { title: string; text: (what: string) => string }>;
  /** The rules by which it may have been declined. */
  because: { [rule: string]: string };
  /** What is said in place of both, where a rule says what became of it. */
  instead?: { [rule: string]: { title: string; text: (what: string) => string } };
  reason: (reason: string) => string;
  another: string;
}

interface ReceiptPageProps<Item, Status extends string> {
  id: string;
  /** The letter that these codes start with. */
  kind: string;
  words: Words<Status>;
  read: (receipt: string) => Promise<Item>;
  /** What it is about, in words. */
  what: (item: Item) => string;
}

interface Decided<Status> {
  receipt: string;
  status: Status;
  because: string | null;
  decision: string;
}

const receiptOf = (text: string) => text.trim().toUpperCase();

/**
 * What has become of something that was sent without an account, for people with its receipt code. No address has the
 * code in it.
 */
export function ReceiptPage<Status extends string, Item extends Decided<Status>>({
  id,
  kind,
  words,
  read,
  what,
}: ReceiptPageProps<Item, Status>) {
  const [item, setItem] = useState<Item | null>(null);
  useFocusMain(item?.receipt ?? "open");
  const code = new RegExp(`^${kind}(-[2-9A-HJKMNP-Z]{4}){4}$`);
  const form = useForm({
    id,
    initial: { receipt: "" },
    check: ({ receipt }) => ({ ...(!code.test(receiptOf(receipt)) && { receipt: words.receiptWrong }) }),
    send: async ({ receipt }) => setItem(await read(receiptOf(receipt))),
    explain: (error) => (error instanceof ApiProblem && error.status === 404 ? { receipt: words.unknown } : null),
  });
  const instead = words.instead?.[item?.because ?? ""];
  const state = item && (instead ?? words.states[item.status]);
  // The words say which other reason it is.
  const rule = !instead && item?.because && item.because !== "other" ? words.because[item.because] : undefined;
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate title={state?.title ?? words.title} description={state ? undefined : words.description}>
        {item && state ? (
          <Stack gap={4}>
            <Text>{state.text(what(item))}</Text>
            {rule ? <Text>{words.reason(rule)}</Text> : null}
            {item.decision ? <Text>{rule || instead ? item.decision : words.reason(item.decision)}</Text> : null}
            <Button
              variant="outline"
              onClick={() => {
                form.hook.reset();
                setItem(null);
              }}
            >
              {words.another}
            </Button>
          </Stack>
        ) : (
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
        )}
      </AuthTemplate>
    </>
  );
}
