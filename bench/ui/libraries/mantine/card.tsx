import { Avatar, Badge, Button, Card, Text, Title } from "@mantine/core";
import "@mantine/core/styles/Badge.css";
import "@mantine/core/styles/Title.css";
import { initialsOf, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card withBorder>
    <Avatar aria-hidden>{initialsOf(item)}</Avatar>
    <Title order={3} size="h4">
      {item.title}
    </Title>
    <Text size="sm">{item.text}</Text>
    <Badge>{item.badge}</Badge>
    <Button size="xs">{item.action}</Button>
  </Card>
);
