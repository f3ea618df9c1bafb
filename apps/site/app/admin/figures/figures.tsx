import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { BarChart } from "@troth/ui/bar-chart";
import { ChartFrame } from "@troth/ui/chart-frame";
import { FactPanel } from "@troth/ui/fact-panel";
import { Grid } from "@troth/ui/page";
import { usePersonId } from "../../account/profile/use-account.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { figuresQuery } from "../admin-queries.ts";
import { duration } from "../duration.ts";
import { messages as adminWords } from "../messages.ts";
import { queueOf, tabNames } from "../tabs.ts";
import { messages as words } from "./messages.ts";

type Weeks = Schemas["Figures"]["weeks"];

/** How much is written and decided, and how long things wait. */
export function Figures() {
  const personId = usePersonId();
  const query = useQuery({ ...figuresQuery(personId), enabled: personId !== "" });
  return (
    <QueryContent query={query} lines={12}>
      {({ weeks, queues }) => (
        <Grid min="half">
          <PerWeek what="decisions" weeks={weeks} />
          <PerWeek what="reviews" weeks={weeks} />
          <FactPanel
            title={words.times.title}
            note={words.times.note}
            rows={tabNames.flatMap((tab) => {
              const found = queues.find(({ queue }) => queue === queueOf[tab]);
              if (!found) return [];
              const { medianSeconds } = found;
              const value = medianSeconds === null ? words.times.none : duration(medianSeconds);
              return [{ label: adminWords.tabs[tab], value }];
            })}
          />
        </Grid>
      )}
    </QueryContent>
  );
}

function PerWeek({ what, weeks }: { what: "decisions" | "reviews"; weeks: Weeks }) {
  const { title, name, label, summary } = words[what];
  const values = weeks.map((week) => week[what]);
  const data = {
    pointsName: words.week,
    points: weeks.map(({ week }) => dayAndMonth(week)),
    series: [{ name, values }],
  } as const;
  return (
    <ChartFrame title={title} summary={summary(values.at(-2) ?? 0, values.at(-3) ?? 0)} data={data}>
      <BarChart label={label} data={data} />
    </ChartFrame>
  );
}

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const dayAndMonth = (date: string): string => short.format(new Date(date));
