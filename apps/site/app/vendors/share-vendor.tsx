import { Button } from "@troth/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@troth/ui/dropdown-menu";
import { useToast } from "@troth/ui/toast";
import { Link as LinkIcon, Mail, MessageCircle, Printer, Share as ShareIcon } from "lucide-react";
import { useHydrated } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import type { Vendor } from "../queries.ts";
import { useVisit } from "../visit.ts";
import { lazyMessages } from "./lazy-messages.ts";

const words = lazyMessages.share;

export const ShareVendor = ({ vendor: { id, name } }: { vendor: Pick<Vendor, "id" | "name"> }) => (
  <Share title={name} text={words.text(name)} path={paths.vendor(id)} />
);

type ShareProps = {
  title: string;
  /** What messages say above the address. */
  text: string;
  path: string;
};

/** A small menu of ways to pass a page on. Where the browser has its own, with the apps on the device, they come first. */
export function Share({ title, text, path }: ShareProps) {
  const toast = useToast();
  const url = useVisit().settings.origin + path;
  const hydrated = useHydrated();

  const copy = async () => {
    try {
      // Absent when a page is served over plain http from another machine.
      await navigator.clipboard.writeText(url);
      toast({ title: words.copied, tone: "success" });
    } catch {
      toast({ title: words.notCopied, tone: "danger" });
    }
  };

  const message = encodeURIComponent(`${text}\n${url}`);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        {/* Until its code is there a press would be lost, so it only takes up its place. */}
        <Button variant="outline" className={hydrated ? undefined : "invisible"}>
          <ShareIcon aria-hidden />
          {words.share}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {hydrated && typeof navigator.share === "function" ? (
          <DropdownMenuItem
            icon={<ShareIcon aria-hidden />}
            // Rejects when someone changes their mind.
            onSelect={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {words.apps}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem icon={<LinkIcon aria-hidden />} onSelect={() => void copy()}>
          {words.copy}
        </DropdownMenuItem>
        <DropdownMenuItem asChild icon={<Mail aria-hidden />}>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>{words.email}</a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild icon={<MessageCircle aria-hidden />}>
          <a href={`https://wa.me/?text=${message}`} rel="noopener noreferrer" target="_blank">
            {words.whatsApp}
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        {/* Not while the menu is still open: it would be on the paper. */}
        <DropdownMenuItem icon={<Printer aria-hidden />} onSelect={() => setTimeout(() => window.print(), 300)}>
          {words.print}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
