// Every atom that is kept, so that whichever page comes first, all of them are restored, followed and forgotten.
import "./deletion.ts";
import "./flag-report.ts";
import "./profile-draft.ts";
import "./review-draft.ts";
import "./route-state.ts";
import "./session.ts";
import "./theme.ts";
import "./vendor-draft.ts";
import "./waiting.ts";
