"use client";

import { createTrothClient } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Dialog, DialogClose } from "@troth/ui/dialog";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@troth/ui/dropdown-menu";
import { SelectField } from "@troth/ui/select-field";
import { TextField } from "@troth/ui/text-field";
import { ToastProvider, useToast } from "@troth/ui/toast";
import { useState } from "react";

/** What each of the apps shows: one interactive component of every kind. */
export function Workshop() {
  return (
    <ToastProvider>
      <Inner />
    </ToastProvider>
  );
}

function Inner() {
  const toast = useToast();
  const [chosen, setChosen] = useState("nothing");
  const [found, setFound] = useState("");
  const [name, setName] = useState("");

  async function ask() {
    const baseUrl = new URLSearchParams(location.search).get("api") ?? location.origin;
    const { items } = await createTrothClient({ baseUrl }).searchVendors({ query: { q: "flowers" } });
    setFound(items.map((vendor) => vendor.name).join(", "));
  }

  return (
    <>
      <Button onClick={() => toast({ title: "Saved to favourites", tone: "success" })}>Save</Button>
      <Button variant="outline" onClick={() => (document.documentElement.dataset["theme"] = "dark")}>
        Dark
      </Button>
      <Dialog
        title="Delete this review?"
        description="You can't undo this."
        trigger={<Button tone="danger">Delete</Button>}
        footer={
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
        }
      />
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button variant="quiet">More</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setChosen("edit")}>Edit</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setChosen("report")}>Report</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <output aria-label="Chosen">{chosen}</output>
      <SelectField
        label="Category"
        name="category"
        options={[
          { value: "florists", label: "Florists" },
          { value: "venues", label: "Venues" },
        ]}
      />
      <TextField label="Your name" name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <Button onClick={() => void ask()}>Ask the API</Button>
      <output aria-label="Found">{found}</output>
    </>
  );
}
