import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";

addons.setConfig({ theme: storybookTheme("light") });

// The frame follows the toolbar's theme.
addons.register("theme-of-the-frame", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: storybookTheme(globals["theme"]) });
  api.on("setGlobals", follow);
  api.on("globalsUpdated", follow);
});
