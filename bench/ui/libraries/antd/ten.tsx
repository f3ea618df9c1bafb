import { App, Avatar, Button, Card, Checkbox, Dropdown, Form, Input, Modal, Select, Tabs, Typography } from "antd";
import { useState } from "react";
import { words } from "../../apps/content.ts";

export function Ten() {
  const { notification } = App.useApp();
  const [asked, ask] = useState(false);
  return (
    <main className="page">
      <div className="row">
        <Button type="primary">{words.button}</Button>
        <Button onClick={() => ask(true)}>{words.dialog.trigger}</Button>
        <Modal
          open={asked}
          title={words.dialog.title}
          okText={words.dialog.confirm}
          cancelText={words.dialog.cancel}
          onOk={() => ask(false)}
          onCancel={() => ask(false)}
        >
          {words.dialog.text}
        </Modal>
        <Dropdown trigger={["click"]} menu={{ items: words.menu.items.map((item) => ({ key: item, label: item })) }}>
          <Button>{words.menu.trigger}</Button>
        </Dropdown>
        <Button onClick={() => notification.open({ title: words.toast.title, description: words.toast.text })}>
          {words.toast.trigger}
        </Button>
        <Avatar aria-hidden>{words.avatar.initials}</Avatar>
      </div>
      <Tabs
        className="row"
        items={words.tabs.map(({ value, label, text }) => ({ key: value, label, children: text }))}
      />
      <Form.Item label={words.textField.label} htmlFor="name" extra={words.textField.hint} layout="vertical">
        <Input id="name" defaultValue={words.textField.value} />
      </Form.Item>
      <Form.Item label={words.select.label} htmlFor="category" layout="vertical">
        <Select id="category" defaultValue={words.select.options[0].value} options={[...words.select.options]} />
      </Form.Item>
      <Checkbox defaultChecked>{words.checkbox.label}</Checkbox>
      <Card title={words.card.title}>
        <Typography.Paragraph>{words.card.text}</Typography.Paragraph>
      </Card>
    </main>
  );
}
