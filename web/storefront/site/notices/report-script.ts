/**
 * Runs in the head of every page, as it is written here: tells the shop's log what breaks in the browser, at most three
 * times a page. Only errors of the page's own scripts, and the path alone: queries may carry secrets.
 */
export const reportScript =
  '{let n=0,t=(m,s)=>n++<3&&navigator.sendBeacon("/api/browser-errors",JSON.stringify({message:String(m),stack:String(s||""),path:location.pathname}));' +
  'addEventListener("error",e=>e.error&&t(e.message,e.error.stack));' +
  'addEventListener("unhandledrejection",e=>t(e.reason,e.reason&&e.reason.stack))}';
