// The toast is core's Notification in an Affix: @mantine/notifications would come on top.
import {
  Affix,
  Avatar,
  Button,
  Card,
  Checkbox,
  Menu,
  Modal,
  NativeSelect,
  Notification,
  Tabs,
  Text,
  TextInput,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Affix.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import "@mantine/core/styles/Tabs.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Notification.css";
import { words } from "../../apps/content.ts";

export function Ten() {
  const [asked, ask] = useDisclosure(false);
  const [saved, save] = useDisclosure(false);
  return (
    <main className="page">
      <div className="row">
        <Button>{words.button}</Button>
        <Button variant="default" onClick={ask.open}>
          {words.dialog.trigger}
        </Button>
        <Menu>
          <Menu.Target>
            <Button variant="default">{words.menu.trigger}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {words.menu.items.map((item) => (
              <Menu.Item key={item}>{item}</Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button variant="default" onClick={save.open}>
          {words.toast.trigger}
        </Button>
        <Avatar aria-hidden>{words.avatar.initials}</Avatar>
      </div>
      <Tabs className="row" defaultValue={words.tabs[0].value}>
        <Tabs.List>
          {words.tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {words.tabs.map(({ value, text }) => (
          <Tabs.Panel key={value} value={value}>
            {text}
          </Tabs.Panel>
        ))}
      </Tabs>
      <TextInput
        label={words.textField.label}
        description={words.textField.hint}
        defaultValue={words.textField.value}
      />
      <NativeSelect label={words.select.label} data={[...words.select.options]} />
      <Checkbox label={words.checkbox.label} defaultChecked />
      <Card withBorder>
        <Text fw={600}>{words.card.title}</Text>
        <Text size="sm">{words.card.text}</Text>
      </Card>
      <Modal opened={asked} onClose={ask.close} title={words.dialog.title} closeButtonProps={{ "aria-label": "Close" }}>
        <Text>{words.dialog.text}</Text>
        <div className="row">
          <Button variant="default" onClick={ask.close}>
            {words.dialog.cancel}
          </Button>
          <Button onClick={ask.close}>{words.dialog.confirm}</Button>
        </div>
      </Modal>
      {saved ? (
        <Affix position={{ bottom: 24, right: 24 }}>
          <Notification
            title={words.toast.title}
            withBorder
            onClose={save.close}
            closeButtonProps={{ "aria-label": "Close" }}
          >
            {words.toast.text}
          </Notification>
        </Affix>
      ) : null}
    </main>
  );
}
