import { Card, CardHeader } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Text } from "@troth/ui/text";
import { type ReactNode, useId } from "react";

type ProfileCardProps = {
  heading: string;
  description?: string | undefined;
  /** Across from the heading. */
  badge?: ReactNode | undefined;
  children: ReactNode;
};

/** One subject of the account, by itself. */
export function ProfileCard({ heading, description, badge, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id}>
        <CardHeader className="mb-0 items-center">
          <Heading level={2} size="card" id={id}>
            {heading}
          </Heading>
          {badge}
        </CardHeader>
        {description ? (
          <Text size={15} tone="muted" className="mt-1">
            {description}
          </Text>
        ) : null}
        <div className="mt-5">{children}</div>
      </section>
    </Card>
  );
}
