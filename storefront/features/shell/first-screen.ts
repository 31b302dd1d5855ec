/**
 * Runs in the head. Of a page that is opened, fonts and pictures below the first screen (first-screen.css) come when everything
 * that the first screen shows is there and painted: on a phone's line they would hold up its picture by half a second. What is
 * below is laid out then too. All of it waits no longer than until somebody scrolls, the page or a row of pictures, and four
 * seconds at most; it does not wait on a page that is opened at a place of its own, reloaded or come back to, which finds its
 * place by its height. Text stands in its measured fallback meanwhile, and both fonts come at once, so that the page is laid out
 * anew once. A browser that has the shop's worker has the fonts already. Without scripts the stylesheet names them
 * (styles/tokens.css).
 */
export const firstScreen =
  '{let d=document.documentElement.dataset,f=()=>{if(d.early){delete d.early;Promise.all(["text","heading"].map(n=>new FontFace("archivo "+n,"url(/fonts/archivo-"+n+".woff2)",{weight:"400 700"}).load())).then(l=>l.map(f=>document.fonts.add(f)),f)}};d.early=1;' +
  'location.hash||navigator.serviceWorker?.controller||performance.getEntriesByType("navigation")[0]?.type!="navigate"?f():(addEventListener("scroll",f,!0),onload=()=>requestAnimationFrame(()=>setTimeout(f)));setTimeout(f,4e3)}';
