import type { Handlers } from "../contract/handlers.ts";
import { sendPicture } from "../photos/handlers.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { digestOf, factsOf, readSubject } from "./cover.ts";

/** For an address with another digest: what the cover is drawn from has changed. */
const minutes = "public, max-age=300";

export function coverHandlers({ db, covers }: Pick<Services, "db" | "covers">) {
  return {
    async getCover({ path: { id, digest, variant } }, reply) {
      const there = await covers.read(digest, variant);
      if (there) return sendPicture(reply, variant, there);
      // Only vendors and categories are drawn, and only in their current form, so made-up addresses can't fill the disk.
      const found = await readSubject(db, id);
      if (!found) throw new ProblemError("not-found");
      const facts = factsOf(found.subject);
      // The digest of a listing that isn't public is only known to the people who look after it.
      if (!found.isPublic && digest !== digestOf(facts)) throw new ProblemError("not-found");
      const left = new AbortController();
      reply.raw.once("close", () => left.abort());
      await covers.make(facts, variant, left.signal);
      const made = await covers.read(digestOf(facts), variant);
      // Nobody reads the answer any more.
      if (!made && left.signal.aborted) return reply.code(499).send();
      if (!made) throw new ProblemError("unavailable", { retryAfter: 1 });
      return sendPicture(reply, variant, made, digest === digestOf(facts) ? undefined : minutes);
    },
  } satisfies Partial<Handlers>;
}
