import { Tab, TabList, TabPanel, Tabs } from "@troth/ui/tabs";
import { type ComponentType, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { PageSkeleton } from "./page-skeleton.tsx";

type PartTabsProps<Name extends string> = {
  /** Names the tabs for screen readers. */
  label: string;
  /** In their order. */
  tabs: readonly Name[];
  selected: Name;
  /** What each shows, loaded when it is chosen. */
  parts: Readonly<Record<Name, ComponentType>>;
  titles: Readonly<Record<Name, string>>;
  /** The address that shows it. */
  to: (tab: Name) => string;
  /** How much there is in it, beside its name. */
  countOf?: (tab: Name) => number | undefined;
};

/** The parts of a page, one at a time; the address says which. */
export function PartTabs<Name extends string>({
  label,
  tabs,
  selected,
  parts,
  titles,
  to,
  countOf,
}: PartTabsProps<Name>) {
  const navigate = useNavigate();
  return (
    <Tabs value={selected} onValueChange={(value) => void navigate(to(value as Name), { preventScrollReset: true })}>
      <TabList label={label}>
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} count={countOf?.(tab)}>
            {titles[tab]}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => {
        const Part: ComponentType = parts[tab];
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
  );
}
