import { ErrorSummary } from "@troth/ui/error-summary";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import type { ComponentProps } from "react";
import { messages } from "./messages.ts";
import type { useForm } from "./use-form.ts";

type FormFrameProps = ComponentProps<"form"> & { form: Pick<ReturnType<typeof useForm>, "summary" | "props"> };

/** A form with a summary of its problems above its fields. */
export function FormFrame({ form, children, ...props }: FormFrameProps) {
  return (
    <Stack asChild gap={4}>
      <form {...props} {...form.props}>
        <noscript>
          <Text size={15}>{messages.noScript}</Text>
        </noscript>
        <ErrorSummary title={messages.summary} {...form.summary} />
        {children}
      </form>
    </Stack>
  );
}
