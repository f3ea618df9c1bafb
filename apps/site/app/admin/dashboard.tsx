import { useQuery } from "@tanstack/react-query";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Tab, TabList, TabPanel, Tabs } from "@troth/ui/tabs";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePersonId } from "../account/profile/use-account.ts";
import { Head } from "../frame/head.tsx";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import type { Reads } from "../prefetch.ts";
import { dashboardTab } from "./paths.ts";
import { figuresQuery } from "./admin-queries.ts";
import { Glance } from "./glance.tsx";
import { useLiveQueues } from "./live.ts";
import { messages } from "./messages.ts";
import { queueParams } from "./queue/queue-params.ts";
import { recordParams } from "./record/params.ts";
import { queueOf, type TabName, tabNames, tabs } from "./tabs.ts";

export const handle: Reads = { reads: ["seleted", "tab", "id", ...queueParams.names, ...recordParams.names] };

/** The admins' workplace: what waits for a decision, and everything else that they look after. */
export default function Dashboard() {
  useLiveQueues();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const personId = usePersonId();
  const { data: figures } = useQuery({ ...figuresQuery(personId), enabled: personId !== "" });
  const countOf = (tab: TabName) => figures?.queues.find(({ queue }) => queue === queueOf[tab])?.open.count;
  const asked = params.get("tab");
  const selected = tabNames.find((tab) => tab === asked) ?? "pending-vendor";
  return (
    <Container className="py-6 sm:py-8">
      <Head title={messages.title} noindex />
      <Stack gap={6}>
        <Heading level={1} size="section">
          {messages.heading}
        </Heading>
        {figures ? <Glance figures={figures} /> : null}
        <Tabs
          value={selected}
          onValueChange={(value) => void navigate(dashboardTab(value as TabName), { preventScrollReset: true })}
        >
          <TabList label={messages.tabsLabel}>
            {tabNames.map((tab) => (
              <Tab key={tab} value={tab} count={countOf(tab)}>
                {messages.tabs[tab]}
              </Tab>
            ))}
          </TabList>
          {tabNames.map((tab) => {
            const Part = tabs[tab];
            return (
              // A separate boundary, so that the tab looks chosen before its part has loaded.
              <TabPanel key={tab} value={tab}>
                <Suspense fallback={<PageSkeleton />}>
                  <Part />
                </Suspense>
              </TabPanel>
            );
          })}
        </Tabs>
      </Stack>
    </Container>
  );
}
