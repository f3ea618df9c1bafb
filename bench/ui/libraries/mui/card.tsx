import Avatar from "@mui/material/Avatar";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { initialsOf, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <Card variant="outlined">
    <CardContent>
      <Avatar aria-hidden>{initialsOf(item)}</Avatar>
      <Typography variant="h6" component="h3">
        {item.title}
      </Typography>
      <Typography variant="body2">{item.text}</Typography>
      <Chip label={item.badge} size="small" />
      <Button size="small" variant="contained">
        {item.action}
      </Button>
    </CardContent>
  </Card>
);
