import type { Schemas } from "@troth/api-client";
import { FactPanel } from "@troth/ui/fact-panel";
import { TextLink } from "@troth/ui/text-link";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ago, date } from "../../dates.ts";
import { messages as peopleWords } from "../people/messages.ts";
import { messages } from "../messages.ts";
import { person as pathOf } from "../paths.ts";

const words = messages.case;

type PersonProps = {
  /** Null once their account is erased. */
  id: string | null;
  name: string;
};

/** Someone's name, which leads to all that is known about them. */
export const Person = ({ id, name }: PersonProps) =>
  id === null ? (
    <bdi>{name}</bdi>
  ) : (
    <TextLink asChild>
      <Link to={pathOf(id)}>
        <bdi>{name}</bdi>
      </Link>
    </TextLink>
  );

type PersonPanelProps = {
  /** What they have to do with the case. */
  title: string;
  person: PersonProps & { memberSince: string; account: readonly Schemas["AccountDecision"][] };
  /** What else is known about them. */
  more: readonly { label: string; value: ReactNode }[];
};

/** Someone whom a case is about. Of an erased account nothing is known. */
export const PersonPanel = ({ title, person, more }: PersonPanelProps) => (
  <FactPanel
    title={title}
    rows={[
      { label: words.name, value: <Person {...person} /> },
      ...(person.id === null
        ? []
        : [
            { label: words.memberSince, value: date(person.memberSince) },
            { label: words.account, value: <Account decisions={person.account} /> },
          ]),
      ...more,
    ]}
  />
);

/** When someone was warned or suspended, and why. */
const Account = ({ decisions }: { decisions: readonly Schemas["AccountDecision"][] }) =>
  decisions.length === 0 ? (
    words.noAccountDecisions
  ) : (
    <ul>
      {decisions.map(({ id, action, at, reason }) => (
        <li key={id} className="wrap-anywhere">
          {[`${peopleWords.detail.actionsOnRecord[action] ?? action} ${ago(at)}`, reason].filter(Boolean).join(": ")}
        </li>
      ))}
    </ul>
  );

type LookedAfterByProps = {
  title: string;
  owner: Schemas["LinkedPerson"] | null;
  team: readonly Schemas["LinkedPerson"][];
};

/** Who looks after a listing. */
export const LookedAfterBy = ({ title, owner, team }: LookedAfterByProps) => (
  <FactPanel
    title={title}
    rows={[
      { label: words.owner, value: owner ? <Person {...owner} /> : words.nobody },
      { label: words.team, value: <Team people={team} /> },
    ]}
  />
);

const Team = ({ people }: { people: readonly Schemas["LinkedPerson"][] }) =>
  people.length === 0 ? (
    words.nobody
  ) : (
    <ul>
      {people.map((one) => (
        <li key={one.id}>
          <Person {...one} />
        </li>
      ))}
    </ul>
  );
