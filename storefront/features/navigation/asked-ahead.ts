/** Pages that are the same for everybody (backend/page-cache/key.ts): asking for one does nothing and shows nobody. */
const FOR_ALL =
  /^(\/en)?\/((category|brandit|tuotesarjat|uutuudet|outlet|tarjoukset|vaihtolaitteet|product|cms|uutiset-ja-artikkelit|kampanjat)(\/[^.]*)?)?$|^\/en$/;
/** What an address may ask for besides; filters and searches are too many. */
const PARAMETERS = ['page', 'sku'];

const isEnglish = (path: string) => /^\/en(\/|$)/.test(path);

/** Whether the page a link leads to may be asked for before the link is pressed. */
export function mayAskAhead(
  link: Pick<HTMLAnchorElement, 'href' | 'rel' | 'target'>,
  here: Pick<URL, 'href'>,
): boolean {
  const to = new URL(link.href);
  const from = new URL(here.href);
  if (to.origin !== from.origin || link.target || /\bnofollow\b/.test(link.rel)) return false;
  // another language brings its own shell; another variant of a product is here already
  if (isEnglish(to.pathname) !== isEnglish(from.pathname)) return false;
  if (to.pathname === from.pathname && (to.search === from.search || to.searchParams.has('sku'))) return false;
  return FOR_ALL.test(to.pathname) && [...to.searchParams.keys()].every((name) => PARAMETERS.includes(name));
}

/** Whether an address is the data of such a page. */
export const isDataForAll = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  pathname.endsWith('.data') && FOR_ALL.test(pathname.slice(0, -'.data'.length).replace(/\/_$/, '/'));

/** Where the router asks for the data of a page: only these routes of it. */
export function dataAddress(page: string, routes: readonly string[]): string {
  const url = new URL(page);
  url.hash = '';
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  url.searchParams.set('_routes', routes.join(','));
  return url.href;
}
