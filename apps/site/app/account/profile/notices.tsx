import { Stack } from "@troth/ui/page";
import { Switch } from "@troth/ui/switch";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { Loaded } from "../../frame/loaded.tsx";
import { type Account, accountQuery } from "../../queries.ts";
import { messages } from "./messages.ts";
import { ProfileCard } from "./profile-card.tsx";
import { useAccount, usePersonId } from "./use-account.ts";

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
  const personId = usePersonId();
  const { run, busy, problem } = useAction("updateSettings", {
    optimistic: ({ body: { notices } }) => [
      change(accountQuery(personId), (account) => ({
        ...account,
        settings: { ...account.settings, notices: { ...account.settings.notices, ...notices } },
      })),
    ],
  });
  return (
    <Switch
      label={words[notice]}
      hint={words[`${notice}Hint`]}
      checked={checked}
      loading={busy}
      error={problem?.message}
      onCheckedChange={(value) => void run({ body: { notices: { [notice]: value } } })}
    />
  );
}
