import { RadioGroup } from "@troth/ui/radio-group";
import { useAtom } from "jotai";
import { Monitor, Moon, Sun } from "lucide-react";
import { type Theme, themeAtom } from "../state/theme.ts";
import { messages as words } from "./theme-choice-messages.ts";

const themes = [
  ["system", Monitor],
  ["light", Sun],
  ["dark", Moon],
] as const;

type ThemeChoiceProps = {
  /** Called once the theme has been set on this device. */
  onChoose?: ((theme: Theme) => void) | undefined;
};

/** System, light or dark, for this device. */
export function ThemeChoice({ onChoose }: ThemeChoiceProps) {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <RadioGroup
      layout="segments"
      legend={words.legend}
      legendHidden
      value={theme}
      options={themes.map(([value, Icon]) => ({
        value,
        label: (
          <span className="flex items-center gap-2">
            <Icon aria-hidden className="size-4" />
            {words.options[value]}
          </span>
        ),
      }))}
      onValueChange={(value) => {
        setTheme(value);
        onChoose?.(value);
      }}
    />
  );
}
