import { ApiProblem } from "@troth/api-client";
import { photoBytes, photoTypes } from "@troth/rules/photos";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Avatar } from "@troth/ui/avatar";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { ActionProblem } from "../../actions/action-problem.tsx";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { meQuery } from "./queries.ts";
import { sessionAtom, updateImageAtom } from "../../state/session.ts";
import { messages } from "./messages.ts";
import { ProfileSection } from "./profile-card.tsx";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";

const words = messages.picture;

type PictureProps = {
  /** The link in the sign-up e-mail has not been opened yet; until then no picture is accepted. */
  isUnconfirmed: boolean;
};

/** A person's picture: the chosen one is shown and uploaded straight away. */
export function Picture({ isUnconfirmed }: PictureProps) {
  const { userData } = useAtomValue(sessionAtom);
  const updateImage = useSetAtom(updateImageAtom);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useFocusOnRemoval(button, userData.image ? 1 : 0);
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen) : undefined), [chosen]);

  const known = (image: string) => change(meQuery(userData._id), (me) => ({ ...me, data: { ...me.data, image } }));
  const upload = useAction("uploadAvatar", {
    learn: ({ image }) => [known(image)],
    done: words.done,
    onDone: ({ image }) => updateImage(image),
    explain: (error) => (error instanceof ApiProblem ? refusalIn(error) : null),
  });
  const remove = useAction("deleteAvatar", {
    learn: () => [known("")],
    done: words.removed,
    onDone: () => updateImage(""),
  });

  const choose = (file: File) => {
    remove.reset();
    upload.reset();
    const found = faultOf(file);
    setFault(found);
    if (found) return;
    setChosen(URL.createObjectURL(file));
    void upload.run({ body: file });
  };

  return (
    <ProfileSection heading={words.heading}>
      <Stack gap={4}>
        <Stack direction="row" gap={6}>
          <Avatar
            size="xl"
            name={{ first: userData.firstName, last: userData.lastName }}
            image={upload.busy && chosen ? chosen : userData.image}
          />
          <Stack direction="row" gap={2}>
            {isUnconfirmed ? null : (
              <>
                <input
                  ref={input}
                  type="file"
                  hidden
                  aria-label={words.file}
                  accept={photoTypes.join(",")}
                  onChange={({ target }) => {
                    const file = target.files?.[0];
                    // So that the same file can be chosen again.
                    target.value = "";
                    if (file) choose(file);
                  }}
                />
                <Button
                  ref={button}
                  variant="outline"
                  loading={upload.busy}
                  loadingLabel={words.uploading}
                  onClick={() => input.current?.click()}
                >
                  {userData.image ? words.change : words.add}
                </Button>
              </>
            )}
            {userData.image && !upload.busy ? (
              <AlertDialog
                tone="danger"
                title={words.removeTitle}
                description={words.removeDescription}
                confirmLabel={words.removeConfirm}
                onConfirm={async () => {
                  setFault(null);
                  upload.reset();
                  await remove.run();
                }}
                trigger={<Button variant="plain">{words.remove}</Button>}
              />
            ) : null}
          </Stack>
        </Stack>
        {fault ? (
          <Banner tone="danger" live>
            {fault}
          </Banner>
        ) : null}
        <ActionProblem action={upload} />
        <ActionProblem action={remove} />
        <Text size={14} tone="muted">
          {isUnconfirmed ? words.needsConfirmedEmail : words.hint}
        </Text>
      </Stack>
    </ProfileSection>
  );
}

const refusals: { [kind: string]: string } = {
  "email-unverified": words.needsConfirmedEmail,
  "payload-too-large": words.tooLarge,
  "unsupported-media-type": words.unreadable,
  "unreadable-photo": words.unreadable,
  "no-room": words.noRoom,
};

/** What is wrong with a picture, the server has found out. */
const refusalIn = ({ kind, detail }: ApiProblem): string | null =>
  (kind === "unreadable-photo" ? detail : undefined) ?? refusals[kind] ?? null;

/** What can be checked before anything is sent. */
function faultOf({ type, size }: File): string | null {
  if (!photoTypes.includes(type)) return words.wrongType;
  return size > photoBytes ? words.tooLarge : null;
}
