// Finds elements that HTML doesn't allow where they are. A browser that parses the page would repair it in its own way:
// the tree then differs from React's, and a page from the server can't be hydrated. Self-contained, so that it can be
// sent into a page.
export function misplaced(): string[] {
  const blocks =
    "div,p,ul,ol,dl,pre,table,hr,h1,h2,h3,h4,h5,h6,section,article,header,footer,main,nav,aside,form,fieldset,figure,details,blockquote";
  const controls = "a[href],button,input:not([type=hidden]),select,textarea,details";
  const never = [
    `:is(p,h1,h2,h3,h4,h5,h6,button,summary>span,span) :is(${blocks})`,
    `:is(a[href],button) :is(${controls})`,
    "label label",
    "form form",
    ":is(ul,ol)>:not(li,script,template)",
    "dl>:not(dt,dd,div,script,template)",
  ];
  const nameOf = (element: Element | undefined) =>
    element ? `<${element.localName}>${element.textContent.trim().slice(0, 40)}` : "nothing";
  const faults = [...document.querySelectorAll(never.join())].map(
    (element) => `${nameOf(element)} within <${element.parentElement!.localName}>`,
  );

  // The same text, parsed by the browser. With scripting off, it would also parse what is only meant for browsers
  // without it.
  const outline = (root: Element) => [...root.querySelectorAll("*")].filter((element) => !element.closest("noscript"));
  const depth = (element: Element): number => (element.parentElement ? depth(element.parentElement) + 1 : 0);
  const roots = document.querySelectorAll("#storybook-root, #storybook-docs");
  for (const root of roots) {
    const read = new DOMParser().parseFromString(`<!doctype html><body><div>${root.innerHTML}</div>`, "text/html");
    const [drawn, mended] = [outline(root), outline(read.body.firstElementChild!)];
    const offset = depth(root) - depth(read.body.firstElementChild!);
    const at = drawn.findIndex((element, index) => {
      const other = mended[index];
      return other?.localName !== element.localName || depth(element) - depth(other) !== offset;
    });
    if (at >= 0 || drawn.length !== mended.length)
      faults.push(`${nameOf(drawn[at] ?? drawn.at(-1))} is read as ${nameOf(mended[at] ?? mended.at(-1))}`);
  }
  return [...new Set(faults)];
}
