import { Avatar, Badge, Button, Card, Heading, Text } from "@radix-ui/themes";
import { initialsOf, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card>
    <Avatar aria-hidden fallback={initialsOf(item)} />
    <Heading as="h3" size="4">
      {item.title}
    </Heading>
    <Text as="p" size="2">
      {item.text}
    </Text>
    <Badge>{item.badge}</Badge>
    <Button size="1">{item.action}</Button>
  </Card>
);
