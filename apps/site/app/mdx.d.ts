declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { Brand } from "@troth/brand";
  const Content: ComponentType<{ brand: Brand }>;
  export default Content;
}
