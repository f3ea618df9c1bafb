import { useMutation } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { useAtom } from "jotai";
import { sayProblem } from "../../forms/say-problem.ts";
import { type Theme, themeAtom } from "../../state/theme.ts";
import { useVisit } from "../../visit.ts";
import { messages } from "./messages.ts";
import { ProfileCard } from "./profile-card.tsx";
import { useChangeAccount } from "./use-account.ts";

const words = messages.theme;

const themes = ["system", "light", "dark"] as const;

/** Light or dark: here at once, and with the account for other devices. */
export function Appearance() {
  const { api } = useVisit();
  const [theme, setTheme] = useAtom(themeAtom);
  const changeAccount = useChangeAccount();
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: (theme: Theme) => api.updateSettings({ body: { theme } }),
    onSuccess: (settings) => changeAccount((account) => ({ ...account, settings })),
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
            mutate(value);
          }}
        />
        {error ? (
          <Banner
            tone="danger"
            live
            title={words.here}
            action={
              <Button size="sm" variant="outline" loading={isPending} onClick={() => mutate(theme)}>
                {messages.retry}
              </Button>
            }
          >
            {sayProblem(error)}
          </Banner>
        ) : null}
      </Stack>
    </ProfileCard>
  );
}
