import { Card, CardHeader } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Text } from "@troth/ui/text";
import { type ReactNode, useId } from "react";

/** Topics of the account that belong together, separated by hairlines. */
export function ProfileCard({ children }: { children: ReactNode }) {
  return (
    <Card padding="none" className="divide-y divide-hairline rounded-panel">
      {children}
    </Card>
  );
}

type ProfileSectionProps = {
  heading: string;
  description?: string | undefined;
  /** Shown beside the heading. */
  badge?: ReactNode | undefined;
  /** For controls that need the whole width, below the heading. Default `false`. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** One topic of the account: what it is about and, beside it in wide windows, its controls. */
export function ProfileSection({ heading, description, badge, wide = false, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-x-12 gap-y-5 p-5 sm:p-8 ${wide ? "" : "lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"}`}
    >
      <div>
        <CardHeader className="mb-0 items-center lg:justify-start lg:gap-x-3">
          <Heading level={2} size="card" id={id}>
            {heading}
          </Heading>
          {badge}
        </CardHeader>
        {description ? (
          <Text size={15} tone="muted" className="mt-1.5">
            {description}
          </Text>
        ) : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
