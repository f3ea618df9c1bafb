import { Container, Stack } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import { Text } from "@troth/ui/text";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { listParams } from "../lists/params.ts";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { useListParams } from "../lists/use-list-params.ts";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import { prefetch, type Reads } from "../prefetch.ts";
import * as rarePaths from "../rare-paths.ts";
import { useVisit } from "../visit.ts";
import { messages as words } from "./messages.ts";
import { moderationLogQuery } from "./query.ts";

const logParams = listParams({});

const fetches = prefetch((client, _params, url) =>
  client.ensureInfiniteQueryData(moderationLogQuery(logParams.parse(url.searchParams).cursor)),
);
export const loader = fetches;
export const clientLoader = fetches;
export const handle: Reads = { reads: logParams.names };

/** What was decided against reviews and listings, for everyone to see. */
export default function ModerationLog() {
  const [{ cursor }, to] = useListParams(logParams);
  const list = useLoadMoreList(moderationLogQuery(cursor));
  const { apiBase } = useVisit().settings;
  const record = list.firstPage?.record;
  const [before, emphasis] = words.heading;
  return (
    <Container width="text" className="py-10 sm:py-16">
      <Head title={words.title} description={words.description} />
      <Stack gap={8}>
        <Prose>
          <h1>
            {before}
            <em>{emphasis}</em>
          </h1>
          <p>{words.lead}</p>
        </Prose>
        <LoadMoreList
          list={list}
          to={to}
          words={words.list}
          // They have no ids, and several may be alike.
          keyOf={(decision) => String(list.items.indexOf(decision))}
          className="divide-y divide-hairline border-y border-hairline"
          itemClassName="py-4"
          empty={<Text tone="muted">{words.empty}</Text>}
        >
          {(decision) => (
            <>
              <Text>{words.what(decision)}</Text>
              <Text size={14} tone="muted">
                {words.circumstances(decision).join(" · ")}
              </Text>
            </>
          )}
        </LoadMoreList>
        <Prose>
          <h2>{words.record.heading}</h2>
          {record?.head ? (
            <>
              <p>{words.record.events(record.events)}</p>
              <p className="wrap-anywhere">
                <code>{record.head}</code>
              </p>
              <p>{words.record.keep}</p>
            </>
          ) : (
            <p>{words.record.none}</p>
          )}
          <p>
            <a href={`${apiBase}/api/exports/moderation-log`} download>
              {words.download}
            </a>
          </p>
          <p>
            <Link to={rarePaths.howReviewsAreChecked}>{words.checked}</Link> ·{" "}
            <Link to={rarePaths.reviewGuidelines}>{words.guidelines}</Link>
          </p>
        </Prose>
      </Stack>
    </Container>
  );
}
