import { Stack } from "@troth/ui/page";
import { ActionProblem } from "../../actions/action-problem.tsx";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { ThemeChoice } from "../../frame/theme-choice.tsx";
import { accountQuery } from "../../queries.ts";
import { messages } from "./messages.ts";
import { ProfileSection } from "./profile-card.tsx";
import { usePersonId } from "./use-account.ts";

const words = messages.theme;

/** Light or dark: it applies here straight away, and is saved with the account for other devices. */
export function Appearance() {
  const personId = usePersonId();
  const tell = useAction("updateSettings", {
    learn: (settings) => [change(accountQuery(personId), (account) => ({ ...account, settings }))],
    meanwhile: "next",
  });
  return (
    <ProfileSection heading={words.heading} description={words.description}>
      <Stack gap={4}>
        <ThemeChoice onChoose={(theme) => void tell.run({ body: { theme } })} />
        <ActionProblem action={tell} title={words.here} />
      </Stack>
    </ProfileSection>
  );
}
