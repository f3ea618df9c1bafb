import { Avatar, Button, Heading, Label, Text } from "@primer/react";
import { Card } from "@primer/react/experimental";
import { face, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card>
    <Avatar src={face} size={40} aria-hidden />
    <Heading as="h3" variant="small">
      {item.title}
    </Heading>
    <Text as="p" size="medium">
      {item.text}
    </Text>
    <Label>{item.badge}</Label>
    <Button size="small">{item.action}</Button>
  </Card>
);
