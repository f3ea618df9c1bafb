/** Milliseconds after which the application starts even if a picture is still loading, or nothing has been painted. */
const PATIENCE = 2_000;

declare global {
  /** Presses again, once each, what was pressed before the page was hydrated. */
  var pressAgain: (() => void) | undefined;
  /** What was pressed and has `data-late`, on it or around it, for early-press.ts. */
  var pressedEarly: WeakSet<Element> | undefined;
}

/** On one line: its hash is in the page's security policy, and its bytes in every page. */
const inOneLine = (source: string): string => source.replaceAll(/\n\s*/g, "");

/**
 * The source of what keeps presses on buttons that the server has rendered, which do nothing before the page is hydrated;
 * those that send a form do. `pointerdown` is what opens a menu.
 */
export const keepPresses = (): string =>
  inOneLine(`{
  let early=new Set;
  pressedEarly=new WeakSet;
  addEventListener("click",({target})=>{
    const button=target.closest?.("button,[data-late]");
    if(!button)return;
    if(button.closest("[data-late]"))pressedEarly.add(button);
    else early?.add(button)
  },true);
  pressAgain=()=>{
    const pressed=early??[];
    early=null;
    for(const button of pressed)if(button.type==="button"&&button.isConnected){
      button.dispatchEvent(new PointerEvent("pointerdown",{bubbles:true,pointerType:"mouse"}));
      button.click()
    }
  }
}`);

/**
 * The source of the inline script that starts the application once the first screen has loaded and been painted. In a
 * background tab nothing is painted, and only the time counts. What is pressed until then is kept.
 *
 * @param entry Its failure is reported like that of any module script.
 * @param others Only fetched early: whatever imports them deals with their failures.
 */
export const startScript = (entry: string, others: readonly string[]): string =>
  keepPresses() +
  inOneLine(`{
  let begun=false;
  const others=${JSON.stringify(others)},
  begin=()=>{
    if(begun)return;
    begun=true;
    import(${JSON.stringify(entry)}).catch(reportError);
    for(const file of others)import(file).catch(()=>{})
  },
  painted=()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true}),
  framed=()=>requestAnimationFrame(()=>requestAnimationFrame(painted));
  document.readyState==="complete"?framed():addEventListener("load",framed);
  setTimeout(begin,${PATIENCE})
}`);
