// The site map: every page of the product in one file, with who may see it.
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("frame/shell.tsx", [
    layout("guards/visitor.tsx", [index("home/home.tsx")]),

    route("terms", "content/terms.tsx"),
    route("privacy", "content/privacy.tsx"),
    route("contact-us", "content/contact-us.tsx"),
    route("how-we-rank", "content/how-we-rank.tsx"),
    route("how-reviews-are-checked", "content/how-reviews-are-checked.tsx"),
    route("review-guidelines", "content/review-guidelines.tsx"),
    route("moderation-log", "moderation-log/moderation-log.tsx"),

    route("search/searchbanner", "search/search-banner.tsx"),
    route("search", "search/search.tsx"),
    route("categories", "categories/categories.tsx"),
    route("categories/:category", "categories/category.tsx"),
    route("categories/:category/:place", "categories/category.tsx", { id: "categories/category-in-place" }),
    route("all-category", "admin/categories/all-category.tsx"),
    route("create-category", "admin/categories/create-category.tsx"),

    route("vendor/detail/vendordetail/:id", "vendors/vendor-detail.tsx"),
    route("badge/:id", "vendors/badge-page.tsx"),
    route("vendor/addvendor", "add-vendor/add-vendor.tsx"),
    route("vendor", "add-vendor/verify-vendor.tsx"),
    route("vendor/successvendor", "add-vendor/success-vendor.tsx"),
    route("vendor/user-review-detail", "reviews/published/review-detail.tsx"),
    route("edit/vendordetail/:id", "listings/edit-vendor.tsx"),

    route("review/:id", "reviews/write-review.tsx"),
    route("user/review/preview", "reviews/review-preview.tsx"),
    route("confirmreview", "reviews/confirm-review.tsx"),

    route("favourites/shared", "favourites/shared.tsx"),
    route("favourites/compare", "favourites/compare.tsx"),

    layout("guards/guest.tsx", [route("signup", "account/sign-up.tsx"), route("login", "account/log-in/log-in.tsx")]),
    route("signup/verify", "account/look-in-your-inbox.tsx"),
    route("api/users/verify", "account/verify-email.tsx"),
    route("api/users/verify-new-email", "account/email/verify-new-email.tsx"),
    route("api/users/stop-monthly-summary", "account/summary/stop-summary.tsx"),
    route("forgetpassword", "account/recovery/forget-password.tsx"),
    route("api/users/resetpassword", "account/recovery/reset-password.tsx"),
    route("api/users/confirmresetpassword", "account/recovery/password-reset.tsx"),
    route("user/ConfirmChangePassword", "account/recovery/password-changed.tsx"),
    route("remove-listing/:id", "removals/request-removal.tsx"),
    route("removal-request", "removals/removal-status.tsx"),
    route("notice", "notices/file-notice.tsx"),
    route("notice-status", "notices/notice-status.tsx"),
    route("claims/confirm", "claims/confirm-claim-email.tsx"),
    route("join-team", "team/join-team.tsx"),
    route("join-partner", "partners/join-partner.tsx"),
    route("review-invitation", "invitations/review-invitation.tsx"),
    route("api/review-invitations/stop", "invitations/stop-invitations.tsx"),
    route("user/confirmdeleteaccount", "account/leaving/confirm-deletion.tsx"),
    route("api/admin/verify", "admin/verify-admin.tsx"),

    layout("guards/login.tsx", [
      route("successreview", "reviews/success-review.tsx"),
      route("user/requestdeleteaccount", "account/leaving/request-deletion.tsx"),
      route("user/profile", "account/profile/profile.tsx"),
      route("appeal", "appeals/appeal.tsx"),
    ]),

    layout("guards/admin.tsx", [
      route("dashboard", "admin/dashboard.tsx"),
      route("pending-approval/:id", "admin/vendors/pending-approval.tsx"),
      route("pending-claim/:id", "admin/claims/pending-claim.tsx"),
      route("held-review/:id", "admin/reports/held-review.tsx"),
      route("pending-proposal/:id", "admin/proposals/pending-proposal.tsx"),
      route("reported-review/:id", "admin/reports/reported-review.tsx"),
    ]),

    route("*", "frame/not-found.tsx"),
  ]),
] satisfies RouteConfig;
