import type { Schemas } from "@troth/api-client";

/** What people say they are to a business. */
export const roleMessages: Record<Schemas["ClaimRole"], string> = {
  owner: "It’s mine",
  manager: "I run it",
  employee: "I work there",
  agency: "I look after it for them",
};
