import { maxListMembers } from "@troth/rules/favourites";
import { Avatar } from "@troth/ui/avatar";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Dialog, DialogClose } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { useToast } from "@troth/ui/toast";
import { useRef, useState } from "react";
import { useAction } from "../actions/use-action.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { useVisit } from "../visit.ts";
import { nameOf } from "./list-name.ts";
import { messages } from "./list-messages.ts";
import type { FavouriteList } from "./list-queries.ts";

const words = messages.share;

type ShareListProps = { list: FavouriteList; open: boolean; onOpenChange: (open: boolean) => void };

/** Who is on a list, and its owner's link that others join it by. */
export function ShareList({ list, open, onOpenChange }: ShareListProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(nameOf(list))}
      description={words.description}
      footer={
        <DialogClose>
          <Button variant="outline">{words.done}</Button>
        </DialogClose>
      }
    >
      <Stack gap={6}>
        {list.isOwner ? (
          list.members.length < maxListMembers ? (
            <ListLink list={list} />
          ) : (
            <Text>{words.full}</Text>
          )
        ) : null}
        <Members list={list} />
      </Stack>
    </Dialog>
  );
}

/** The token is known only here and only now: the server keeps its hash. */
function ListLink({ list }: { list: FavouriteList }) {
  const { origin } = useVisit().settings;
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [token, setToken] = useState("");
  const canSend = useHydrated() && typeof navigator.share === "function";
  const path = { id: list.id };
  const common = { stale: ["listFavouriteLists"], failed: "toast" } as const;
  const renew = useAction("renewFavouriteListLink", { ...common, onDone: ({ token }) => setToken(token) });
  const revoke = useAction("revokeFavouriteListLink", { ...common, done: words.revoked, onDone: () => setToken("") });
  const link = `${origin}${paths.sharedFavourites(token)}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: words.copied, tone: "success" });
    } catch {
      field.current?.select();
      toast({ title: words.copyFailed, tone: "danger" });
    }
  };
  return (
    <Stack gap={3}>
      {token ? (
        <>
          <TextField
            ref={field}
            label={words.link}
            hint={words.renewHint}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <Stack direction="row" gap={2}>
            <Button onClick={() => void copy()}>{words.copy}</Button>
            {canSend ? (
              // People may think better of it, which is no fault.
              <Button variant="outline" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
                {words.send}
              </Button>
            ) : null}
          </Stack>
        </>
      ) : (
        <>
          {list.link ? <Banner>{`${words.active} ${words.renewHint}`}</Banner> : null}
          <Stack direction="row" gap={2}>
            <Button loading={renew.busy} onClick={() => void renew.run({ path })}>
              {list.link ? words.renew : words.make}
            </Button>
          </Stack>
        </>
      )}
      {list.link ? (
        <Stack direction="row" gap={2}>
          <Button
            size="sm"
            variant="plain"
            tone="danger"
            className="-ms-3"
            loading={revoke.busy}
            onClick={() => void revoke.run({ path })}
          >
            {words.revoke}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

function Members({ list }: { list: FavouriteList }) {
  return (
    <section aria-label={words.people}>
      <Text size={14} tone="muted" className="mb-2">
        {words.people}
      </Text>
      <ul className="divide-y divide-hairline">
        {list.members.map((member) => (
          <li key={member.id} className="flex items-center gap-3 py-2.5">
            <Avatar size="sm" name={member.firstName} image={member.image} />
            <Text size={15} className="min-w-0 grow truncate">
              {[member.isYou ? words.you : member.firstName, member.isOwner ? words.owner : ""]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {list.isOwner && !member.isYou ? <RemoveMember list={list} {...member} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RemoveMember({ list, id, firstName }: { list: FavouriteList; id: string; firstName: string }) {
  const remove = useAction("removeFavouriteListMember", {
    stale: ["listFavouriteLists", "listFavourites"],
    done: words.removedMember(firstName),
    failed: "toast",
  });
  return (
    <Button
      size="sm"
      variant="plain"
      aria-label={words.removeMemberNamed(firstName)}
      loading={remove.busy}
      onClick={() => void remove.run({ path: { id: list.id, memberId: id } })}
    >
      {words.removeMember}
    </Button>
  );
}
