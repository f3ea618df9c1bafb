import type { Compositions } from "./drawing.ts";
import { bars } from "./scenes/bars.ts";
import { cakes } from "./scenes/cakes.ts";
import { catering } from "./scenes/catering.ts";
import { celebrations } from "./scenes/celebrations.ts";
import { celebrants } from "./scenes/celebrants.ts";
import { danceLessons } from "./scenes/dance-lessons.ts";
import { decor } from "./scenes/decor.ts";
import { djs } from "./scenes/djs.ts";
import { dresses } from "./scenes/dresses.ts";
import { entertainers } from "./scenes/entertainers.ts";
import { favours } from "./scenes/favours.ts";
import { florists } from "./scenes/florists.ts";
import { hair } from "./scenes/hair.ts";
import { hire } from "./scenes/hire.ts";
import { honeymoons } from "./scenes/honeymoons.ts";
import { jewellers } from "./scenes/jewellers.ts";
import { liveMusic } from "./scenes/live-music.ts";
import { makeUp } from "./scenes/make-up.ts";
import { photographers } from "./scenes/photographers.ts";
import { planners } from "./scenes/planners.ts";
import { stationery } from "./scenes/stationery.ts";
import { suits } from "./scenes/suits.ts";
import { transport } from "./scenes/transport.ts";
import { venues } from "./scenes/venues.ts";
import { videographers } from "./scenes/videographers.ts";

/** What is drawn for each trade, by the category's slug. */
export const scenes = {
  venues,
  photographers,
  videographers,
  florists,
  cakes,
  catering,
  "live-music": liveMusic,
  djs,
  celebrants,
  planners,
  dresses,
  suits,
  jewellers,
  hair,
  "make-up": makeUp,
  stationery,
  decor,
  hire,
  transport,
  bars,
  favours,
  entertainers,
  "dance-lessons": danceLessons,
  honeymoons,
  /** For all other trades. */
  celebrations,
} satisfies Record<string, Compositions>;

export type Trade = keyof typeof scenes;

export const isTrade = (slug: string): slug is Trade => Object.hasOwn(scenes, slug);

export const trades = Object.keys(scenes).filter(isTrade);

/** Seeds for emblems, picked by eye; a category not listed here is drawn from its own name. */
export const emblems: Partial<Record<Trade, string>> = {
  cakes: "emblem 3",
  florists: "emblem 4",
  dresses: "emblem 5",
  celebrants: "emblem 4",
  suits: "emblem 3",
  hire: "emblem 0",
  favours: "emblem 2",
  entertainers: "emblem 3",
  bars: "emblem 3",
};
