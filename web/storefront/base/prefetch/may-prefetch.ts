/** Pages that are the same for all visitors: fetching one has no side effect and reveals nothing about the visitor. */
const PUBLIC_PAGE =
  /^(\/en)?\/((category|brandit|tuotesarjat|uutuudet|outlet|tarjoukset|vaihtolaitteet|product|cms|uutiset-ja-artikkelit|kampanjat)(\/[^.]*)?)?$|^\/en$/;
/** Allowed query parameters. Filters and searches have too many combinations. */
const PARAMETERS = ['page', 'sku'];

/** Whether the page at a path of the shop may be prefetched. */
export function mayPrefetch(path: string): boolean {
  const [address = ''] = path.split('#');
  const [pathname = '', query] = address.split('?');
  return (
    PUBLIC_PAGE.test(pathname) && [...new URLSearchParams(query).keys()].every((name) => PARAMETERS.includes(name))
  );
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor saves data or has a slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
