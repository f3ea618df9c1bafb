import { WhileLoggedIn } from "../forms/while-logged-in.tsx";
import { lazyPart } from "../frame/lazy-part.ts";

const Notice = lazyPart(async () => (await import("./vendor-account-notice.tsx")).VendorAccountNotice);

/** For pages of the draft: keeps it in the account of someone who is logged in. Guests have none to keep it in. */
export const VendorAccount = () => (
  <WhileLoggedIn>
    <Notice />
  </WhileLoggedIn>
);
