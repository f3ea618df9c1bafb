import { __iconData as heart, default as Heart } from "lucide-react/dist/esm/icons/heart.mjs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./icon.ts";

test.for([
  { "aria-hidden": true },
  { "aria-hidden": true, className: "size-4 shrink-0" },
  { "aria-hidden": true, strokeWidth: 2.5 },
] as const)("an icon of ours is the library's, to the letter: %j", (props) => {
  const markup = (icon: typeof Heart) =>
    renderToStaticMarkup(createElement(icon, props))
      .match(/<[^>]+>/g)!
      // In whichever order.
      .map((tag) =>
        tag
          .slice(1, -1)
          .match(/[^\s="]+(?:="[^"]*")?/g)!
          .toSorted()
          .join(" "),
      );
  expect(markup(createIcon(heart as Parameters<typeof createIcon>[0]) as typeof Heart)).toEqual(markup(Heart));
});
