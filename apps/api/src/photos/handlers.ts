import type { FastifyReply } from "fastify";
import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import type { PhotoStore } from "./store.ts";

const mediaTypes: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };
const forEver = "public, max-age=31536000, immutable";

export const sendPicture = (
  reply: FastifyReply,
  variant: string,
  { size, stream }: NonNullable<Awaited<ReturnType<PhotoStore["read"]>>>,
  cacheControl = forEver,
): FastifyReply =>
  reply
    .type(mediaTypes[variant.split(".")[1]!]!)
    .header("cache-control", cacheControl)
    .header("content-length", size)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cross-origin-resource-policy", "cross-origin")
    .send(stream);

export function photoHandlers({ photos }: Services) {
  return {
    async getPhoto({ path }, reply) {
      const photo = await photos.read(path.id, path.variant);
      if (!photo) throw new ProblemError("not-found");
      return sendPicture(reply, path.variant, photo);
    },
  } satisfies Partial<Handlers>;
}
