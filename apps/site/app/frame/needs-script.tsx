import { Banner } from "@troth/ui/banner";
import { messages } from "./messages.ts";

/** For people without script, who would otherwise wait for ever. Whatever waits is `noscript:hidden`. */
export const NeedsScript = () => (
  <noscript>
    <Banner tone="caution">{messages.noScript}</Banner>
  </noscript>
);
