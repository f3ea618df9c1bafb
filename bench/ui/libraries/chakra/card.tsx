import { Avatar, Badge, Button, Card, Text } from "@chakra-ui/react";
import { initialsOf, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card.Root>
    <Card.Body>
      <Avatar.Root aria-hidden>
        <Avatar.Fallback>{initialsOf(item)}</Avatar.Fallback>
      </Avatar.Root>
      <Card.Title>{item.title}</Card.Title>
      <Text fontSize="sm">{item.text}</Text>
      <Badge>{item.badge}</Badge>
      <Button size="sm">{item.action}</Button>
    </Card.Body>
  </Card.Root>
);
