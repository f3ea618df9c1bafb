import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { Switch } from "@troth/ui/switch";
import { useAtom } from "jotai";
import { Fragment } from "react";
import { noSingleKeysAtom } from "../../state/single-keys.ts";
import { messages } from "../messages.ts";

const words = messages.keys;

type KeyHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keys: readonly { keys: readonly string[]; label: string }[];
};

/** The keys of a page, and whether they work. */
export function KeyHelp({ open, onOpenChange, keys }: KeyHelpProps) {
  const [isOff, setOff] = useAtom(noSingleKeysAtom);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      trigger={
        <Button size="sm" variant="plain" aria-keyshortcuts="?">
          {words.button}
        </Button>
      }
    >
      <Stack gap={6}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-15">
          {keys.map(({ keys: each, label }) => (
            <Fragment key={label}>
              <dt>
                <kbd>{each.join(" ")}</kbd>
              </dt>
              <dd>{label}</dd>
            </Fragment>
          ))}
        </dl>
        <Switch
          label={words.single}
          hint={words.singleHint}
          checked={!isOff}
          onChange={({ target }) => setOff(!target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
