import Alert from "@mui/material/Alert";
import Avatar from "@mui/material/Avatar";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import InputLabel from "@mui/material/InputLabel";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import NativeSelect from "@mui/material/NativeSelect";
import Snackbar from "@mui/material/Snackbar";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { words } from "../../apps/content.ts";

export function Ten() {
  const [asked, ask] = useState(false);
  const [saved, save] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState<string>(words.tabs[0].value);
  return (
    <main className="page">
      <div className="row">
        <Button variant="contained">{words.button}</Button>
        <Button variant="outlined" onClick={() => ask(true)}>
          {words.dialog.trigger}
        </Button>
        <Button variant="outlined" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          {words.menu.trigger}
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {words.menu.items.map((item) => (
            <MenuItem key={item} onClick={() => setAnchor(null)}>
              {item}
            </MenuItem>
          ))}
        </Menu>
        <Button variant="outlined" onClick={() => save(true)}>
          {words.toast.trigger}
        </Button>
        <Avatar aria-hidden>{words.avatar.initials}</Avatar>
      </div>
      <div className="row">
        <Tabs value={tab} onChange={(_, value: string) => setTab(value)}>
          {words.tabs.map(({ value, label }) => (
            <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="tab-panel" />
          ))}
        </Tabs>
        <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
          {words.tabs.find(({ value }) => value === tab)?.text}
        </div>
      </div>
      <TextField
        id="name"
        label={words.textField.label}
        helperText={words.textField.hint}
        defaultValue={words.textField.value}
      />
      <FormControl>
        <InputLabel htmlFor="category">{words.select.label}</InputLabel>
        <NativeSelect id="category" inputProps={{ id: "category" }}>
          {words.select.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <FormControlLabel control={<Checkbox defaultChecked />} label={words.checkbox.label} />
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h6" component="h3">
            {words.card.title}
          </Typography>
          <Typography variant="body2">{words.card.text}</Typography>
        </CardContent>
      </Card>
      <Dialog open={asked} onClose={() => ask(false)} aria-labelledby="dialog-title">
        <DialogTitle id="dialog-title">{words.dialog.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.dialog.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => ask(false)}>{words.dialog.cancel}</Button>
          <Button onClick={() => ask(false)}>{words.dialog.confirm}</Button>
        </DialogActions>
      </Dialog>
      <Snackbar open={saved} onClose={() => save(false)}>
        <Alert onClose={() => save(false)}>
          <strong>{words.toast.title}</strong> {words.toast.text}
        </Alert>
      </Snackbar>
    </main>
  );
}
