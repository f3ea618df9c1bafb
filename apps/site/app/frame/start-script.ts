/** Milliseconds after which the application begins even if a picture is still on its way, or nothing is painted. */
const PATIENCE = 2_000;

/**
 * The source of the inline script that loads the application's files: once what the first screen shows has come and has been
 * painted. In a tab behind others nothing is painted, and time alone counts.
 */
export const startScript = (files: readonly string[]): string =>
  `{let begun=false;const files=${JSON.stringify(files)},begin=()=>{if(!begun)for(const file of files)import(file).catch(()=>{});begun=true},painted=()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true}),framed=()=>requestAnimationFrame(()=>requestAnimationFrame(painted));document.readyState==="complete"?framed():addEventListener("load",framed);setTimeout(begin,${PATIENCE})}`;
