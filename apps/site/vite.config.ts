import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const npm = (names: string) => `node_modules/(${names})`;
const ui = (names: string) => `packages/ui/src/(${names})`;
const app = (names: string) => `site/app/(${names})`;
const any = (...parts: string[]) => new RegExp(parts.join("|"));

// What every page needs comes in two files, which compress better together and need fewer requests; what a few pages
// need stays with those. Pages pay for a module in the wrong group even if they don't use it: `scripts/site-weights.ts`
// says what each page loads, and holds it to its budget.
const groups = [
  { name: "framework", test: any(npm("react|react-dom|scheduler|react-router|react-router-dom") + "/"), priority: 9 },
  {
    name: "core",
    test: any(
      npm(
        "jotai/|@radix-ui/react-(slot|compose-refs)/|class-variance-authority/|clsx/|lucide-react/dist/esm/(?!icons)|@tanstack/query-core/build/modern/(?!queryObserver|infiniteQueryObserver)|@tanstack/react-query/build/modern/(HydrationBoundary|QueryClientProvider|queryOptions|infiniteQueryOptions)",
      ),
      "lucide-react/dist/esm/icons/(circle-exclamation-point|triangle-exclamation-point|circle-check|info|menu|search|x)\\.",
      ui(
        "(search-field|footer|page|error-state|skeleton|banner|button|icon-button|spinner|heading|wordmark|server-error-template|not-found-template)/|(navbar/navbar|navbar/navbar-links|toast/toast|lib/cn|lib/cva|lib/locale|lib/lazy-component|lib/style-nonce)\\.",
      ),
      "packages/api-client/src/problems",
      app(
        "frame/(?!query-content|json-ld|rendered-part|early-press|log-in-wall|account-menu|constructed-styles|use-focus-on-removal|offline|failed-pictures|stand-in|use-preload-flow|use-anchor|theme-choice|changes|part-tabs|said)|paths|queries|visit|lazy-client|format\\.|lists/list-query|guards/(?!guest|login|admin|visitor)|state/(persisted|session|theme|action-queue|flag-report|route-state|shape|attempt)\\.",
      ),
      "rolldown/runtime",
    ),
    priority: 8,
  },
  {
    name: "query",
    test: any(
      "queryObserver\\.js|react-query/build/modern/(useBaseQuery|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider|useSuspenseQuery|useQuery)\\.",
      app("prefetch"),
      ui("text-link|text") + "/",
      "icons/(map-pin|chevron-down)\\.",
    ),
    priority: 7,
  },
  { name: "problems", test: any(app("forms/(messages|problem-message)\\.|frame/query-content")), priority: 6 },
  // What comes with an action's code, once it is needed.
  { name: "changes", test: any(app("actions/(changes|lazy-messages)\\.")), priority: 6 },
  {
    name: "actions",
    test: any(app("actions/(action-state|call|lazy-action|use-action|messages)\\."), "packages/rules/text"),
    priority: 6,
  },
  {
    name: "dialog",
    test: any(
      npm(
        "@radix-ui/react-(dialog|focus|dismissable|portal|presence|use-|context|primitive|id)|@radix-ui/primitive|react-remove-scroll|aria-hidden|react-style-singleton",
      ),
      app("frame/constructed-styles"),
    ),
    priority: 3,
  },
  {
    name: "forms",
    test: any(
      npm("react-hook-form/"),
      app("forms/(account-name|controls|form-frame|merge|problems|revalidate|use-form)\\."),
      ui("text-field|error-summary|auth-template") + "/",
    ),
    priority: 4,
  },
  {
    name: "pictures",
    test: any("packages/api-client/src/pictures\\.", app("dates\\."), ui("(picture-arch/|lib/dates\\.)")),
    priority: 4,
  },
  { name: "drafts", test: any(app("state/review-draft|reviews/own-review-query")), priority: 4 },
  // Guests choose the theme on every page: they load no form for it.
  { name: "field", test: any(ui("(field|radio-group)/")), priority: 5 },
  { name: "password", test: any(ui("password-field/"), "icons/eye"), priority: 3 },
  { name: "cards", test: any(ui("(stars|card|badge|empty-state)/|lib/rating\\.")), minShareCount: 2, priority: 3 },
  {
    name: "review-cards",
    test: any(ui("(avatar|review-card)/"), "icons/user-round"),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "vendor-cards",
    test: any(
      ui("favourite-button/|lib/(open-state|opening-hours-clock|time)\\."),
      app(
        "favourites/(favourite-heart|use-favourite|messages)\\.|actions/(action-queue|stale)\\.|vendors/open-status|frame/(early-press|json-ld|rendered-part)|vendors/json-ld",
      ),
      "infiniteQueryObserver|useInfiniteQuery",
      "icons/(heart|chevron-right)\\.",
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "second-step",
    test: any(app("account/second-step/(?!authenticator-setup|recovery-codes|copy-button)"), ui("code-input/")),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "site-search",
    test: any(
      ui("(search-box/|lib/(listbox|escape)\\.)"),
      app("search/site-search"),
      "icons/(tag|building-complex)\\.",
    ),
    priority: 3,
  },
  {
    name: "lists",
    test: any(ui("sort-select/"), app("lists/(params|use-list-params)\\."), "icons/arrow-up-down\\."),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "steps",
    test: any(
      app("forms/(use-steps|steps-frame|focus-field|controls)\\."),
      ui("(review-stepper|stepper|select-field)/"),
      "icons/arrow-(left|right)\\.",
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "vendor-page",
    test: any(ui("vendor-header/"), app("vendors/vendor-parts")),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "load-more",
    test: any(app("lists/(list-position|load-more-list|use-load-more-list)\\.")),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "search-parts",
    test: any(app("frame/use-focus-on-removal"), "icons/chevron-left\\."),
    minShareCount: 2,
    priority: 3,
  },
  { name: "aspects", test: any(app("vendors/(aspects|messages|review-card-of)\\.")), minShareCount: 2, priority: 3 },
  { name: "breadcrumb", test: any(ui("breadcrumb/")), minShareCount: 2, priority: 3 },
  {
    name: "publishing",
    test: any(
      app(
        "reviews/(photos-arrival|lazy-draft-photos|review-body|use-publish|publish-outcome|use-current-draft|no-draft)",
      ),
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "reviews",
    // Other pages offer reviews that have been started, and what is written about reviews is loaded with them.
    test: any(
      app(
        "reviews/(?!draft-list|draft-offer|lazy-|own-review-query|messages|proof/|publish|published/|review-account|review-body|use-discard-draft|use-draft-vendor-ids|keep-drafts|settle-draft|use-publish|use-current-draft|no-draft|review-not-allowed|words-step|photos-|draft-photos|draft-preview|reply|report|review-actions|use-report|your-reports)",
      ),
      app("state/review-form\\."),
      "packages/rules/reviews",
    ),
    minShareCount: 2,
    priority: 3,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * Lets groups contain exactly what they name: without it each would include everything that its modules import. Two
 * files that import each other would then start in whichever order they arrive, and one would fail: such a build is
 * refused.
 */
const exactGroups: Plugin = {
  name: "exact-groups",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const visit = (file: string, above: readonly string[]) => {
      if (above.includes(file))
        this.error(`Files import each other: ${[...above.slice(above.indexOf(file)), file].join(" → ")}`);
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== "chunk") return;
      for (const imported of chunk.imports) visit(imported, [...above, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};

/** The router's packages pull their development builds, warnings included, into every bundle. */
const routerWithoutWarnings: Plugin = {
  name: "router-without-warnings",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!/^(@react-router\/node|react-router(-dom|\/dom)?)$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
  },
};

const own = (file: string) => new URL(`app/frame/${file}`, import.meta.url).pathname;

const replacements = [
  // Styles that come with a dialog: a style element would need a nonce or a hash in the policy, a constructed sheet
  // needs neither.
  { find: "react-style-singleton", replacement: own("constructed-styles.ts") },
  // How the query client imports its mutation cache.
  { find: /^\.\/mutationCache\.js$/, replacement: own("no-mutations.ts") },
  // How the bundle imports what is loaded when it is needed.
  { find: "\0vite/preload-helper.js", replacement: own("preload.ts") },
  // How each icon imports the function that makes it one.
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: own("icon.ts") },
];

export default defineConfig({
  resolve: { alias: replacements },
  plugins: [tailwindcss(), routerWithoutWarnings, exactGroups, reactRouter()],
  // No data: addresses in the bundle: fonts and styles come from this site only, as its policy says.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Bundled whole, so that what the server runs is decided at build time: required at run time, React and the router
    // would be their development builds unless NODE_ENV is set, at several times the cost.
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      resolve: { noExternal: true },
    },
  },
});
