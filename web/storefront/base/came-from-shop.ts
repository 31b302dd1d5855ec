/**
 * Whether a request comes from the shop's own pages (checkout-1). In-app navigation always does. A document request
 * does when `Sec-Fetch-Site` is `same-origin`, as on a reload, or, without that header, when the referrer is the shop.
 */
export function cameFromShop(request: Request, ownOrigins: readonly string[]): boolean {
  const url = new URL(request.url);
  const isInApp = url.pathname.endsWith('.data');
  if (isInApp) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const referrer = request.headers.get('referer');
  return referrer !== null && URL.canParse(referrer) && ownOrigins.includes(new URL(referrer).origin);
}
