// A server component: static parts stay on the server, interactive parts hydrate.
import { Avatar } from "@troth/ui/avatar";
import { Badge } from "@troth/ui/badge";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Prose } from "@troth/ui/prose";
import { Text } from "@troth/ui/text";
import { Workshop } from "./workshop";

export default async function Page() {
  return (
    <main>
      <Heading level={1}>Flowers by Ana</Heading>
      <Text>Rendered on the server.</Text>
      <Avatar name="" />
      <Badge>New</Badge>
      <Card className="own" data-testid="own">
        <Prose>
          <p>Of this app</p>
        </Prose>
      </Card>
      <Workshop />
    </main>
  );
}
