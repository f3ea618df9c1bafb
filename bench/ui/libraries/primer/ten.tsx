// Primer has no toast, so its Banner in a portal is used instead.
import {
  ActionList,
  ActionMenu,
  Avatar,
  Banner,
  Button,
  Checkbox,
  Dialog,
  FormControl,
  Portal,
  Select,
  TextInput,
} from "@primer/react";
import { Card, UnderlinePanels } from "@primer/react/experimental";
import { useState } from "react";
import { face, words } from "../../apps/content.ts";
import "./notices.css";

export function Ten() {
  const [asked, ask] = useState(false);
  const [saved, save] = useState(false);
  return (
    <main className="page">
      <div className="row">
        <Button variant="primary">{words.button}</Button>
        <Button onClick={() => ask(true)}>{words.dialog.trigger}</Button>
        {asked ? (
          <Dialog
            title={words.dialog.title}
            onClose={() => ask(false)}
            footerButtons={[
              { content: words.dialog.cancel, onClick: () => ask(false) },
              { content: words.dialog.confirm, buttonType: "primary", onClick: () => ask(false) },
            ]}
          >
            {words.dialog.text}
          </Dialog>
        ) : null}
        <ActionMenu>
          <ActionMenu.Button>{words.menu.trigger}</ActionMenu.Button>
          <ActionMenu.Overlay>
            <ActionList>
              {words.menu.items.map((item) => (
                <ActionList.Item key={item}>{item}</ActionList.Item>
              ))}
            </ActionList>
          </ActionMenu.Overlay>
        </ActionMenu>
        <Button onClick={() => save(true)}>{words.toast.trigger}</Button>
        <Avatar src={face} size={40} aria-hidden />
      </div>
      <div className="wide">
        <UnderlinePanels aria-label={words.card.title}>
          {words.tabs.map(({ value, label }) => (
            <UnderlinePanels.Tab key={value}>{label}</UnderlinePanels.Tab>
          ))}
          {words.tabs.map(({ value, text }) => (
            <UnderlinePanels.Panel key={value}>{text}</UnderlinePanels.Panel>
          ))}
        </UnderlinePanels>
      </div>
      <FormControl>
        <FormControl.Label>{words.textField.label}</FormControl.Label>
        <TextInput defaultValue={words.textField.value} />
        <FormControl.Caption>{words.textField.hint}</FormControl.Caption>
      </FormControl>
      <FormControl>
        <FormControl.Label>{words.select.label}</FormControl.Label>
        <Select>
          {words.select.options.map(({ value, label }) => (
            <Select.Option key={value} value={value}>
              {label}
            </Select.Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <Checkbox defaultChecked />
        <FormControl.Label>{words.checkbox.label}</FormControl.Label>
      </FormControl>
      <Card>
        <Card.Heading>{words.card.title}</Card.Heading>
        <Card.Description>{words.card.text}</Card.Description>
      </Card>
      {saved ? (
        <Portal>
          <div className="notices">
            <Banner title={words.toast.title} description={words.toast.text} onDismiss={() => save(false)} />
          </div>
        </Portal>
      ) : null}
    </main>
  );
}
