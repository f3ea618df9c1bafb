import { useQueryClient } from "@tanstack/react-query";
import { ReceiptPage } from "../forms/receipt-page.tsx";
import { apiOf } from "../visit.ts";
import { messages } from "./messages.ts";

const words = messages.status;

/** What has become of a notice of illegal content. */
export default function NoticeStatus() {
  const client = useQueryClient();
  return (
    <ReceiptPage
      id="notice-status"
      kind="N"
      words={words}
      read={(receipt) => apiOf(client).getNotice({ path: { receipt } })}
      what={(notice) => words.what(notice.vendor.name, notice)}
    />
  );
}
