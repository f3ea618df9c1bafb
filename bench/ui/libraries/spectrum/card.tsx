import { Avatar } from "@react-spectrum/s2/Avatar";
import { Badge } from "@react-spectrum/s2/Badge";
import { Button } from "@react-spectrum/s2/Button";
import { Card, Content, Footer, Text } from "@react-spectrum/s2/Card";
import { face, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card textValue={item.title}>
    <Avatar src={face} alt="" size={40} />
    <Content>
      <Text slot="title">{item.title}</Text>
      <Text slot="description">{item.text}</Text>
    </Content>
    <Footer>
      <Badge>{item.badge}</Badge>
      <Button size="S">{item.action}</Button>
    </Footer>
  </Card>
);
