declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { Brand } from "@troth/brand";
  const Content: ComponentType<{ brand: Brand; lasting?: Record<string, string> }>;
  export default Content;
}
