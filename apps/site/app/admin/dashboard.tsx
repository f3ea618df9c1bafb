import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { TextLink } from "@troth/ui/text-link";
import { Link, useSearchParams } from "react-router-dom";
import { usePersonId } from "../account/profile/use-account.ts";
import { Head } from "../frame/head.tsx";
import { PartTabs } from "../frame/part-tabs.tsx";
import type { Reads } from "../prefetch.ts";
import { dashboardTab } from "./paths.ts";
import { figuresQuery } from "./admin-queries.ts";
import { Glance } from "./glance.tsx";
import { useLiveQueues } from "./live.ts";
import { messages } from "./messages.ts";
import { queueParams } from "./queue/queue-params.ts";
import { recordParams } from "./record/params.ts";
import { queueOf, tabNames, tabs } from "./tabs.ts";

export const handle: Reads = { reads: ["seleted", "tab", "id", ...queueParams.names, ...recordParams.names] };

/** The admins' workplace: what waits for a decision, and everything else that they look after. */
export default function Dashboard() {
  useLiveQueues();
  const [params] = useSearchParams();
  const personId = usePersonId();
  const { data: figures } = useQuery({ ...figuresQuery(personId), enabled: personId !== "" });
  const asked = params.get("tab");
  const selected = tabNames.find((tab) => tab === asked) ?? "pending-vendor";
  return (
    <Container className="py-6 sm:py-8">
      <Head title={messages.title} noindex />
      <Stack gap={6}>
        <Heading level={1} size="section">
          {messages.heading}
        </Heading>
        {figures && figures.failedMails > 0 && selected !== "mails" ? (
          <Banner
            tone="caution"
            title={messages.failedMails(figures.failedMails)}
            action={
              <TextLink asChild>
                <Link to={dashboardTab("mails")}>{messages.showFailedMails}</Link>
              </TextLink>
            }
          />
        ) : null}
        {figures ? <Glance figures={figures} /> : null}
        <PartTabs
          label={messages.tabsLabel}
          tabs={tabNames}
          selected={selected}
          parts={tabs}
          titles={messages.tabs}
          to={dashboardTab}
          countOf={(tab) =>
            tab === "appeals"
              ? figures?.appeals
              : tab === "mails"
                ? figures?.failedMails
                : figures?.queues.find(({ queue }) => queue === queueOf[tab])?.open.count
          }
        />
      </Stack>
    </Container>
  );
}
