import { useQuery } from "@tanstack/react-query";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useRef } from "react";
import { useAction } from "../../actions/use-action.ts";
import { ago, date } from "../../dates.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { type Device, devicesQuery } from "./queries.ts";
import { deviceOf } from "./device-name.ts";
import { messages } from "./messages.ts";
import { ProfileSection } from "./profile-card.tsx";
import { usePersonId } from "./use-account.ts";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";

const words = messages.devices;

const nameOf = ({ userAgent }: Device): string => {
  const { browser, system } = deviceOf(userAgent);
  return words.name(browser, system);
};

/** Where the person is logged in. Any other device can be logged out from here. */
export function Devices() {
  const personId = usePersonId();
  const devices = useQuery({ ...devicesQuery(personId), enabled: personId !== "" });
  const list = useRef<HTMLUListElement>(null);
  useFocusOnRemoval(list, devices.data?.length ?? 0);
  const endOthers = useAction("revokeOtherSessions", ending(words.everywhereDone));

  return (
    <ProfileSection heading={words.heading} description={words.description}>
      <QueryContent query={devices} lines={4}>
        {(devices) => (
          <Stack gap={4}>
            <ul ref={list} tabIndex={-1} aria-label={words.list} className="divide-y divide-hairline rounded-small">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </ul>
            {devices.length > 1 ? (
              <Stack direction="row">
                <AlertDialog
                  {...endOthers.confirmation()}
                  tone="danger"
                  title={words.everywhereTitle}
                  description={words.everywhereDescription(devices.length - 1)}
                  confirmLabel={words.logOut}
                  trigger={<Button variant="outline">{words.everywhere}</Button>}
                />
              </Stack>
            ) : null}
          </Stack>
        )}
      </QueryContent>
    </ProfileSection>
  );
}

const ending = (done: string) => ({ stale: ["listSessions"], done, failed: { toast: words.failed } }) as const;

function DeviceRow({ device }: { device: Device }) {
  const name = nameOf(device);
  const end = useAction("revokeSession", ending(words.loggedOut(name)));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Stack direction="row" gap={2}>
          <Text size={15} className="font-semibold">
            {name}
          </Text>
          {device.isCurrent ? (
            <Badge tone="green" size="sm">
              {words.current}
            </Badge>
          ) : null}
        </Stack>
        <Text size={14} tone="muted">
          {[
            words.lastUsed(ago(device.lastUsedAt)),
            `${words.since(date(device.createdAt))}${device.isGoogleLogin ? ` ${words.byGoogle}` : ""}`,
          ].join(" · ")}
        </Text>
      </div>
      {device.isCurrent ? null : (
        <AlertDialog
          {...end.confirmation({ path: { id: device.id } })}
          tone="danger"
          title={words.logOutTitle(name)}
          description={words.logOutDescription}
          confirmLabel={words.logOut}
          trigger={
            <Button size="sm" variant="outline" aria-label={words.logOutNamed(name)}>
              {words.logOut}
            </Button>
          }
        />
      )}
    </li>
  );
}
