import { addons } from "storybook/manager-api";
import { spoken } from "./names.ts";
import { storybookTheme } from "./theme.ts";

addons.setConfig({
  theme: storybookTheme("light"),
  sidebar: {
    renderLabel: ({ name, type }: { name: string; type: string }) => (type === "story" ? spoken(name) : name),
  },
});

// The frame follows the toolbar's theme.
addons.register("theme-of-the-frame", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: storybookTheme(globals["theme"]) });
  api.on("setGlobals", follow);
  api.on("globalsUpdated", follow);
});
