import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";

const mediaTypes: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };

export function photoHandlers({ photos }: Services) {
  return {
    async getPhoto({ path }, reply) {
      const photo = await photos.read(path.id, path.variant);
      if (!photo) throw new ProblemError("not-found");
      return reply
        .type(mediaTypes[path.variant.split(".")[1]!]!)
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("content-length", photo.size)
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(photo.stream);
    },
  } satisfies Partial<Handlers>;
}
