import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { accountPictures } from "../account-pictures.ts";
import { Head } from "../../frame/head.tsx";
import { useLocationState } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import { isBoolean, isShape } from "../../state/shape.ts";
import { messages } from "./messages.ts";

const words = messages.changed;
const isHandedOver = isShape<{ isChanged: boolean }>({ isChanged: isBoolean });

/**
 * The page after changing the password in the settings. People who come here another way are told nothing that may not
 * be true.
 */
export default function PasswordChanged() {
  const isChanged = useLocationState(isHandedOver)?.isChanged ?? false;
  return (
    <>
      <Head title={words.pageTitle} noindex />
      <AuthTemplate
        picture={accountPictures.letter}
        title={isChanged ? words.title : words.unknownTitle}
        footer={
          <>
            <TextLink asChild>
              <Link to={paths.forgetPassword()}>{isChanged ? words.notMe : words.ask}</Link>
            </TextLink>
            <br />
            {isChanged ? words.notMeHint : words.askHint}
          </>
        }
      >
        <Stack gap={4}>
          <Text>{isChanged ? words.what : words.unknown}</Text>
          <Button asChild size="lg">
            <Link to={paths.profile("Settings")}>{words.goOn}</Link>
          </Button>
        </Stack>
      </AuthTemplate>
    </>
  );
}
