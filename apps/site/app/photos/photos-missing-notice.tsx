import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Link } from "react-router-dom";
import { messages as words } from "./messages.ts";

type PhotosMissingNoticeProps = {
  /** What could not be done. */
  title: string;
  /** Which files can't be used, and what to do about it. */
  message: string;
  /** The step where the photos are. */
  to: string;
  /** Such as "Submit without it". */
  withoutLabel: string;
  onWithout: () => void;
};

/** Photos that can't be used keep something from being sent: they can be changed, or left out. */
export const PhotosMissingNotice = ({ title, message, to, withoutLabel, onWithout }: PhotosMissingNoticeProps) => (
  <Banner
    tone="danger"
    live
    title={title}
    action={
      <Stack direction="row" gap={2}>
        <Button asChild size="sm" variant="outline">
          <Link to={to}>{words.see}</Link>
        </Button>
        <Button size="sm" variant="outline" onClick={onWithout}>
          {withoutLabel}
        </Button>
      </Stack>
    }
  >
    {message}
  </Banner>
);
