import { WhileLoggedIn } from "../forms/while-logged-in.tsx";
import { lazyPart } from "../frame/lazy-part.ts";

const Notice = lazyPart(async () => (await import("./review-account-notice.tsx")).ReviewAccountNotice);

/** For pages of the draft: keeps it in the account of someone who is logged in. Guests have none to keep it in. */
export const ReviewAccount = ({ vendorId }: { vendorId: string }) => (
  <WhileLoggedIn>
    <Notice key={vendorId} vendorId={vendorId} />
  </WhileLoggedIn>
);
