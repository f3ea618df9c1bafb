// The page on which one thing is decided: the thing itself, what is known about it, and the decision beside them.
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Aside, Columns, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { type ReactNode, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Head } from "../../frame/head.tsx";
import { dashboardTab } from "../paths.ts";
import { messages } from "../messages.ts";
import { PageKeys } from "../queue/page-keys.tsx";
import { withQueue } from "../queue/queue-address.ts";
import type { TabName } from "../tabs.ts";

const words = messages.case;

type CaseFrameProps = {
  title: string;
  heading: ReactNode;
  /** Its state, in a word or two. */
  state: { label: string; tone: "neutral" | "green" | "gold" | "rose" };
  lead?: ReactNode;
  /** The queue that it comes from. */
  tab: TabName;
  onNext: () => Promise<void>;
  /** Who else is looking, and what was decided meanwhile. */
  notice?: ReactNode;
  decision: ReactNode;
  /** Facts that bear on it. */
  aside: ReactNode;
  children: ReactNode;
};

export function CaseFrame({
  title,
  heading,
  state,
  lead,
  tab,
  onNext,
  notice,
  decision,
  aside,
  children,
}: CaseFrameProps) {
  const navigate = useNavigate();
  const queue = withQueue(dashboardTab(tab), useLocation().search);
  const [isSkipping, setSkipping] = useState(false);
  const skip = async () => {
    if (isSkipping) return;
    setSkipping(true);
    await onNext();
    setSkipping(false);
  };
  const decisionPart = useRef<HTMLDivElement>(null);
  // Where nothing can be decided any more, it says so.
  const goToDecision = () =>
    (decisionPart.current?.querySelector<HTMLElement>("input, button") ?? decisionPart.current)?.focus();
  return (
    <Stack gap={6}>
      <Head title={title} noindex />
      <Stack direction="row" gap={4} className="justify-between">
        <TextLink asChild>
          <Link to={queue}>{words.back}</Link>
        </TextLink>
        <Stack direction="row" gap={2}>
          <PageKeys
            keys={[
              { key: "d", does: messages.keys.decide, press: goToDecision },
              { key: "n", does: messages.keys.skip, press: () => void skip() },
              { key: "u", does: messages.keys.back, press: () => void navigate(queue) },
            ]}
          />
          <Button
            size="sm"
            variant="outline"
            loading={isSkipping}
            loadingLabel={messages.queue.loading}
            onClick={() => void skip()}
          >
            {words.skip}
          </Button>
        </Stack>
      </Stack>
      <Stack gap={2}>
        <Stack direction="row" gap={3}>
          <Heading level={1} size="section" className="wrap-anywhere">
            {heading}
          </Heading>
          <Badge tone={state.tone}>{state.label}</Badge>
        </Stack>
        {lead ? <Text tone="muted">{lead}</Text> : null}
      </Stack>
      {notice}
      <Columns layout="main-aside">
        <Stack gap={8}>{children}</Stack>
        <Stack asChild gap={6}>
          <Aside>
            <div ref={decisionPart} tabIndex={-1}>
              {decision}
            </div>
            {aside}
          </Aside>
        </Stack>
      </Columns>
    </Stack>
  );
}

type CasePartProps = { heading: string; children: ReactNode };

/** A part of what is known, with its heading. */
export function CasePart({ heading, children }: CasePartProps) {
  return (
    <Stack asChild gap={3}>
      <section>
        <Heading level={2} size="card">
          {heading}
        </Heading>
        {children}
      </section>
    </Stack>
  );
}
