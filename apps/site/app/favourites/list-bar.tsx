import { AlertDialog } from "@troth/ui/alert-dialog";
import { Avatar, AvatarGroup } from "@troth/ui/avatar";
import { Button } from "@troth/ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@troth/ui/dropdown-menu";
import { Heading } from "@troth/ui/heading";
import { IconButton } from "@troth/ui/icon-button";
import { SortSelect } from "@troth/ui/sort-select";
import { Text } from "@troth/ui/text";
import { favouriteSortValues } from "@troth/api-client/enumerations";
import { Ellipsis, Plus, UsersRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import { useListParams } from "../lists/use-list-params.ts";
import * as paths from "../paths.ts";
import { messages } from "./list-messages.ts";
import { nameOf } from "./list-name.ts";
import { favouriteParams } from "./list-params.ts";
import type { FavouriteList } from "./list-queries.ts";
import { NameList } from "./name-list.tsx";
import { ShareList } from "./share-list.tsx";

type ListBarProps = { lists: readonly FavouriteList[]; list: FavouriteList; personId: string };

/** Which list is shown, whose it is, and what can be done with it. */
export function ListBar({ lists, list, personId }: ListBarProps) {
  const name = nameOf(list);
  const [{ sort }, to] = useListParams(favouriteParams);
  const navigate = useNavigate();
  const [asked, ask] = useState<"new" | "name" | "share" | null>(null);
  const dialog = (what: typeof asked) => ({
    open: asked === what,
    onOpenChange: (open: boolean) => ask(open ? what : null),
  });
  const others = list.members.filter(({ isYou }) => !isYou);
  const nav = useRef<HTMLElement>(null);
  // On a narrow window the lists scroll sideways, and the one that is shown may be out of sight.
  useEffect(() => {
    const current = nav.current?.querySelector(`[data-list="${list.id}"]`);
    if (current)
      nav.current!.scrollLeft += current.getBoundingClientRect().left - nav.current!.getBoundingClientRect().left - 20;
  }, [list.id]);
  return (
    <div className="mb-6">
      <nav
        ref={nav}
        aria-label={messages.lists}
        className="-mx-5 -my-1 overflow-x-auto px-5 py-2 sm:mx-0 sm:overflow-visible sm:px-0"
      >
        <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
          {lists.map((one) => (
            <li key={one.id} data-list={one.id}>
              <Button asChild size="sm" variant={one.id === list.id ? "solid" : "outline"}>
                <Link
                  to={to({ list: one.isDefault && one.isOwner ? "" : one.id })}
                  aria-current={one.id === list.id ? "page" : undefined}
                  preventScrollReset
                >
                  {one.members.length > 1 ? <UsersRound aria-hidden className="size-4" /> : null}
                  <bdi className="max-w-56 truncate">{nameOf(one)}</bdi>
                  <span className="figures font-normal">{one.vendorCount}</span>
                </Link>
              </Button>
            </li>
          ))}
          <li>
            <Button size="sm" variant="plain" onClick={() => ask("new")}>
              <Plus aria-hidden className="size-4" />
              {messages.newList}
            </Button>
          </li>
        </ul>
      </nav>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Heading level={2} size="panel" className="wrap-anywhere">
            <bdi>{name}</bdi>
          </Heading>
          {others.length > 0 ? (
            <div className="mt-1.5 flex items-center gap-2">
              <AvatarGroup size="xs" label="" aria-hidden>
                {list.members.map(({ id, firstName, image }) => (
                  <Avatar key={id} size="xs" name={firstName} image={image} />
                ))}
              </AvatarGroup>
              <Text size={14} tone="muted">
                {messages.sharedWith(others.map(({ firstName }) => firstName))}
              </Text>
            </div>
          ) : null}
        </div>
        <div className="-ms-3 flex items-center gap-1 sm:ms-0">
          <SortSelect
            action={paths.profile("Favorites").split("?")[0]!}
            hiddenFields={{ seleted: "Favorites", ...(!list.isDefault || !list.isOwner ? { list: list.id } : {}) }}
            value={sort}
            options={favouriteSortValues.map((value) => ({ value, label: messages.sorts[value] }))}
            onChange={(sort) => void navigate(to({ sort }), { preventScrollReset: true })}
          />
          <Button size="sm" variant="outline" onClick={() => ask("share")}>
            <UsersRound aria-hidden className="size-4" />
            {messages.share.button}
          </Button>
          {list.isDefault ? null : <ListMenu list={list} personId={personId} onRename={() => ask("name")} />}
        </div>
      </div>
      <NameList {...dialog("new")} />
      <NameList key={list.id} list={list} {...dialog("name")} />
      <ShareList key={`share ${list.id}`} list={list} {...dialog("share")} />
    </div>
  );
}

type ListMenuProps = { list: FavouriteList; personId: string; onRename: () => void };

function ListMenu({ list, personId, onRename }: ListMenuProps) {
  const navigate = useNavigate();
  const { name } = list;
  const words = list.isOwner ? messages.remove : messages.leave;
  const common = {
    stale: ["listFavouriteLists"],
    done: words.done(name),
    failed: { toast: messages.failed },
    onDone: () => void navigate(paths.profile("Favorites"), { replace: true, preventScrollReset: true }),
  } as const;
  const remove = useAction("deleteFavouriteList", common);
  const leave = useAction("removeFavouriteListMember", common);
  const confirmation = list.isOwner
    ? remove.confirmation({ path: { id: list.id } })
    : leave.confirmation({ path: { id: list.id, memberId: personId } });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton label={messages.menuOf(name)} variant="plain" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onRename}>{messages.rename.menu}</DropdownMenuItem>
          <DropdownMenuItem tone="danger" onSelect={() => confirmation.onOpenChange(true)}>
            {words.menu}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog
        {...confirmation}
        tone="danger"
        title={words.title(name)}
        description={words.description}
        confirmLabel={words.confirm}
      />
    </>
  );
}
