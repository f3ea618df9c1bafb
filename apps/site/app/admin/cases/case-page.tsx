import type { UseQueryResult } from "@tanstack/react-query";
import { Container } from "@troth/ui/page";
import type { ReactNode } from "react";
import { QueryContent } from "../../frame/query-content.tsx";
import { NotFound } from "../../frame/shell.tsx";
import { Unknown } from "../../guards/guarded.tsx";
import { isMissing } from "../../listings/is-missing.ts";
import { useLiveQueues } from "../live.ts";

type CasePageProps<Data> = {
  /** The id in the address. Another one starts afresh. */
  id: string;
  query: UseQueryResult<Data>;
  /** @param now When it was fetched, in ms since 1970. */
  children: (data: Data, now: number) => ReactNode;
};

/** What the address names, once it has loaded, kept up to date. */
export function CasePage<Data>({ id, query, children }: CasePageProps<Data>) {
  useLiveQueues();
  if (isMissing(query.error)) return <NotFound status={404} />;
  if (query.isPending) return <Unknown guard="admin" />;
  return (
    <Container key={id} className="py-6 sm:py-8">
      <QueryContent query={query} lines={12}>
        {(data) => children(data, query.dataUpdatedAt)}
      </QueryContent>
    </Container>
  );
}
