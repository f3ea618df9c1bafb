import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { Head } from "../../frame/head.tsx";
import * as paths from "../../paths.ts";
import { messages } from "./messages.ts";

const words = messages.changed;

/** Where a change of the password in the settings leads. */
export default function PasswordChanged() {
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate
        title={words.title}
        footer={
          <>
            <TextLink asChild>
              <Link to={paths.forgetPassword}>{words.notMe}</Link>
            </TextLink>
            <br />
            {words.notMeHint}
          </>
        }
      >
        <Stack gap={4}>
          <Text>{words.what}</Text>
          <Button asChild size="lg">
            <Link to={paths.profile("Settings")}>{words.goOn}</Link>
          </Button>
        </Stack>
      </AuthTemplate>
    </>
  );
}
