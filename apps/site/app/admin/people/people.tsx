import { Avatar } from "@troth/ui/avatar";
import type { Schemas } from "@troth/api-client";
import { EmptyState } from "@troth/ui/empty-state";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { SearchField } from "@troth/ui/search-field";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import { date } from "../../dates.ts";
import { LoadMoreList } from "../../lists/load-more-list.tsx";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { person as pathOf } from "../paths.ts";
import { withQueue } from "../queue/queue-address.ts";
import { queueParams } from "../queue/queue-params.ts";
import { messages } from "./messages.ts";
import { peopleQuery } from "./people-queries.ts";
import { PersonDetails } from "./person-details.tsx";
import { nameOf, PersonBadges } from "./person-parts.tsx";

const words = messages.list;

type Person = Schemas["PersonSummary"];

/** Everyone with an account, or the person to be looked at. */
export function People() {
  const [params] = useSearchParams();
  const id = params.get("id");
  return id ? <PersonDetails key={id} id={id} /> : <PeopleList />;
}

const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));

function PeopleList() {
  const personId = usePersonId();
  const navigate = useNavigate();
  const [state, to] = useListParams(queueParams);
  const list = useLoadMoreList(peopleQuery(personId, state), personId !== "");
  const go = (change: Partial<typeof state>) => void navigate(to(change), { preventScrollReset: true });
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={4}>
        <RadioGroup
          layout="segments"
          legend={words.show}
          legendHidden
          options={states}
          value={state.state}
          onValueChange={(value) => go({ state: value })}
        />
        <SearchField
          key={state.q}
          action="/dashboard"
          label={words.search}
          placeholder={words.placeholder}
          defaultValue={state.q}
          className="max-w-80"
          onSubmit={(event) => {
            event.preventDefault();
            go({ q: String(new FormData(event.currentTarget).get("q")).trim() });
          }}
        />
      </Stack>
      <LoadMoreList
        list={list}
        to={to}
        words={words}
        keyOf={({ id }) => id}
        className="divide-y divide-hairline"
        itemClassName="py-3"
        empty={<EmptyState title={words.empty} description={words.emptyHint} />}
      >
        {(person) => <PersonRow person={person} />}
      </LoadMoreList>
    </Stack>
  );
}

function PersonRow({ person }: { person: Person }) {
  const { id, firstName, lastName, email, image, createdAt } = person;
  const { search } = useLocation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar size="sm" name={{ first: firstName, last: lastName }} image={image} />
      <div className="min-w-0 flex-1 basis-48">
        <TextLink asChild>
          <Link to={withQueue(pathOf(id), search)} className="font-semibold wrap-anywhere">
            <bdi>{nameOf(person)}</bdi>
          </Link>
        </TextLink>
        <Text size={14} tone="muted" className="wrap-anywhere">
          {email}
        </Text>
      </div>
      <Stack direction="row" gap={2}>
        <PersonBadges person={person} />
        <Text size={14} tone="muted">
          {words.joined(date(createdAt))}
        </Text>
      </Stack>
    </div>
  );
}
