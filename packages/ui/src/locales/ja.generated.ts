// Generated from src/*/*.ja.ts by generate.ts. Do not edit.
import { ja as alertDialogTexts } from "../alert-dialog/alert-dialog.ja.ts";
import { ja as avatarTexts } from "../avatar/avatar.ja.ts";
import { ja as avatarDropdownTexts } from "../avatar-dropdown/avatar-dropdown.ja.ts";
import { ja as bannerTexts } from "../banner/banner.ja.ts";
import { ja as breadcrumbTexts } from "../breadcrumb/breadcrumb.ja.ts";
import { ja as buttonTexts } from "../button/button.ja.ts";
import { ja as chartFrameTexts } from "../chart-frame/chart-frame.ja.ts";
import { ja as chipTexts } from "../chip/chip.ja.ts";
import { ja as comboboxTexts } from "../combobox/combobox.ja.ts";
import { ja as contactCardTexts } from "../contact-card/contact-card.ja.ts";
import { ja as dialogTexts } from "../dialog/dialog.ja.ts";
import { ja as diffTexts } from "../diff/diff.ja.ts";
import { ja as errorSummaryTexts } from "../error-summary/error-summary.ja.ts";
import { ja as favouriteButtonTexts } from "../favourite-button/favourite-button.ja.ts";
import { ja as fieldTexts } from "../field/field.ja.ts";
import { ja as fileUploadTexts } from "../file-upload/file-upload.ja.ts";
import { ja as filterPanelTexts } from "../filter-panel/filter-panel.ja.ts";
import { ja as footerTexts } from "../footer/footer.ja.ts";
import { ja as galleryTexts } from "../gallery/gallery.ja.ts";
import { ja as hoursListTexts } from "../hours-list/hours-list.ja.ts";
import { ja as keyHintsTexts } from "../key-hints/key-hints.ja.ts";
import { ja as logInDialogTexts } from "../log-in-dialog/log-in-dialog.ja.ts";
import { ja as monthFieldTexts } from "../month-field/month-field.ja.ts";
import { ja as navbarTexts } from "../navbar/navbar.ja.ts";
import { ja as notFoundTemplateTexts } from "../not-found-template/not-found-template.ja.ts";
import { ja as openingHoursEditorTexts } from "../opening-hours-editor/opening-hours-editor.ja.ts";
import { ja as pageTexts } from "../page/page.ja.ts";
import { ja as paginationTexts } from "../pagination/pagination.ja.ts";
import { ja as passwordFieldTexts } from "../password-field/password-field.ja.ts";
import { ja as photoUploadTexts } from "../photo-upload/photo-upload.ja.ts";
import { ja as ratingSummaryTexts } from "../rating-summary/rating-summary.ja.ts";
import { ja as reviewCardTexts } from "../review-card/review-card.ja.ts";
import { ja as reviewRibbonTexts } from "../review-ribbon/review-ribbon.ja.ts";
import { ja as reviewStepperTexts } from "../review-stepper/review-stepper.ja.ts";
import { ja as searchBarTexts } from "../search-bar/search-bar.ja.ts";
import { ja as searchBoxTexts } from "../search-box/search-box.ja.ts";
import { ja as searchFieldTexts } from "../search-field/search-field.ja.ts";
import { ja as serverErrorTemplateTexts } from "../server-error-template/server-error-template.ja.ts";
import { ja as sortSelectTexts } from "../sort-select/sort-select.ja.ts";
import { ja as specialHoursEditorTexts } from "../special-hours-editor/special-hours-editor.ja.ts";
import { ja as spinnerTexts } from "../spinner/spinner.ja.ts";
import { ja as splashTyperTexts } from "../splash-typer/splash-typer.ja.ts";
import { ja as starInputTexts } from "../star-input/star-input.ja.ts";
import { ja as starsTexts } from "../stars/stars.ja.ts";
import { ja as stepperTexts } from "../stepper/stepper.ja.ts";
import { ja as switchTexts } from "../switch/switch.ja.ts";
import { ja as tableTexts } from "../table/table.ja.ts";
import { ja as timeFieldTexts } from "../time-field/time-field.ja.ts";
import { ja as toastTexts } from "../toast/toast.ja.ts";
import { ja as trustLabelTexts } from "../trust-label/trust-label.ja.ts";
import { ja as vendorCardTexts } from "../vendor-card/vendor-card.ja.ts";
import { ja as vendorHeaderTexts } from "../vendor-header/vendor-header.ja.ts";
import type { LocaleTexts } from "../lib/locale.ts";

/** The components' words in Japanese. */
export const ja = {
  "alert-dialog": alertDialogTexts,
  "avatar": avatarTexts,
  "avatar-dropdown": avatarDropdownTexts,
  "banner": bannerTexts,
  "breadcrumb": breadcrumbTexts,
  "button": buttonTexts,
  "chart-frame": chartFrameTexts,
  "chip": chipTexts,
  "combobox": comboboxTexts,
  "contact-card": contactCardTexts,
  "dialog": dialogTexts,
  "diff": diffTexts,
  "error-summary": errorSummaryTexts,
  "favourite-button": favouriteButtonTexts,
  "field": fieldTexts,
  "file-upload": fileUploadTexts,
  "filter-panel": filterPanelTexts,
  "footer": footerTexts,
  "gallery": galleryTexts,
  "hours-list": hoursListTexts,
  "key-hints": keyHintsTexts,
  "log-in-dialog": logInDialogTexts,
  "month-field": monthFieldTexts,
  "navbar": navbarTexts,
  "not-found-template": notFoundTemplateTexts,
  "opening-hours-editor": openingHoursEditorTexts,
  "page": pageTexts,
  "pagination": paginationTexts,
  "password-field": passwordFieldTexts,
  "photo-upload": photoUploadTexts,
  "rating-summary": ratingSummaryTexts,
  "review-card": reviewCardTexts,
  "review-ribbon": reviewRibbonTexts,
  "review-stepper": reviewStepperTexts,
  "search-bar": searchBarTexts,
  "search-box": searchBoxTexts,
  "search-field": searchFieldTexts,
  "server-error-template": serverErrorTemplateTexts,
  "sort-select": sortSelectTexts,
  "special-hours-editor": specialHoursEditorTexts,
  "spinner": spinnerTexts,
  "splash-typer": splashTyperTexts,
  "star-input": starInputTexts,
  "stars": starsTexts,
  "stepper": stepperTexts,
  "switch": switchTexts,
  "table": tableTexts,
  "time-field": timeFieldTexts,
  "toast": toastTexts,
  "trust-label": trustLabelTexts,
  "vendor-card": vendorCardTexts,
  "vendor-header": vendorHeaderTexts,
} satisfies LocaleTexts;
