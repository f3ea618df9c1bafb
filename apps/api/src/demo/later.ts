// The demo is written as of one day. Filled later, all of it happens that many days later, so that what waits in its queues
// has waited for as long as was meant. Its ids stay, because its pictures are drawn from them.
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type QueryId,
  type ValueNode,
} from "kysely";

/** When the last of what is written is over. */
const written = Date.parse("2026-11-21T18:00:00Z");
const dayInMs = 86_400_000;

/** How many whole days have passed since then. */
export const daysLater = (now: Date): number => Math.max(0, Math.floor((now.getTime() - written) / dayInMs));

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Puts off every moment that is written. Days, such as those of weddings, stay. */
export function putOff(days: number): KyselyPlugin {
  const later = (at: Date | string) => new Date(new Date(at).getTime() + days * dayInMs);
  const moved = (value: unknown) =>
    value instanceof Date || (typeof value === "string" && moment.test(value)) ? later(value) : value;
  class Moments extends OperationNodeTransformer {
    protected override transformValue(node: ValueNode, queryId?: QueryId): ValueNode {
      const { value, ...rest } = super.transformValue(node, queryId);
      return { ...rest, value: moved(value) };
    }
    protected override transformPrimitiveValueList(
      node: PrimitiveValueListNode,
      queryId?: QueryId,
    ): PrimitiveValueListNode {
      const { values, ...rest } = super.transformPrimitiveValueList(node, queryId);
      return { ...rest, values: values.map(moved) };
    }
  }
  const moments = new Moments();
  return {
    transformQuery: ({ node, queryId }) => moments.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

/**
 * The month of a wedding, as `YYYY-MM`. Texts, proofs and invitations name it, so it stays; but one that was still to come when its
 * review was written is put off by whole years, until it is again.
 */
export function weddingMonth(month: string, createdAt: string, days: number): string {
  if (month <= createdAt.slice(0, 7)) return month;
  const reviewed = new Date(Date.parse(createdAt) + days * dayInMs).toISOString().slice(0, 7);
  const [year, ofYear] = month.split("-");
  const years = Math.max(0, Number(reviewed.slice(0, 4)) - Number(year));
  const same = (more: number) => `${Number(year) + years + more}-${ofYear}`;
  // Written earlier in that month, it is still to come.
  return same(0) >= reviewed ? same(0) : same(1);
}
