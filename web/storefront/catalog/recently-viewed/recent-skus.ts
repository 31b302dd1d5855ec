import type { Sku } from '#domain/base/ids.ts';

/** Stored only when the shopper asks for it: otherwise it is not essential storage (consent-1). */
const KEY = 'recently-viewed';
export const MAX_RECENT = 8;

/** Adds a sku in front: newest first, each once, at most eight. */
export const addRecent = (skus: readonly Sku[], sku: Sku): string[] =>
  [sku, ...skus.filter((other) => other !== sku)].slice(0, MAX_RECENT);

let visit: string[] = [];

function readStored(): string[] | null {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(list) ? list.filter((sku) => typeof sku === 'string').slice(0, MAX_RECENT) : null;
  } catch {
    return null;
  }
}

/** Whether the shopper has asked this device to remember the list. */
export const isRemembered = (): boolean => readStored() !== null;

function write(skus: Sku[] | null) {
  try {
    if (skus === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(skus));
  } catch {
    // storage is blocked: the list lives for the visit
  }
}

/** Records a visit of a product page; returns the skus viewed before it, newest first. */
export function recordView(sku: Sku): string[] {
  const remembered = readStored();
  visit = addRecent(remembered ?? visit, sku);
  if (remembered) write(visit);
  return visit.slice(1);
}

/** The products viewed until now, newest first: this visit's, or those that the device remembers. */
export const recentViews = (): readonly string[] => readStored() ?? visit;

/** Starts or stops remembering on this device; stopping deletes the stored list. */
export const setRemembered = (isRemembered: boolean) => write(isRemembered ? visit : null);

/** Starts a new visit, for tests. */
export const resetVisit = () => {
  visit = [];
};
