import { expect, test } from "vitest";
import { noticedAt } from "./noticed.ts";

const site = "https://troth.example";
const vendor = "01986f2a-6c00-7000-8000-00000000a002";
const review = "01986f2a-6c00-7000-8000-00000000b001";

test.each([
  [`${site}/vendor/user-review-detail?id=${review}`, { reviewId: review }],
  [`/vendor/user-review-detail?id=${review.toUpperCase()}`, { reviewId: review }],
  [`troth.example/vendor/user-review-detail/?utm=x&id=${review}#top`, { reviewId: review }],
  [`${site}/vendor/detail/vendordetail/${vendor}#review-${review}`, { reviewId: review }],
  [` ${site}/vendor/detail/vendordetail/${vendor}?sort=lowest `, { vendorId: vendor }],
  [`http://TROTH.example/vendor/detail/vendordetail/${vendor}/#reviews`, { vendorId: vendor }],
])("%s is about %o", (address, about) => expect(noticedAt(address, site)).toEqual(about));

test.each([
  "",
  "the second review",
  "//",
  "https://",
  `https://other.example/vendor/user-review-detail?id=${review}`,
  `https://troth.example.other.example/vendor/detail/vendordetail/${vendor}`,
  `javascript:alert(1)//troth.example/vendor/detail/vendordetail/${vendor}`,
  `${site}/vendor/user-review-detail`,
  `${site}/vendor/user-review-detail?id=1`,
  `${site}/vendor/detail/vendordetail/${vendor}#review-1`,
  `${site}/vendor/detail/vendordetail/..%2f${vendor}`,
  `${site}/search?q=lipa`,
])("%j is about nothing here", (address) => expect(noticedAt(address, site)).toBeNull());
