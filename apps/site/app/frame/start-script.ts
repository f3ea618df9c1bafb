/** Milliseconds after which the application starts even if a picture is still loading, or nothing has been painted. */
const PATIENCE = 2_000;

/**
 * The source of the inline script that starts the application once the first screen has loaded and been painted. In a
 * background tab nothing is painted, and only the time counts.
 *
 * @param entry Its failure is reported like that of any module script.
 * @param others Only fetched early: whatever imports them deals with their failures.
 */
export const startScript = (entry: string, others: readonly string[]): string =>
  `{let begun=false;const others=${JSON.stringify(others)},begin=()=>{if(begun)return;begun=true;import(${JSON.stringify(entry)}).catch(reportError);for(const file of others)import(file).catch(()=>{})},painted=()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true}),framed=()=>requestAnimationFrame(()=>requestAnimationFrame(painted));document.readyState==="complete"?framed():addEventListener("load",framed);setTimeout(begin,${PATIENCE})}`;
