import { ApiProblem, NetworkError } from "@troth/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { photoBytes, photoTypes } from "@troth/rules/photos";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Avatar } from "@troth/ui/avatar";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useToast } from "@troth/ui/toast";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { sayProblem } from "../../forms/say-problem.ts";
import { meQuery } from "../../queries.ts";
import { sessionAtom, updateImageAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { messages } from "./messages.ts";
import { ProfileCard } from "./profile-card.tsx";
import { useFocusAfterLoss } from "./use-focus-after-loss.ts";

const words = messages.picture;

type Failed = { message: string; again?: () => void };

/** A person's picture: what one chooses shows at once, and is sent at once. */
export function Picture() {
  const { api } = useVisit();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { userData } = useAtomValue(sessionAtom);
  const updateImage = useSetAtom(updateImageAtom);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  useFocusAfterLoss(button, userData.image ? 1 : 0);
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen) : undefined), [chosen]);

  const show = (image: string) => {
    updateImage(image);
    queryClient.setQueryData(
      meQuery(userData._id).queryKey,
      (known) => known && { ...known, data: { ...known.data, image } },
    );
  };

  const upload = async (file: File) => {
    const fault = photoTypes.includes(file.type) ? (file.size > photoBytes ? words.tooLarge : null) : words.wrongType;
    if (fault) return setFailed({ message: fault });
    setFailed(null);
    setChosen(URL.createObjectURL(file));
    setBusy(true);
    try {
      const { image } = await api.uploadAvatar({ body: file });
      show(image);
      toast({ title: words.done, tone: "success" });
    } catch (error) {
      setFailed(
        error instanceof ApiProblem && [413, 415, 422].includes(error.status)
          ? { message: error.status === 413 ? words.tooLarge : words.unreadable }
          : { message: sayProblem(error), ...(isPassing(error) && { again: () => void upload(file) }) },
      );
    } finally {
      setChosen(null);
      setBusy(false);
    }
  };

  const remove = async () => {
    setFailed(null);
    try {
      await api.deleteAvatar();
      show("");
      toast({ title: words.removed, tone: "success" });
    } catch (error) {
      setFailed({ message: sayProblem(error) });
    }
  };

  return (
    <ProfileCard heading={words.heading}>
      <Stack gap={4}>
        <Stack direction="row" gap={6}>
          <Avatar
            size="xl"
            name={{ first: userData.firstName, last: userData.lastName }}
            image={chosen ?? userData.image}
          />
          <Stack direction="row" gap={2}>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={words.file}
              accept={photoTypes.join(",")}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // So that the same file may be chosen once more.
                target.value = "";
                if (file) void upload(file);
              }}
            />
            <Button
              ref={button}
              variant="outline"
              loading={busy}
              loadingLabel={words.uploading}
              onClick={() => input.current?.click()}
            >
              {userData.image ? words.change : words.add}
            </Button>
            {userData.image && !busy ? (
              <AlertDialog
                tone="danger"
                title={words.removeTitle}
                description={words.removeDescription}
                confirmLabel={words.removeConfirm}
                onConfirm={remove}
                trigger={<Button variant="plain">{words.remove}</Button>}
              />
            ) : null}
          </Stack>
        </Stack>
        {failed ? (
          <Banner
            tone="danger"
            live
            action={
              failed.again ? (
                <Button size="sm" variant="outline" onClick={failed.again}>
                  {words.tryAgain}
                </Button>
              ) : undefined
            }
          >
            {failed.message}
          </Banner>
        ) : null}
        <Text size={14} tone="muted">
          {words.hint}
        </Text>
      </Stack>
    </ProfileCard>
  );
}

/** The same file may go through another time. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiProblem && error.status >= 500);
