import { DocsContainer as StorybookContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import type { Globals } from "storybook/internal/types";
import { Tested } from "./blocks.tsx";
import { dress } from "./dress.ts";
import { storybookTheme } from "./theme.ts";

/** Docs pages in our fonts and colours, in the theme and direction set in the toolbar. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => globalsOf(context.channel));

  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setGlobals(globals);
    context.channel.on("globalsUpdated", follow);
    return () => context.channel.off("globalsUpdated", follow);
  }, [context.channel]);

  useEffect(() => dress(globals), [globals]);
  useEffect(() => dressFrames(globals), [globals]);

  return (
    <StorybookContainer context={context} theme={storybookTheme(globals["theme"])}>
      {children}
      {isOfComponent(context) ? <Tested /> : null}
    </StorybookContainer>
  );
}

/** Stories in frames of their own only know about the toolbar what their address tells them. */
function dressFrames(globals: Globals): () => void {
  const said = ["theme", "direction", "motion"].flatMap((name) =>
    typeof globals[name] === "string" ? [`${name}:${globals[name]}`] : [],
  );
  const tell = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>("#storybook-docs iframe")) {
      const address = new URL(frame.src);
      if (address.searchParams.get("globals") === said.join(";")) continue;
      address.searchParams.set("globals", said.join(";"));
      frame.src = address.href;
    }
  };
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A standalone page, such as a foundation, has no stories of its own. */
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
