import { NetworkError } from "@troth/api-client";
import type { Photos } from "../photos/use-photos.ts";

type Arrive = Photos["arrive"];

/** What publishing waits for if the draft has photos: they are uploaded by a part of the page that is loaded late. */
export type PhotosArrival = {
  /** Called by that part. */
  offer: (arrive: Arrive) => void;
  arrive: Arrive;
};

export const loadDraftPhotos = () => import("./draft-photos.tsx");

export function createArrival(): PhotosArrival {
  let offered: Arrive | undefined;
  let isThere: () => void;
  const there = new Promise<void>((resolve) => void (isThere = resolve));
  return {
    offer: (arrive) => {
      offered = arrive;
      isThere();
    },
    arrive: async () => {
      await loadDraftPhotos().catch((cause: unknown) => {
        throw new NetworkError(cause);
      });
      await there;
      return offered!();
    },
  };
}
