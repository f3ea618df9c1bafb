import { maxListNameLength } from "@troth/rules/favourites";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { TextField } from "@troth/ui/text-field";
import { useNavigate } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import * as paths from "../paths.ts";
import { messages } from "./list-messages.ts";
import type { FavouriteList } from "./list-queries.ts";

type NameListProps = {
  /** The list to rename; a new one if absent. */
  list?: FavouriteList;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Starts a list, or gives one another name. */
export function NameList({ list, open, onOpenChange }: NameListProps) {
  const words = list ? messages.rename : messages.create;
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={list ? undefined : messages.create.description}
    >
      <NameForm list={list} submit={words.submit} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type NameFormProps = {
  list?: FavouriteList | undefined;
  submit: string;
  /** What comes after starting a list among other things, instead of showing it. */
  onCreate?: (id: string) => void;
  onDone: () => void;
};

export function NameForm({ list, submit, onCreate, onDone }: NameFormProps) {
  const navigate = useNavigate();
  const stale = ["listFavouriteLists"] as const;
  const create = useAction("createFavouriteList", {
    stale,
    attempt: "here",
    onDone: ({ id }) =>
      onCreate ? onCreate(id) : void navigate(paths.favouriteList(id), { preventScrollReset: true }),
  });
  const rename = useAction("renameFavouriteList", { stale });
  const form = useForm({
    id: "list",
    initial: { name: list?.name ?? "" },
    check: ({ name }) =>
      name.trim() === ""
        ? { name: messages.nameNeeded }
        : Array.from(name.trim()).length > maxListNameLength
          ? { name: messages.nameTooLong(maxListNameLength) }
          : {},
    send: async ({ name }) => {
      const body = { name: name.trim() };
      await (list ? rename.send({ path: { id: list.id }, body }) : create.send({ body }));
      onDone();
    },
  });
  return (
    <FormFrame form={form}>
      <TextField
        label={onCreate ? messages.newList : messages.create.name}
        autoComplete="off"
        {...form.field("name")}
      />
      <Button type="submit" variant={onCreate ? "outline" : "solid"} loading={form.busy}>
        {submit}
      </Button>
    </FormFrame>
  );
}
