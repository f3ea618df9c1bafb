import { useQuery } from "@tanstack/react-query";
import { ApiProblem, type Schemas } from "@troth/api-client";
import { Avatar } from "@troth/ui/avatar";
import { EmptyState } from "@troth/ui/empty-state";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { ProfileCard, ProfileSection } from "../../account/profile/profile-card.tsx";
import { usePersonId } from "../../account/profile/use-account.ts";
import { ago, date } from "../../dates.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import * as paths from "../../paths.ts";
import { messages as reportWords } from "../../reviews/report-messages.ts";
import { messages as claimMessages } from "../claims/messages.ts";
import { dashboardTab, pendingApproval, pendingClaim, reportedReview } from "../paths.ts";
import { withQueue } from "../queue/queue-address.ts";
import { TakeUp } from "../reports/take-up.tsx";
import { messages as ticketMessages } from "../reports/messages.ts";
import { messages as vendorMessages } from "../vendors/messages.ts";
import { stars } from "../stars.ts";
import { messages } from "./messages.ts";
import { personQuery } from "./people-queries.ts";
import { nameOf, PersonBadges } from "./person-parts.tsx";
import { PersonActions } from "./person-actions.tsx";

const words = messages.detail;
const [vendorWords, claimWords, ticketWords] = [vendorMessages.case, claimMessages.case, ticketMessages.case];

type Details = Schemas["PersonDetails"];

/** What an admin needs to know about a person, and what can be done. */
export function PersonDetails({ id }: { id: string }) {
  const personId = usePersonId();
  const query = useQuery({ ...personQuery(personId, id), enabled: personId !== "" });
  return (
    <Stack gap={6}>
      <TextLink asChild className="self-start">
        <Link to={withQueue(dashboardTab("people"), useLocation().search)}>{words.back}</Link>
      </TextLink>
      {query.error instanceof ApiProblem && query.error.status === 404 ? (
        <EmptyState title={words.missingTitle} description={words.missing} />
      ) : (
        <QueryContent query={query} lines={10}>
          {(details) => <Found details={details} />}
        </QueryContent>
      )}
    </Stack>
  );
}

function Found({ details }: { details: Details }) {
  const { person, reviews, listings, claims, reports, decisions } = details;
  return (
    <Stack gap={6}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar size="lg" name={{ first: person.firstName, last: person.lastName }} image={person.image} />
        <Heading level={2} size="section" className="wrap-anywhere">
          <bdi>{nameOf(person)}</bdi>
        </Heading>
        <Stack direction="row" gap={2}>
          <PersonBadges person={person} />
        </Stack>
      </div>
      <PersonActions person={person} eraseAt={details.eraseAt} />
      <ProfileCard>
        <ProfileSection heading={words.facts}>
          <Facts details={details} />
        </ProfileSection>
        <Items heading={words.decisions} items={decisions}>
          {({ action, at, by, reason }) => (
            <>
              <Text size={15}>
                {words.actionsOnRecord[action] ?? action} {words.by(by)}, {ago(at)}
              </Text>
              {reason ? (
                <Text size={14} tone="muted" className="wrap-anywhere">
                  {reason}
                </Text>
              ) : null}
            </>
          )}
        </Items>
        <Items heading={words.reviews} items={reviews}>
          {({ id, vendor, rating, title, status, createdAt }) => (
            <>
              <Linked to={paths.review(id)}>{title || vendor.name}</Linked>
              <Text size={14} tone="muted">
                {[vendor.name, stars(rating), ticketWords.status[status], date(createdAt)].join(" · ")}
              </Text>
              {status === "published" || status === "hidden" ? (
                <TakeUp reviewId={id} name={title || vendor.name} />
              ) : null}
            </>
          )}
        </Items>
        <Items heading={words.listings} items={listings.map((each) => ({ ...each, id: each.vendor.id }))}>
          {({ vendor, relation, status }) => (
            <>
              <Linked to={pendingApproval(vendor.id)}>{vendor.name}</Linked>
              <Text size={14} tone="muted">
                {[words.relations[relation], vendorWords.states[status]].join(" · ")}
              </Text>
            </>
          )}
        </Items>
        <Items heading={words.claims} items={claims}>
          {({ id, vendor, status, createdAt }) => (
            <>
              <Linked to={pendingClaim(id)}>{vendor.name}</Linked>
              <Text size={14} tone="muted">
                {[claimWords.states[status], date(createdAt)].join(" · ")}
              </Text>
            </>
          )}
        </Items>
        <Items heading={words.reports} items={reports}>
          {({ ticketId, about, vendor, reason, status, createdAt }) => (
            <>
              <Linked to={reportedReview(ticketId)}>{words.report[about](vendor.name)}</Linked>
              <Text size={14} tone="muted">
                {[reportWords.dialog.reasons[reason].label, ticketWords.states[status], date(createdAt)].join(" · ")}
              </Text>
            </>
          )}
        </Items>
      </ProfileCard>
    </Stack>
  );
}

function Facts({ details: { person, hasSecondStep, devices, lastSeenAt, eraseAt } }: { details: Details }) {
  const facts: [label: string, value: string][] = [
    [words.email, person.email],
    [words.joined, date(person.createdAt)],
    [words.seen, lastSeenAt ? ago(lastSeenAt) : words.never],
    [words.devices, words.deviceCount(devices)],
    [words.secondStep, hasSecondStep ? words.on : words.off],
    ...(eraseAt ? [[words.erased, date(eraseAt)] as [string, string]] : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <Text asChild size={15} tone="muted">
            <dt>{label}</dt>
          </Text>
          <Text asChild size={15} className="wrap-anywhere">
            <dd>{value}</dd>
          </Text>
        </div>
      ))}
    </dl>
  );
}

type ItemsProps<Item> = { heading: string; items: readonly Item[]; children: (item: Item) => ReactNode };

function Items<Item extends { id: string }>({ heading, items, children }: ItemsProps<Item>) {
  return (
    <ProfileSection heading={heading}>
      {items.length === 0 ? (
        <Text size={15} tone="muted">
          {words.none}
        </Text>
      ) : (
        <ul className="divide-y divide-hairline">
          {items.map((item) => (
            <li key={item.id} className="py-3 first:pt-0 last:pb-0">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

const Linked = ({ to, children }: { to: string; children: string }) => (
  <TextLink asChild>
    <Link to={to} className="wrap-anywhere">
      <bdi>{children}</bdi>
    </Link>
  </TextLink>
);
