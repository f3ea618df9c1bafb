import { Avatar } from "@troth/ui/avatar";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Checkbox } from "@troth/ui/checkbox";
import { Dialog, DialogClose } from "@troth/ui/dialog";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@troth/ui/dropdown-menu";
import { SelectField } from "@troth/ui/select-field";
import { Tab, TabList, TabPanel, Tabs } from "@troth/ui/tabs";
import { TextField } from "@troth/ui/text-field";
import { useToast } from "@troth/ui/toast";
import { words } from "../../apps/content.ts";

export function Ten() {
  const toast = useToast();
  return (
    <main className="page">
      <div className="row">
        <Button>{words.button}</Button>
        <Dialog
          trigger={<Button variant="outline">{words.dialog.trigger}</Button>}
          title={words.dialog.title}
          description={words.dialog.text}
          footer={
            <>
              <DialogClose>
                <Button variant="outline">{words.dialog.cancel}</Button>
              </DialogClose>
              <DialogClose>
                <Button>{words.dialog.confirm}</Button>
              </DialogClose>
            </>
          }
        />
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button variant="outline">{words.menu.trigger}</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {words.menu.items.map((item) => (
              <DropdownMenuItem key={item}>{item}</DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <Button variant="outline" onClick={() => toast({ title: words.toast.title, description: words.toast.text })}>
          {words.toast.trigger}
        </Button>
        <Avatar name={words.avatar} />
      </div>
      <Tabs className="row" defaultValue={words.tabs[0].value}>
        <TabList label={words.card.title}>
          {words.tabs.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {words.tabs.map(({ value, text }) => (
          <TabPanel key={value} value={value}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
      <TextField label={words.textField.label} hint={words.textField.hint} defaultValue={words.textField.value} />
      <SelectField label={words.select.label} options={words.select.options} />
      <Checkbox label={words.checkbox.label} defaultChecked />
      <Card>
        <strong>{words.card.title}</strong>
        <p>{words.card.text}</p>
      </Card>
    </main>
  );
}
