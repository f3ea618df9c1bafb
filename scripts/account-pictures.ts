// The pictures beside the account forms. They're drawn like covers, but ship with the site as SVG, so that no page
// waits for the API or has to ask for a width.
import { type CoverFacts, drawCover } from "../apps/api/src/covers/draw-cover.ts";
import { anywhere } from "../apps/api/src/covers/setting.ts";
import type { Files } from "./generate.ts";

/** What to draw, by file name; they share a palette. */
const pictures: Record<string, CoverFacts["trade"]> = {
  "wedding-arch": "celebrations",
  balloon: "honeymoons",
  letter: "stationery",
};

export const accountPictures = (): Files =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, trade]) => [
      `apps/site/app/account/pictures/${name}.generated.svg`,
      drawCover({ trade, seed: "account 0", setting: anywhere }, { width: 800, height: 1000 }),
    ]),
  );
