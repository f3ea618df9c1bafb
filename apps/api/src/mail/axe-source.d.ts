declare module "axe-core/axe.min.js?raw" {
  const source: string;
  export default source;
}
