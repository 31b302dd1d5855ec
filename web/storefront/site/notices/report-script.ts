/**
 * Inline script in the head of every page: reports errors of the page's own scripts to the server, at most three per
 * page. Only the path is sent, because queries may carry secrets.
 */
export const reportScript =
  '{let n=0,t=(m,s)=>n++<3&&navigator.sendBeacon("/api/browser-errors",JSON.stringify({message:String(m),stack:String(s||""),path:location.pathname}));' +
  'addEventListener("error",e=>e.error&&t(e.message,e.error.stack));' +
  'addEventListener("unhandledrejection",e=>t(e.reason,e.reason&&e.reason.stack))}';
