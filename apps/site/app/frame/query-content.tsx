import type { UseQueryResult } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Skeleton } from "@troth/ui/skeleton";
import type { ReactNode } from "react";
import { problemMessage } from "../forms/problem-message.ts";
import { messages } from "./messages.ts";
import { NeedsScript } from "./needs-script.tsx";

const words = messages.loaded;

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Roughly how many lines it will have. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** Shows the data, or that it is loading, or that it could not be loaded. */
export function QueryContent<Data>({ query, lines = 3, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <Banner
        tone="danger"
        live
        title={words.failed}
        action={
          <Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
        {problemMessage(error)}
      </Banner>
    );
  return (
    <>
      <NeedsScript />
      <Stack gap={3} aria-busy className="noscript:hidden">
        <output className="sr-only">{words.loading}</output>
        <Skeleton lines={lines} className="w-full" />
      </Stack>
    </>
  );
}
