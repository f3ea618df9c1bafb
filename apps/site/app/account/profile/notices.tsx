import { useMutation } from "@tanstack/react-query";
import { Stack } from "@troth/ui/page";
import { Switch } from "@troth/ui/switch";
import { sayProblem } from "../../forms/say-problem.ts";
import type { Account } from "../../queries.ts";
import { useVisit } from "../../visit.ts";
import { Loaded } from "./loaded.tsx";
import { messages } from "./messages.ts";
import { ProfileCard } from "./profile-card.tsx";
import { useAccount, useChangeAccount } from "./use-account.ts";

const words = messages.notices;

type Notice = keyof Account["settings"]["notices"];

export function Notices() {
  const account = useAccount();
  return (
    <ProfileCard heading={words.heading} description={words.description}>
      <Loaded query={account} lines={3}>
        {({ settings }) => (
          <Stack gap={4}>
            <NoticeSwitch notice="replies" checked={settings.notices.replies} />
            <NoticeSwitch notice="listings" checked={settings.notices.listings} />
          </Stack>
        )}
      </Loaded>
    </ProfileCard>
  );
}

/** Takes effect at once; goes back, and says so, should the server not take it. */
function NoticeSwitch({ notice, checked }: { notice: Notice; checked: boolean }) {
  const { api } = useVisit();
  const changeAccount = useChangeAccount();
  const put = (value: boolean) =>
    changeAccount((account) => ({
      ...account,
      settings: { ...account.settings, notices: { ...account.settings.notices, [notice]: value } },
    }));
  const { mutate, isPending, error } = useMutation({
    // At once or not at all: a press must not take effect an hour later.
    networkMode: "always",
    mutationFn: (value: boolean) => api.updateSettings({ body: { notices: { [notice]: value } } }),
    onMutate: put,
    onError: (_error, value) => put(!value),
  });
  return (
    <Switch
      label={words[notice]}
      hint={words[`${notice}Hint`]}
      checked={checked}
      loading={isPending}
      error={error ? sayProblem(error) : undefined}
      onCheckedChange={(value) => mutate(value)}
    />
  );
}
