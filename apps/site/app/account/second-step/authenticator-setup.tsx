import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Suspense } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { CopyButton } from "./copy-button.tsx";
import { messages } from "./messages.ts";

const words = messages.setup;

const QrCode = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);

type AuthenticatorSetupProps = {
  /** To type in, in base 32. */
  secret: string;
  /** To scan: `otpauth://totp/…`. */
  uri: string;
};

/** How the secret gets into an authenticator: with the camera, a link on the same device, or by hand. */
export function AuthenticatorSetup({ secret, uri }: AuthenticatorSetupProps) {
  return (
    <Stack gap={4}>
      <Text size={15}>{words.scan}</Text>
      <div className="size-52 overflow-hidden rounded-card border border-hairline">
        <Suspense>
          <QrCode text={uri} label={words.picture} />
        </Suspense>
      </div>
      <Text size={15}>
        <TextLink href={uri}>{words.open}</TextLink>
      </Text>
      <Stack gap={2}>
        <Text size={14} className="font-semibold">
          {words.typed}
        </Text>
        <Text asChild size={15} className="rounded-field bg-sunken px-3.5 py-2.5 break-words">
          <code>{inFours(secret)}</code>
        </Text>
        <Text size={14} tone="muted">
          {words.typedHint}
        </Text>
        <Stack direction="row">
          <CopyButton text={secret} done={words.keyCopied}>
            {words.copyKey}
          </CopyButton>
        </Stack>
      </Stack>
    </Stack>
  );
}

/** Easier to type without losing your place. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";
