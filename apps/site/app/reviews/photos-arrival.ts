import { NetworkError } from "@troth/api-client";
import type { Photos } from "../photos/use-photos.ts";

type Offer = Pick<Photos, "arrive" | "leaveOut">;

/** What publishing waits for if the draft has photos: they are uploaded by a part of the page that is loaded late. */
export type PhotosArrival = {
  /** Called by that part. */
  offer: (photos: Offer) => void;
} & Offer;

export const loadDraftPhotos = () => import("./draft-photos.tsx");

export function createArrival(): PhotosArrival {
  let offered: Offer | undefined;
  let isThere: () => void;
  const there = new Promise<void>((resolve) => void (isThere = resolve));
  return {
    offer: (photos) => {
      offered = photos;
      isThere();
    },
    arrive: async () => {
      await loadDraftPhotos().catch((cause: unknown) => {
        throw new NetworkError(cause);
      });
      await there;
      return offered!.arrive();
    },
    // Only what has been missed is left out, so they have been there.
    leaveOut: async () => offered?.leaveOut(),
  };
}
