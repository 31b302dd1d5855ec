/**
 * Runs in the head. On a first visit the fonts, and the pictures below the first screen (ui/picture/picture.css), come when
 * everything that the first screen shows is there: on a phone's line they would hold up its picture by half a second.
 * Text stands in its measured fallback meanwhile. A browser that has the shop's worker has the fonts already. Both at once, so that the page is laid out anew once. Without scripts the
 * stylesheet names them (styles/tokens.css).
 */
export const firstScreen =
  '{let f=()=>Promise.all(["text","heading"].map(n=>new FontFace("archivo "+n,"url(/fonts/archivo-"+n+".woff2)",{weight:"400 700"}).load())).then(l=>l.map(f=>document.fonts.add(f)),()=>{});' +
  'if(navigator.serviceWorker?.controller)f();else{let d=document.documentElement.dataset;d.early="";addEventListener("load",()=>{delete d.early;f()})}}';
