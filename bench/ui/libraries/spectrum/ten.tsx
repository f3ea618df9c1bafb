import { Avatar } from "@react-spectrum/s2/Avatar";
import { Button } from "@react-spectrum/s2/Button";
import { Card, Content, Text } from "@react-spectrum/s2/Card";
import { Checkbox } from "@react-spectrum/s2/Checkbox";
import { ButtonGroup, Dialog, DialogTrigger, Heading } from "@react-spectrum/s2/Dialog";
import { Menu, MenuItem, MenuTrigger } from "@react-spectrum/s2/Menu";
import { Picker, PickerItem } from "@react-spectrum/s2/Picker";
import { Tab, TabList, TabPanel, Tabs } from "@react-spectrum/s2/Tabs";
import { TextField } from "@react-spectrum/s2/TextField";
import { ToastContainer, ToastQueue } from "@react-spectrum/s2/Toast";
import { face, words } from "../../apps/content.ts";

export const Ten = () => (
  <main className="page">
    <div className="row">
      <Button variant="accent">{words.button}</Button>
      <DialogTrigger>
        <Button variant="secondary">{words.dialog.trigger}</Button>
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title">{words.dialog.title}</Heading>
              <Content>{words.dialog.text}</Content>
              <ButtonGroup>
                <Button variant="secondary" onPress={close}>
                  {words.dialog.cancel}
                </Button>
                <Button variant="accent" onPress={close}>
                  {words.dialog.confirm}
                </Button>
              </ButtonGroup>
            </>
          )}
        </Dialog>
      </DialogTrigger>
      <MenuTrigger>
        <Button variant="secondary">{words.menu.trigger}</Button>
        <Menu>
          {words.menu.items.map((item) => (
            <MenuItem key={item}>{item}</MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Button variant="secondary" onPress={() => ToastQueue.neutral(`${words.toast.title}. ${words.toast.text}`)}>
        {words.toast.trigger}
      </Button>
      <Avatar src={face} alt="" size={40} />
    </div>
    <div className="row">
      <Tabs aria-label={words.card.title}>
        <TabList>
          {words.tabs.map(({ value, label }) => (
            <Tab key={value} id={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {words.tabs.map(({ value, text }) => (
          <TabPanel key={value} id={value}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
    </div>
    <TextField label={words.textField.label} description={words.textField.hint} defaultValue={words.textField.value} />
    <Picker label={words.select.label} defaultValue={words.select.options[0].value}>
      {words.select.options.map(({ value, label }) => (
        <PickerItem key={value} id={value}>
          {label}
        </PickerItem>
      ))}
    </Picker>
    <Checkbox defaultSelected>{words.checkbox.label}</Checkbox>
    <Card textValue={words.card.title}>
      <Content>
        <Text slot="title">{words.card.title}</Text>
        <Text slot="description">{words.card.text}</Text>
      </Content>
    </Card>
    <ToastContainer />
  </main>
);
