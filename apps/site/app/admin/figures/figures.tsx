import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { BarChart } from "@troth/ui/bar-chart";
import { ChartFrame } from "@troth/ui/chart-frame";
import { FactPanel } from "@troth/ui/fact-panel";
import { Grid } from "@troth/ui/page";
import { usePersonId } from "../../account/profile/use-account.ts";
import { ago } from "../../dates.ts";
import { number } from "../../format.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { figuresQuery } from "../admin-queries.ts";
import { duration } from "../duration.ts";
import { messages as adminWords } from "../messages.ts";
import { queueOf, tabNames } from "../tabs.ts";
import { messages as words } from "./messages.ts";

type Weeks = Schemas["Figures"]["weeks"];
type Queue = Schemas["Figures"]["queues"][number];

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
            title={words.open.title}
            rows={perQueue(queues, ({ open, oldest }) =>
              oldest === null
                ? words.open.none
                : words.open.since(open.exact ? number(open.count) : adminWords.figures.more(open.count), ago(oldest)),
            )}
          />
          <FactPanel
            title={words.times.title}
            note={words.times.note}
            rows={perQueue(queues, ({ medianSeconds }) =>
              medianSeconds === null ? words.times.none : duration(medianSeconds),
            )}
          />
        </Grid>
      )}
    </QueryContent>
  );
}

/** In the order of the tabs. */
const perQueue = (queues: readonly Queue[], valueOf: (queue: Queue) => string) =>
  tabNames.flatMap((tab) => {
    const found = queues.find(({ queue }) => queue === queueOf[tab]);
    return found ? [{ label: adminWords.tabs[tab], value: valueOf(found) }] : [];
  });

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
