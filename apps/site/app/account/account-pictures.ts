// The pictures beside the account's forms, drawn by scripts/account-pictures.ts.
import balloon from "./pictures/balloon.generated.svg?url";
import letter from "./pictures/letter.generated.svg?url";
import weddingArch from "./pictures/wedding-arch.generated.svg?url";

const picture = (src: string) => ({ src, width: 800, height: 1000 });

export const accountPictures = {
  weddingArch: picture(weddingArch),
  balloon: picture(balloon),
  letter: picture(letter),
};
