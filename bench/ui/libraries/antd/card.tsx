import { Avatar, Button, Card, Tag, Typography } from "antd";
import { initialsOf, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card>
    <Avatar aria-hidden>{initialsOf(item)}</Avatar>
    <Typography.Title level={3}>{item.title}</Typography.Title>
    <Typography.Paragraph>{item.text}</Typography.Paragraph>
    <Tag>{item.badge}</Tag>
    <Button size="small">{item.action}</Button>
  </Card>
);
