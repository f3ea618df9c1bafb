import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";

type OthersProps = {
  items: readonly {
    path: string;
    name: string;
    state: string;
    /** Needed where one path may occur more than once. */
    id?: string;
  }[];
  /** In place of an empty list. */
  none: string;
};

/** What else the same person has done, and what has become of it. */
export const Others = ({ items, none }: OthersProps) =>
  items.length === 0 ? (
    none
  ) : (
    <ul>
      {items.map(({ path, name, state, id = path }) => (
        <li key={id}>
          <TextLink asChild>
            <Link to={path}>{name}</Link>
          </TextLink>{" "}
          ({state.toLowerCase()})
        </li>
      ))}
    </ul>
  );
