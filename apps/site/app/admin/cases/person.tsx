import type { Schemas } from "@troth/api-client";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { ago } from "../../dates.ts";
import { messages as peopleWords } from "../people/messages.ts";
import { person as pathOf } from "../paths.ts";

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

type TeamProps = { people: readonly Schemas["LinkedPerson"][]; none: string };

/** Who else looks after a listing. */
export const Team = ({ people, none }: TeamProps) =>
  people.length === 0 ? (
    none
  ) : (
    <ul>
      {people.map((one) => (
        <li key={one.id}>
          <Person {...one} />
        </li>
      ))}
    </ul>
  );

type AccountProps = {
  decisions: readonly Schemas["AccountDecision"][];
  /** In place of an empty list. */
  none: string;
};

/** When someone was warned or suspended, and why. */
export const Account = ({ decisions, none }: AccountProps) =>
  decisions.length === 0 ? (
    none
  ) : (
    <ul>
      {decisions.map(({ id, action, at, reason }) => (
        <li key={id} className="wrap-anywhere">
          {[`${peopleWords.detail.actionsOnRecord[action] ?? action} ${ago(at)}`, reason].filter(Boolean).join(": ")}
        </li>
      ))}
    </ul>
  );
