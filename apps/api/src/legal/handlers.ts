import type { Handlers } from "../contract/handlers.ts";
import type { Services } from "../services.ts";

export function legalHandlers({ legal }: Pick<Services, "legal">) {
  return {
    getLegalText: async ({ path }) => legal[path.name],
  } satisfies Partial<Handlers>;
}
