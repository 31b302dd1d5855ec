/** Pages that are the same for everybody (backend/platform/cache/key.ts): fetching one changes nothing and shows nobody. */
const PUBLIC_PAGE =
  /^(\/en)?\/((category|brandit|tuotesarjat|uutuudet|outlet|tarjoukset|vaihtolaitteet|product|cms|uutiset-ja-artikkelit|kampanjat)(\/[^.]*)?)?$|^\/en$/;
/** What an address may ask for besides; filters and searches are too many. */
const PARAMETERS = ['page', 'sku'];

/** Whether the page at a path of the shop may be fetched before its link is pressed. */
export function mayPrefetch(path: string): boolean {
  const [address = ''] = path.split('#');
  const [pathname = '', query] = address.split('?');
  return (
    PUBLIC_PAGE.test(pathname) && [...new URLSearchParams(query).keys()].every((name) => PARAMETERS.includes(name))
  );
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor saves data, or has a line that needs all of it for the page at hand. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
