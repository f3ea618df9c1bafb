import { Banner } from "@troth/ui/banner";
import { messages } from "./messages.ts";

type NeedsScriptProps = {
  /** What needs it. Default: the page. */
  children?: string | undefined;
};

/** For people without script, who would otherwise wait for ever. Whatever waits is `noscript:hidden`. */
export function NeedsScript({ children = messages.noScript }: NeedsScriptProps) {
  return (
    <noscript>
      <Banner tone="caution">{children}</Banner>
    </noscript>
  );
}
