/** Written only when the shopper asks for it: a list nobody asked for is not essential storage (facts 6). */
const KEY = 'recently-viewed';
export const MOST_RECENT = 8;

/** The newest first, each once, at most eight. */
export const withViewed = (skus: readonly string[], sku: string): string[] =>
  [sku, ...skus.filter((other) => other !== sku)].slice(0, MOST_RECENT);

let visit: string[] = [];

function stored(): string[] | null {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(list) ? list.filter((sku) => typeof sku === 'string').slice(0, MOST_RECENT) : null;
  } catch {
    return null;
  }
}

/** Whether the shopper has asked this device to remember. */
export const isRemembered = (): boolean => stored() !== null;

function write(skus: string[] | null) {
  try {
    if (skus === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(skus));
  } catch {
    // storage refused: the list lives for the visit
  }
}

/** Notes a product page and gives the ones seen before it; `sku` is the page's own. */
export function noteViewed(sku: string): string[] {
  const remembered = stored();
  visit = withViewed(remembered ?? visit, sku);
  if (remembered) write(visit);
  return visit.slice(1);
}

/** Starts or stops remembering on this device; stopping deletes what was kept. */
export const remember = (wanted: boolean) => write(wanted ? visit : null);

/** For tests: a new visit. */
export const forgetVisit = () => {
  visit = [];
};
