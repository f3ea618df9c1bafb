// Generated from src/*/*.de.ts by generate.ts. Do not edit.
import { de as alertDialogTexts } from "../alert-dialog/alert-dialog.de.ts";
import { de as avatarTexts } from "../avatar/avatar.de.ts";
import { de as avatarDropdownTexts } from "../avatar-dropdown/avatar-dropdown.de.ts";
import { de as bannerTexts } from "../banner/banner.de.ts";
import { de as breadcrumbTexts } from "../breadcrumb/breadcrumb.de.ts";
import { de as buttonTexts } from "../button/button.de.ts";
import { de as chartFrameTexts } from "../chart-frame/chart-frame.de.ts";
import { de as chipTexts } from "../chip/chip.de.ts";
import { de as comboboxTexts } from "../combobox/combobox.de.ts";
import { de as compareTableTexts } from "../compare-table/compare-table.de.ts";
import { de as contactCardTexts } from "../contact-card/contact-card.de.ts";
import { de as dialogTexts } from "../dialog/dialog.de.ts";
import { de as diffTexts } from "../diff/diff.de.ts";
import { de as errorSummaryTexts } from "../error-summary/error-summary.de.ts";
import { de as favouriteButtonTexts } from "../favourite-button/favourite-button.de.ts";
import { de as fieldTexts } from "../field/field.de.ts";
import { de as fileUploadTexts } from "../file-upload/file-upload.de.ts";
import { de as filterPanelTexts } from "../filter-panel/filter-panel.de.ts";
import { de as footerTexts } from "../footer/footer.de.ts";
import { de as galleryTexts } from "../gallery/gallery.de.ts";
import { de as heartPairTexts } from "../heart-pair/heart-pair.de.ts";
import { de as hoursListTexts } from "../hours-list/hours-list.de.ts";
import { de as keyHintsTexts } from "../key-hints/key-hints.de.ts";
import { de as logInDialogTexts } from "../log-in-dialog/log-in-dialog.de.ts";
import { de as monthFieldTexts } from "../month-field/month-field.de.ts";
import { de as navbarTexts } from "../navbar/navbar.de.ts";
import { de as notFoundTemplateTexts } from "../not-found-template/not-found-template.de.ts";
import { de as openingHoursEditorTexts } from "../opening-hours-editor/opening-hours-editor.de.ts";
import { de as pageTexts } from "../page/page.de.ts";
import { de as paginationTexts } from "../pagination/pagination.de.ts";
import { de as passwordFieldTexts } from "../password-field/password-field.de.ts";
import { de as photoUploadTexts } from "../photo-upload/photo-upload.de.ts";
import { de as ratingSummaryTexts } from "../rating-summary/rating-summary.de.ts";
import { de as reviewCardTexts } from "../review-card/review-card.de.ts";
import { de as reviewRibbonTexts } from "../review-ribbon/review-ribbon.de.ts";
import { de as reviewStepperTexts } from "../review-stepper/review-stepper.de.ts";
import { de as searchBarTexts } from "../search-bar/search-bar.de.ts";
import { de as searchBoxTexts } from "../search-box/search-box.de.ts";
import { de as searchFieldTexts } from "../search-field/search-field.de.ts";
import { de as serverErrorTemplateTexts } from "../server-error-template/server-error-template.de.ts";
import { de as sortSelectTexts } from "../sort-select/sort-select.de.ts";
import { de as sortableListTexts } from "../sortable-list/sortable-list.de.ts";
import { de as specialHoursEditorTexts } from "../special-hours-editor/special-hours-editor.de.ts";
import { de as spinnerTexts } from "../spinner/spinner.de.ts";
import { de as splashTyperTexts } from "../splash-typer/splash-typer.de.ts";
import { de as starInputTexts } from "../star-input/star-input.de.ts";
import { de as starsTexts } from "../stars/stars.de.ts";
import { de as stepperTexts } from "../stepper/stepper.de.ts";
import { de as suggestFieldTexts } from "../suggest-field/suggest-field.de.ts";
import { de as switchTexts } from "../switch/switch.de.ts";
import { de as tableTexts } from "../table/table.de.ts";
import { de as timeFieldTexts } from "../time-field/time-field.de.ts";
import { de as toastTexts } from "../toast/toast.de.ts";
import { de as trustLabelTexts } from "../trust-label/trust-label.de.ts";
import { de as vendorCardTexts } from "../vendor-card/vendor-card.de.ts";
import { de as vendorHeaderTexts } from "../vendor-header/vendor-header.de.ts";
import type { Texts } from "../lib/locale.ts";

/** The components' words in German. */
export const de = {
  "alert-dialog": alertDialogTexts,
  "avatar": avatarTexts,
  "avatar-dropdown": avatarDropdownTexts,
  "banner": bannerTexts,
  "breadcrumb": breadcrumbTexts,
  "button": buttonTexts,
  "chart-frame": chartFrameTexts,
  "chip": chipTexts,
  "combobox": comboboxTexts,
  "compare-table": compareTableTexts,
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
  "heart-pair": heartPairTexts,
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
  "sortable-list": sortableListTexts,
  "special-hours-editor": specialHoursEditorTexts,
  "spinner": spinnerTexts,
  "splash-typer": splashTyperTexts,
  "star-input": starInputTexts,
  "stars": starsTexts,
  "stepper": stepperTexts,
  "suggest-field": suggestFieldTexts,
  "switch": switchTexts,
  "table": tableTexts,
  "time-field": timeFieldTexts,
  "toast": toastTexts,
  "trust-label": trustLabelTexts,
  "vendor-card": vendorCardTexts,
  "vendor-header": vendorHeaderTexts,
} satisfies Texts;
