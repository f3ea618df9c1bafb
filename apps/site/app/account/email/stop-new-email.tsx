import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import * as paths from "../../paths.ts";
import { isLinkInvalid } from "../is-link-invalid.ts";
import { messages } from "./messages.ts";

const words = messages.stop;

export function StopNewEmail({ token }: { token: string }) {
  const stop = useAction("stopNewEmail");
  const [outcome, setOutcome] = useState<"open" | "done" | "spent">("open");
  useFocusMain(outcome);
  const form = useForm({
    id: "stop",
    initial: {},
    send: async () => {
      try {
        await stop.send({ body: { token } });
        setOutcome("done");
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        setOutcome("spent");
      }
    },
  });
  if (outcome === "open")
    return (
      <AuthTemplate title={words.title}>
        <FormFrame form={form}>
          <Text>{words.description}</Text>
          <Button type="submit" size="lg" loading={form.busy}>
            {words.submit}
          </Button>
        </FormFrame>
      </AuthTemplate>
    );
  const done = outcome === "done";
  return (
    <AuthTemplate title={done ? words.doneTitle : words.invalidTitle}>
      <Stack gap={4}>
        <Text>{done ? words.done : words.spent}</Text>
        <Text tone="muted">{words.advice}</Text>
        <Button asChild size="lg">
          <Link to={paths.forgetPassword()}>{words.newPassword}</Link>
        </Button>
        <Button asChild variant="plain">
          <Link to={done ? paths.home : paths.contactUs}>{done ? words.home : messages.contact}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}
