import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useToast } from "@troth/ui/toast";
import { type ReactElement, useRef } from "react";
import { ago, date } from "../../format.ts";
import { sayProblem } from "../../forms/say-problem.ts";
import { type Device, devicesQuery } from "../../queries.ts";
import { useVisit } from "../../visit.ts";
import { deviceOf } from "./device-name.ts";
import { Loaded } from "./loaded.tsx";
import { messages } from "./messages.ts";
import { ProfileCard } from "./profile-card.tsx";
import { usePersonId } from "./use-account.ts";
import { useFocusAfterLoss } from "./use-focus-after-loss.ts";

const words = messages.devices;

const nameOf = ({ userAgent }: Device): string => {
  const { browser, system } = deviceOf(userAgent);
  return words.name(browser, system);
};

/** Where the person is logged in; any device but this one can be logged out from here. */
export function Devices() {
  const { api } = useVisit();
  const personId = usePersonId();
  const queryClient = useQueryClient();
  const devices = useQuery({ ...devicesQuery(personId), enabled: personId !== "" });
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterLoss(list, devices.data?.length ?? 0);

  const end = async (call: Promise<unknown>, done: string) => {
    try {
      await call;
      toast({ title: done, tone: "success" });
    } catch (error) {
      toast({ title: words.failed, description: sayProblem(error), tone: "danger" });
    }
    await queryClient.invalidateQueries({ queryKey: devicesQuery(personId).queryKey });
  };

  return (
    <ProfileCard heading={words.heading} description={words.description}>
      <Loaded query={devices} lines={4}>
        {(devices) => (
          <Stack gap={4}>
            <ul ref={list} tabIndex={-1} aria-label={words.list} className="divide-y divide-hairline rounded-small">
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  onEnd={() => end(api.revokeSession({ path: { id: device.id } }), words.loggedOut(nameOf(device)))}
                />
              ))}
            </ul>
            {devices.length > 1 ? (
              <Stack direction="row">
                <Ask
                  title={words.everywhereTitle}
                  description={words.everywhereDescription(devices.length - 1)}
                  onYes={() => end(api.revokeOtherSessions(), words.everywhereDone)}
                  trigger={<Button variant="outline">{words.everywhere}</Button>}
                />
              </Stack>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </ProfileCard>
  );
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => Promise<void> }) {
  const name = nameOf(device);
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
        <Ask
          title={words.logOutTitle(name)}
          description={words.logOutDescription}
          onYes={onEnd}
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

type AskProps = { title: string; description: string; onYes: () => Promise<void>; trigger: ReactElement };

function Ask({ onYes, ...props }: AskProps) {
  return <AlertDialog {...props} tone="danger" confirmLabel={words.logOut} onConfirm={onYes} />;
}
