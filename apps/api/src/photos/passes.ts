// Passes to photos that aren't public, such as those of a hidden review: for its author, and for admins. A browser that
// fetches a picture doesn't say who is logged in, so its address has to.
import { createHmac, timingSafeEqual } from "node:crypto";
import { lifetimes } from "@troth/rules/lifetimes";
import type { Picture } from "../vendors/pictures.ts";

export interface PhotoPasses {
  /** The picture at addresses that work for a day or two, whether or not it is public. */
  admit(picture: Picture): Picture;
  isValid(photoId: string, pass: string): boolean;
}

const macBytes = 16;

export function createPhotoPasses(key: Buffer, clock: () => Date): PhotoPasses {
  const period = () => Math.floor(clock().getTime() / 1_000 / lifetimes.photoPass);
  // The same throughout a period, so that reading a review again doesn't fetch its photos again.
  const passOf = (photoId: string, until: number) => {
    const mac = createHmac("sha256", key).update(`${photoId} ${until}`).digest().subarray(0, macBytes);
    return `${until}.${mac.toString("base64url")}`;
  };
  return {
    admit(picture) {
      const pass = passOf(picture.id, period() + 1);
      return { ...picture, variants: picture.variants.map((one) => ({ ...one, src: `${one.src}?pass=${pass}` })) };
    },
    isValid(photoId, pass) {
      const until = Number(pass.split(".")[0]);
      const [given, ours] = [pass, passOf(photoId, until)].map((text) => Buffer.from(text)) as [Buffer, Buffer];
      return until >= period() && given.length === ours.length && timingSafeEqual(given, ours);
    },
  };
}
