// Radix Themes has no toast, so this is Radix' own primitive in one of its cards.
import {
  Avatar,
  Button,
  Card,
  Checkbox,
  Dialog,
  DropdownMenu,
  Heading,
  Select,
  Tabs,
  Text,
  TextField,
} from "@radix-ui/themes";
import { Toast } from "radix-ui";
import { useState } from "react";
import "./toast.css";
import { words } from "../../apps/content.ts";

export function Ten() {
  const [saved, save] = useState(false);
  return (
    <Toast.Provider>
      <main className="page">
        <div className="row">
          <Button>{words.button}</Button>
          <Dialog.Root>
            <Dialog.Trigger>
              <Button variant="outline">{words.dialog.trigger}</Button>
            </Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Title>{words.dialog.title}</Dialog.Title>
              <Dialog.Description>{words.dialog.text}</Dialog.Description>
              <div className="row">
                <Dialog.Close>
                  <Button variant="outline">{words.dialog.cancel}</Button>
                </Dialog.Close>
                <Dialog.Close>
                  <Button>{words.dialog.confirm}</Button>
                </Dialog.Close>
              </div>
            </Dialog.Content>
          </Dialog.Root>
          <DropdownMenu.Root>
            <DropdownMenu.Trigger>
              <Button variant="outline">{words.menu.trigger}</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              {words.menu.items.map((item) => (
                <DropdownMenu.Item key={item}>{item}</DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
          <Button variant="outline" onClick={() => save(true)}>
            {words.toast.trigger}
          </Button>
          <Avatar aria-hidden fallback={words.avatar.initials} />
        </div>
        <Tabs.Root className="row" defaultValue={words.tabs[0].value}>
          <Tabs.List>
            {words.tabs.map(({ value, label }) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {words.tabs.map(({ value, text }) => (
            <Tabs.Content key={value} value={value}>
              {text}
            </Tabs.Content>
          ))}
        </Tabs.Root>
        <label>
          <Text as="div" weight="bold">
            {words.textField.label}
          </Text>
          <Text as="div" size="2" color="gray">
            {words.textField.hint}
          </Text>
          <TextField.Root defaultValue={words.textField.value} />
        </label>
        <div>
          <Text as="div" weight="bold" id="category">
            {words.select.label}
          </Text>
          <Select.Root defaultValue={words.select.options[0].value}>
            <Select.Trigger aria-labelledby="category" />
            <Select.Content>
              {words.select.options.map(({ value, label }) => (
                <Select.Item key={value} value={value}>
                  {label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        </div>
        <Text as="label">
          <Checkbox defaultChecked /> {words.checkbox.label}
        </Text>
        <Card>
          <Heading as="h3" size="4">
            {words.card.title}
          </Heading>
          <Text as="p" size="2">
            {words.card.text}
          </Text>
        </Card>
        <Toast.Root open={saved} onOpenChange={save} asChild>
          <Card>
            <Toast.Title>{words.toast.title}</Toast.Title>
            <Toast.Description>{words.toast.text}</Toast.Description>
            <Toast.Close asChild>
              <Button size="1">Close</Button>
            </Toast.Close>
          </Card>
        </Toast.Root>
        <Toast.Viewport className="notices" />
      </main>
    </Toast.Provider>
  );
}
