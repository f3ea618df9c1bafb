import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";

const words = { explain: "Why this order?", unexplain: "Hide the reasons" };

/** Shows why each result is where it is, or hides it. */
export function ExplainLink({ isOn, to }: { isOn: boolean; to: string }) {
  return (
    <Text size={14}>
      <TextLink asChild tone="muted">
        <Link to={to} preventScrollReset>
          {isOn ? words.unexplain : words.explain}
        </Link>
      </TextLink>
    </Text>
  );
}
