import { Card, CardHeader } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
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
        <CardHeader>
          <Stack gap={1}>
            <Heading level={2} size="card" id={id}>
              {heading}
            </Heading>
            {description ? (
              <Text size={15} tone="muted">
                {description}
              </Text>
            ) : null}
          </Stack>
          {badge}
        </CardHeader>
        {children}
      </section>
    </Card>
  );
}
