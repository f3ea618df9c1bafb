import { Banner } from "@troth/ui/banner";
import { Container } from "@troth/ui/page";
import { useSyncExternalStore } from "react";
import { useWaiting } from "../actions/use-waiting.ts";
import { messages } from "./messages.ts";

const words = messages.offline;

/** Says that there is no connection, for as long as there is none, and what waits for it. */
export function OfflineNotice() {
  const online = useSyncExternalStore(listen, isOnline, assumeOnline);
  const { count, stuck } = useWaiting();
  if (online && !stuck) return null;
  return (
    <Container className="pt-3">
      <Banner tone="caution" live title={online ? words.stuck : words.title}>
        {count > 0 ? words.waiting(count) : words.description}
      </Banner>
    </Container>
  );
}

const isOnline = () => navigator.onLine;
const assumeOnline = () => true;

function listen(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
