import type { Schemas } from "@troth/api-client";

/** A drawn cover as the API returns it, for tests. */
export const cover: Schemas["Photo"] = {
  id: "cover",
  alt: "Drawn: no photos yet",
  drawn: true,
  width: 1200,
  height: 900,
  placeholder: "data:image/webp;base64,UklG",
  variants: [{ src: "/api/covers/vendor/cover/320.webp", width: 320, format: "webp" }],
};
