import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { useAtom } from "jotai";
import { ActionProblem } from "../../actions/action-problem.tsx";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { accountQuery } from "../../queries.ts";
import { themeAtom } from "../../state/theme.ts";
import { messages } from "./messages.ts";
import { ProfileCard } from "./profile-card.tsx";
import { usePersonId } from "./use-account.ts";

const words = messages.theme;

const themes = ["system", "light", "dark"] as const;

/** Light or dark: here at once, and with the account for other devices. */
export function Appearance() {
  const [theme, setTheme] = useAtom(themeAtom);
  const personId = usePersonId();
  const tell = useAction("updateSettings", {
    learn: (settings) => [change(accountQuery(personId), (account) => ({ ...account, settings }))],
    meanwhile: "next",
  });
  return (
    <ProfileCard heading={words.heading} description={words.description}>
      <Stack gap={4}>
        <RadioGroup
          layout="row"
          legend={words.legend}
          legendHidden
          value={theme}
          options={themes.map((value) => ({ value, label: words.options[value] }))}
          onValueChange={(value) => {
            setTheme(value);
            void tell.run({ body: { theme: value } });
          }}
        />
        <ActionProblem action={tell} title={words.here} />
      </Stack>
    </ProfileCard>
  );
}
