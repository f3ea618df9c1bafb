import type { Schemas } from "@troth/api-client";
import { Card } from "@troth/ui/card";
import { ago } from "../dates.ts";
import { number } from "../format.ts";
import { messages } from "./messages.ts";
import { queueOf, tabNames } from "./tabs.ts";

const words = messages.figures;

type Figures = Schemas["Figures"];

/** How much waits, for how long, and how much is being done. */
export function Glance({ figures: { queues, weeks } }: { figures: Figures }) {
  const total = queues.reduce((sum, { open }) => sum + open.count, 0);
  const isMore = queues.some(({ open }) => !open.exact);
  const waiting = queues.filter((queue): queue is typeof queue & { oldest: string } => queue.oldest !== null);
  const [oldest] = waiting.toSorted((a, b) => a.oldest.localeCompare(b.oldest));
  const week = weeks.at(-1);
  const facts = [
    { label: words.open, value: isMore ? words.more(total) : number(total) },
    { label: words.oldest, value: oldest ? words.in(ago(oldest.oldest), nameOf(oldest.queue)) : words.nothing },
    { label: words.decisions, value: number(week?.decisions ?? 0) },
    { label: words.reviews, value: number(week?.reviews ?? 0) },
  ];
  return (
    <dl aria-label={words.label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {facts.map(({ label, value }) => (
        <Card key={label} padding="sm">
          <dt className="text-14 text-muted">{label}</dt>
          <dd className="figures text-18 font-semibold">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

const nameOf = (queue: Figures["queues"][number]["queue"]): string => {
  const tab = tabNames.find((name) => queueOf[name] === queue);
  return tab ? messages.tabs[tab] : queue;
};
