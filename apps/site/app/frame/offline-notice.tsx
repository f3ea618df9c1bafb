import { Banner } from "@troth/ui/banner";
import { Container } from "@troth/ui/page";
import { useSyncExternalStore } from "react";
import { messages } from "./messages.ts";

/** Says that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(listen, isOnline, assumeOnline);
  if (online) return null;
  return (
    <Container className="pt-3">
      <Banner tone="caution" live title={messages.offline.title}>
        {messages.offline.description}
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
