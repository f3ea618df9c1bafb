// Generated from src/*/*.ar.ts by generate.ts. Do not edit.
import { ar as alertDialogTexts } from "../alert-dialog/alert-dialog.ar.ts";
import { ar as avatarTexts } from "../avatar/avatar.ar.ts";
import { ar as avatarDropdownTexts } from "../avatar-dropdown/avatar-dropdown.ar.ts";
import { ar as bannerTexts } from "../banner/banner.ar.ts";
import { ar as breadcrumbTexts } from "../breadcrumb/breadcrumb.ar.ts";
import { ar as buttonTexts } from "../button/button.ar.ts";
import { ar as chartFrameTexts } from "../chart-frame/chart-frame.ar.ts";
import { ar as chipTexts } from "../chip/chip.ar.ts";
import { ar as comboboxTexts } from "../combobox/combobox.ar.ts";
import { ar as contactCardTexts } from "../contact-card/contact-card.ar.ts";
import { ar as dialogTexts } from "../dialog/dialog.ar.ts";
import { ar as diffTexts } from "../diff/diff.ar.ts";
import { ar as errorSummaryTexts } from "../error-summary/error-summary.ar.ts";
import { ar as favouriteButtonTexts } from "../favourite-button/favourite-button.ar.ts";
import { ar as fieldTexts } from "../field/field.ar.ts";
import { ar as fileUploadTexts } from "../file-upload/file-upload.ar.ts";
import { ar as filterPanelTexts } from "../filter-panel/filter-panel.ar.ts";
import { ar as footerTexts } from "../footer/footer.ar.ts";
import { ar as galleryTexts } from "../gallery/gallery.ar.ts";
import { ar as hoursListTexts } from "../hours-list/hours-list.ar.ts";
import { ar as keyHintsTexts } from "../key-hints/key-hints.ar.ts";
import { ar as logInDialogTexts } from "../log-in-dialog/log-in-dialog.ar.ts";
import { ar as monthFieldTexts } from "../month-field/month-field.ar.ts";
import { ar as navbarTexts } from "../navbar/navbar.ar.ts";
import { ar as notFoundTemplateTexts } from "../not-found-template/not-found-template.ar.ts";
import { ar as openingHoursEditorTexts } from "../opening-hours-editor/opening-hours-editor.ar.ts";
import { ar as pageTexts } from "../page/page.ar.ts";
import { ar as paginationTexts } from "../pagination/pagination.ar.ts";
import { ar as passwordFieldTexts } from "../password-field/password-field.ar.ts";
import { ar as photoUploadTexts } from "../photo-upload/photo-upload.ar.ts";
import { ar as ratingSummaryTexts } from "../rating-summary/rating-summary.ar.ts";
import { ar as reviewCardTexts } from "../review-card/review-card.ar.ts";
import { ar as reviewRibbonTexts } from "../review-ribbon/review-ribbon.ar.ts";
import { ar as reviewStepperTexts } from "../review-stepper/review-stepper.ar.ts";
import { ar as searchBarTexts } from "../search-bar/search-bar.ar.ts";
import { ar as searchBoxTexts } from "../search-box/search-box.ar.ts";
import { ar as searchFieldTexts } from "../search-field/search-field.ar.ts";
import { ar as serverErrorTemplateTexts } from "../server-error-template/server-error-template.ar.ts";
import { ar as sortSelectTexts } from "../sort-select/sort-select.ar.ts";
import { ar as specialHoursEditorTexts } from "../special-hours-editor/special-hours-editor.ar.ts";
import { ar as spinnerTexts } from "../spinner/spinner.ar.ts";
import { ar as splashTyperTexts } from "../splash-typer/splash-typer.ar.ts";
import { ar as starInputTexts } from "../star-input/star-input.ar.ts";
import { ar as starsTexts } from "../stars/stars.ar.ts";
import { ar as stepperTexts } from "../stepper/stepper.ar.ts";
import { ar as switchTexts } from "../switch/switch.ar.ts";
import { ar as tableTexts } from "../table/table.ar.ts";
import { ar as timeFieldTexts } from "../time-field/time-field.ar.ts";
import { ar as toastTexts } from "../toast/toast.ar.ts";
import { ar as trustLabelTexts } from "../trust-label/trust-label.ar.ts";
import { ar as vendorCardTexts } from "../vendor-card/vendor-card.ar.ts";
import { ar as vendorHeaderTexts } from "../vendor-header/vendor-header.ar.ts";
import type { LocaleTexts } from "../lib/locale.ts";

/** The components' words in Arabic. */
export const ar = {
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
