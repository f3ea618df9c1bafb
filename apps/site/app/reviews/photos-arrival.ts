import { NetworkError } from "@troth/api-client";
import type { Photos } from "../photos/use-photos.ts";

type Offer = Pick<Photos, "arrive" | "leaveOut">;

/** What publishing waits for if the draft has photos: they are uploaded by a part of the page that is loaded late. */
export type PhotosArrival = {
  /** Called by that part. Returns a function that withdraws the offer. */
  offer: (photos: Offer) => () => void;
} & Offer;

/** What is offered if the draft has no photos. */
export const noneToUpload: Offer = { arrive: async () => new Map(), leaveOut: async () => undefined };

export const loadDraftPhotos = () => import("./draft-photos.tsx");

export function createArrival(): PhotosArrival {
  let offered: Promise<Offer>;
  let resolve: (photos: Offer) => void;
  const withdraw = () => void (offered = new Promise((resolveOffered) => void (resolve = resolveOffered)));
  withdraw();

  const arrive = async (): Promise<Map<string, string>> => {
    try {
      return await (await offered).arrive();
    } catch (error) {
      // By its name: the page loads without the code that uploads photos.
      if (!(error instanceof Error && error.name === "PhotosLeft")) throw error;
      return arrive();
    }
  };

  return {
    offer: (photos) => {
      resolve(photos);
      return withdraw;
    },
    arrive: async () => {
      await loadDraftPhotos().catch((cause: unknown) => {
        throw new NetworkError(cause);
      });
      return arrive();
    },
    leaveOut: async () => (await offered).leaveOut(),
  };
}
