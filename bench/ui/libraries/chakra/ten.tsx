import {
  Avatar,
  Button,
  Card,
  Checkbox,
  createToaster,
  Dialog,
  Field,
  Input,
  Menu,
  NativeSelect,
  Portal,
  Tabs,
  Text,
  Toast,
  Toaster,
} from "@chakra-ui/react";
import { words } from "../../apps/content.ts";

const toaster = createToaster({ placement: "bottom-end" });

export const Ten = () => (
  <main className="page">
    <div className="row">
      <Button>{words.button}</Button>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button variant="outline">{words.dialog.trigger}</Button>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{words.dialog.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>{words.dialog.text}</Dialog.Body>
              <Dialog.Footer>
                <Dialog.ActionTrigger asChild>
                  <Button variant="outline">{words.dialog.cancel}</Button>
                </Dialog.ActionTrigger>
                <Dialog.ActionTrigger asChild>
                  <Button>{words.dialog.confirm}</Button>
                </Dialog.ActionTrigger>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="outline">{words.menu.trigger}</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {words.menu.items.map((item) => (
                <Menu.Item key={item} value={item}>
                  {item}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Button
        variant="outline"
        onClick={() => toaster.create({ title: words.toast.title, description: words.toast.text, closable: true })}
      >
        {words.toast.trigger}
      </Button>
      <Avatar.Root aria-hidden>
        <Avatar.Fallback>{words.avatar.initials}</Avatar.Fallback>
      </Avatar.Root>
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
    <Field.Root>
      <Field.Label>{words.textField.label}</Field.Label>
      <Input defaultValue={words.textField.value} />
      <Field.HelperText>{words.textField.hint}</Field.HelperText>
    </Field.Root>
    <Field.Root>
      <Field.Label>{words.select.label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field>
          {words.select.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
    <Checkbox.Root defaultChecked>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{words.checkbox.label}</Checkbox.Label>
    </Checkbox.Root>
    <Card.Root>
      <Card.Body>
        <Card.Title>{words.card.title}</Card.Title>
        <Text fontSize="sm">{words.card.text}</Text>
      </Card.Body>
    </Card.Root>
    <Portal>
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Toast.Title>{toast.title}</Toast.Title>
            <Toast.Description>{toast.description}</Toast.Description>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  </main>
);
