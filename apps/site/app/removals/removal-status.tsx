import { useQueryClient } from "@tanstack/react-query";
import { ReceiptPage } from "../forms/receipt-page.tsx";
import { apiOf } from "../visit.ts";
import { messages } from "./messages.ts";

/** What has become of a request to remove a listing. */
export default function RemovalStatus() {
  const client = useQueryClient();
  return (
    <ReceiptPage
      id="removal-status"
      kind="R"
      words={messages.status}
      read={(receipt) => apiOf(client).getRemovalRequest({ path: { receipt } })}
      what={({ vendor }) => vendor.name}
    />
  );
}
