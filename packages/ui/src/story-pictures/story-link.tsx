import type { ComponentProps } from "react";

/** Stands in for an app's router link in stories: the component gives it its text and styles. */
export function StoryLink(props: ComponentProps<"a">) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the text comes with the props
  return <a {...props} />;
}
