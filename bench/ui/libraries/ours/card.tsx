import { Avatar } from "@troth/ui/avatar";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Text } from "@troth/ui/text";
import type { Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card>
    <Avatar name={item} />
    <Heading level={3} size="card">
      {item.title}
    </Heading>
    <Text size={14}>{item.text}</Text>
    <Badge>{item.badge}</Badge>
    <Button size="sm">{item.action}</Button>
  </Card>
);
