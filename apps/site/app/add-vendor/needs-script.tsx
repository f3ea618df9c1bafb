import { Banner } from "@troth/ui/banner";
import { messages } from "./messages.ts";

/** For people without script, who would otherwise look at an empty form for ever. */
export function NeedsScript() {
  return (
    <noscript>
      <Banner tone="caution">{messages.noScript}</Banner>
    </noscript>
  );
}
