import { expect, test } from "vitest";
import { badgeCode } from "./badge.ts";

test("the code for a vendor's own site is a link around a picture, whatever its name contains", () => {
  const code = badgeCode({
    id: "v1",
    alt: `Reviews of "><script>alert(1)</script> & Sons on Troth`,
    theme: "dark",
    origin: "https://troth.example",
    api: "https://api.example",
  });
  expect(code).toBe(
    `<a href="https://troth.example/vendor/detail/vendordetail/v1"><img src="https://api.example/api/vendors/v1/badge.svg?theme=dark" alt="Reviews of &#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#38; Sons on Troth" width="232" height="76"></a>`,
  );
});
