import { Heart } from "lucide-react";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./icon.ts";

// The shapes an icon is drawn from, for which the library declares no type.
const { __iconData: heart } = await import("lucide-react/dist/esm/icons/heart.mjs" as string);

test.for([
  { "aria-hidden": true },
  { "aria-hidden": true, className: "size-4 shrink-0" },
  { "aria-hidden": true, strokeWidth: 2.5 },
] as const)("an icon of ours is the library's, to the letter: %j", (props) => {
  const markup = (icon: ElementType) =>
    renderToStaticMarkup(createElement(icon, props))
      .match(/<[^>]+>/g)!
      // In any order.
      .map((tag) =>
        tag
          .slice(1, -1)
          .match(/[^\s="]+(?:="[^"]*")?/g)!
          .toSorted()
          .join(" "),
      );
  expect(markup(createIcon(heart))).toEqual(markup(Heart));
});
