import type { AlertDialogTexts } from "../alert-dialog/alert-dialog.tsx";
import type { AvatarDropdownTexts } from "../avatar-dropdown/avatar-dropdown.tsx";
import type { AvatarTexts } from "../avatar/avatar-group.tsx";
import type { ButtonTexts } from "../button/button.tsx";
import type { DialogTexts } from "../dialog/dialog.tsx";
import type { FavouriteButtonTexts } from "../favourite-button/favourite-button.tsx";
import type { HoursListTexts } from "../hours-list/hours-list.tsx";
import type { LogInDialogTexts } from "../log-in-dialog/log-in-dialog.tsx";
import type { OpeningHoursEditorTexts } from "../opening-hours-editor/opening-hours-editor.tsx";
import type { PaginationTexts } from "../pagination/pagination.tsx";
import type { RatingSummaryTexts } from "../rating-summary/rating-summary.tsx";
import type { ReviewCardTexts } from "../review-card/review-card.tsx";
import type { SpinnerTexts } from "../spinner/spinner.tsx";
import type { SplashTyperTexts } from "../splash-typer/splash-typer.tsx";
import type { StarsTexts } from "../stars/stars.tsx";
import type { TimeFieldTexts } from "../time-field/time-field.tsx";
import type { VendorCardTexts } from "../vendor-card/vendor-card.tsx";

/** Every word that a component shows by itself, by component. Words that are content (a title, a label) are props. */
export type Texts = {
  "alert-dialog": AlertDialogTexts;
  avatar: AvatarTexts;
  "avatar-dropdown": AvatarDropdownTexts;
  button: ButtonTexts;
  dialog: DialogTexts;
  "favourite-button": FavouriteButtonTexts;
  "hours-list": HoursListTexts;
  "log-in-dialog": LogInDialogTexts;
  "opening-hours-editor": OpeningHoursEditorTexts;
  pagination: PaginationTexts;
  "rating-summary": RatingSummaryTexts;
  "review-card": ReviewCardTexts;
  spinner: SpinnerTexts;
  "splash-typer": SplashTyperTexts;
  stars: StarsTexts;
  "time-field": TimeFieldTexts;
  "vendor-card": VendorCardTexts;
};
