import { Banner } from "@troth/ui/banner";
import { messages } from "./messages.ts";

/** For those without script, who would look at an empty form for ever. */
export function NeedsScript() {
  return (
    <noscript>
      <Banner tone="caution">{messages.write.noScript}</Banner>
    </noscript>
  );
}
