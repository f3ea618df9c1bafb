import type { Picture } from "../picture-arch/picture-arch.tsx";

/** Drawn pictures for stories: always the same files, served only by Storybook itself. */
export const storyPictures = {
  villa: landscape(new URL("./villa.webp", import.meta.url), "A white villa with arches between cypresses"),
  barn: landscape(new URL("./barn.webp", import.meta.url), "A red barn hung with lights"),
  table: landscape(new URL("./table.webp", import.meta.url), "A long table laid by candlelight"),
  place: landscape(new URL("./place.webp", import.meta.url), "One place laid with a painted plate"),
  flowers: landscape(new URL("./flowers.webp", import.meta.url), "Rust and white flowers in a vase"),
  cake: landscape(new URL("./cake.webp", import.meta.url), "A tiered cake in blue and white"),
  quartet: landscape(new URL("./quartet.webp", import.meta.url), "A guitar between drifting notes"),
  camera: landscape(new URL("./camera.webp", import.meta.url), "The blades of a shutter"),
  glasshouse: portrait(new URL("./hero-glasshouse.webp", import.meta.url), "A glasshouse under a pale sun", 860),
  bouquet: portrait(new URL("./hero-flowers.webp", import.meta.url), "Tall flowers in a white vase", 900),
} satisfies Record<string, Picture>;

function landscape(file: URL, alt: string): Picture {
  return { src: file.href, alt, width: 800, height: 600 };
}

function portrait(file: URL, alt: string, height: number): Picture {
  return { src: file.href, alt, width: 600, height };
}
