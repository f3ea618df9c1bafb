import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

const prose = [
  "max-w-[68ch] text-16 leading-relaxed text-ink",
  "[&>*+*]:mt-4 [&>:first-child]:mt-0",
  "[&_:is(h1,h2,h3,h4)]:font-display [&_:is(h1,h2,h3,h4)]:font-display",
  "[&_h1]:text-40 [&_h2]:mt-10 [&_h2]:text-26 [&_h3]:mt-8 [&_h3]:text-21 [&_h4]:mt-6 [&_h4]:text-18",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li+li]:mt-1.5 [&_li::marker]:text-muted",
  "[&_a]:wrap-anywhere [&_a]:underline [&_a]:decoration-field [&_a]:wrap-anywhere [&_a]:underline-offset-[0.22em] [&_a:hover]:decoration-2 [&_a:active]:bg-tint",
  "[&_blockquote]:border-s-3 [&_blockquote]:border-accent [&_blockquote]:ps-5 [&_blockquote]:font-display [&_blockquote]:text-18 [&_blockquote]:italic",
  "[&_strong]:font-semibold [&_code]:rounded-small [&_code]:bg-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-14",
  "[&_pre_code]:bg-transparent [&_pre_code]:p-0 [&_table]:w-full [&_table]:text-15 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-hairline [&_:is(th,td)]:py-2 [&_:is(th,td)]:pe-4 [&_:is(th,td)]:text-start [&_th]:font-semibold",
  "[&_hr]:my-10 [&_hr]:border-hairline [&_pre]:wrap-anywhere [&_pre]:whitespace-pre-wrap [&_pre]:rounded-card [&_pre]:bg-sunken [&_pre]:p-4",
].join(" ");

export type ProseProps = ComponentProps<"div">;

/** Running text from Markdown: terms, privacy, how we rank. */
export function Prose({ className, ...props }: ProseProps) {
  return <div data-slot="prose" {...props} className={cn(prose, className)} />;
}
