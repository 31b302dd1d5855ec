/**
 * Whether a request for the checkout comes from our own pages (spec 4, guards; decisions 2). In-app navigation always
 * does; a document request does when the browser says `Sec-Fetch-Site: same-origin`, so a reload stays, or, without
 * that header, when the referrer is ours.
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
