// Vite puts one of ../libraries behind these names.
declare module "library/frame" {
  export function Frame(props: { children: import("react").ReactNode }): import("react").ReactNode;
}
declare module "library/ten" {
  export function Ten(): import("react").ReactNode;
}
declare module "library/card" {
  export function VendorCard(props: { item: import("./content.ts").Item }): import("react").ReactNode;
}
