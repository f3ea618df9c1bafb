import { ApiProblem } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { TextField } from "@troth/ui/text-field";
import { FormFrame } from "./form-frame.tsx";
import { useForm } from "./use-form.ts";

interface ReceiptFormProps {
  id: string;
  /** The letter that these codes start with. */
  kind: string;
  words: { receipt: string; receiptWrong: string; unknown: string; submit: string };
  /** Looks it up, and shows it. */
  find: (receipt: string) => Promise<void>;
}

const receiptOf = (text: string) => text.trim().toUpperCase();

/** Asks for the receipt code that someone was e-mailed. No address has the code in it. */
export function ReceiptForm({ id, kind, words, find }: ReceiptFormProps) {
  const code = new RegExp(`^${kind}(-[2-9A-HJKMNP-Z]{4}){4}$`);
  const form = useForm({
    id,
    initial: { receipt: "" },
    check: ({ receipt }) => ({ ...(!code.test(receiptOf(receipt)) && { receipt: words.receiptWrong }) }),
    send: ({ receipt }) => find(receiptOf(receipt)),
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
