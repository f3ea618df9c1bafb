import { DocsContainer as StorybookContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import type { Globals } from "storybook/internal/types";
import { Tested } from "./blocks.tsx";
import { dress } from "./dress.ts";
import { storybookTheme } from "./theme.ts";

/** Docs pages in our faces and colours, in the theme and direction that the toolbar says. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => globalsOf(context.channel));

  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setGlobals(globals);
    context.channel.on("globalsUpdated", follow);
    return () => context.channel.off("globalsUpdated", follow);
  }, [context.channel]);

  useEffect(() => dress(globals), [globals]);

  return (
    <StorybookContainer context={context} theme={storybookTheme(globals["theme"])}>
      {children}
      {isOfComponent(context) ? <Tested /> : null}
    </StorybookContainer>
  );
}

/** A page by itself, as a foundation, has no stories to speak of. */
function isOfComponent(context: DocsContainerProps["context"]): boolean {
  try {
    return Boolean(context.resolveOf("meta", ["meta"]));
  } catch {
    return false;
  }
}

type Told = [{ globals: Globals }] | undefined;

const globalsOf = (channel: DocsContainerProps["context"]["channel"]): Globals =>
  ((channel.last("globalsUpdated") as Told) ?? (channel.last("setGlobals") as Told))?.[0].globals ?? {};
