import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { Container } from "@troth/ui/page";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { NotFound } from "../../frame/shell.tsx";
import { Unknown } from "../../guards/guarded.tsx";
import { isMissing } from "../../listings/is-missing.ts";
import { useLiveQueues } from "../live.ts";

type CasePageProps<Data> = {
  query: (personId: string, id: string) => UseQueryOptions<Data, Error, Data, string[]>;
  /** @param now When it was fetched, in ms since 1970. */
  children: (data: Data, now: number) => ReactNode;
};

/** What the address names, once it has loaded, kept up to date. Another id starts afresh. */
export function CasePage<Data>({ query: queryOf, children }: CasePageProps<Data>) {
  useLiveQueues();
  const { id = "" } = useParams();
  const personId = usePersonId();
  const query = useQuery({ ...queryOf(personId, id), enabled: personId !== "" });
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
