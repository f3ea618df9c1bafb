import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";

type OthersProps = {
  items: readonly { path: string; name: string; state: string }[];
  /** In place of an empty list. */
  none: string;
};

/** What else the same person has done, and what has become of it. */
export const Others = ({ items, none }: OthersProps) =>
  items.length === 0 ? (
    none
  ) : (
    <ul>
      {items.map(({ path, name, state }) => (
        <li key={path}>
          <TextLink asChild>
            <Link to={path}>{name}</Link>
          </TextLink>{" "}
          ({state.toLowerCase()})
        </li>
      ))}
    </ul>
  );
