import { isComparable } from '#domain/catalog/products/comparable.ts';

/** What the shopper asked to compare is kept until taken away: storage that serves a wish (decisions/0013). */
export const COMPARE_KEY = 'compare-store';
export const MOST_COMPARED = 4;

let skus: readonly string[] | null = null;
let refused: Refused | null = null;
/** What each product may be compared within; a list stored before there were keys has none until they are learned. */
const keysBySku = new Map<string, readonly string[]>();
const NOTHING: readonly string[] = [];
const listeners = new Set<() => void>();

/** An entry is `[sku, keys]`; in lists stored before there were keys, the sku alone. */
function readEntry(entry: unknown): string[] {
  const [sku, keys]: unknown[] = Array.isArray(entry) ? entry : [entry];
  if (typeof sku !== 'string') return [];
  if (Array.isArray(keys)) keysBySku.set(sku, keys);
  return [sku];
}

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(COMPARE_KEY) ?? '[]');
    return Array.isArray(list) ? list.flatMap(readEntry).slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

function notify() {
  for (const listener of listeners) listener();
}

function write(next: readonly string[]) {
  skus = next;
  refused = null;
  try {
    const entries = next.map((sku) => [sku, keysBySku.get(sku)]);
    if (next.length > 0) localStorage.setItem(COMPARE_KEY, JSON.stringify(entries));
    else localStorage.removeItem(COMPARE_KEY);
  } catch {
    // storage refused: the list lives as long as the page
  }
  notify();
}

/** The skus to compare, in the order they were chosen. */
export function compared(): readonly string[] {
  skus ??= stored();
  return skus;
}

/** The server and the first render know of none. */
export const noneCompared = (): readonly string[] => NOTHING;

/** Tells what a product of the list may be compared within. */
export const learnKeys = (sku: string, keys: readonly string[]): void => void keysBySku.set(sku, keys);

/** Why a product was not added: four are there already, or one of them is another kind of product. */
export type Refusal = 'full' | 'unlike';

/** A product that was not added, its box, and the page where that was; another choice makes it old. */
export type Refused = { reason: Refusal; sku: string; keys: readonly string[]; box: HTMLInputElement; path: string };

export const lastRefused = (): Refused | null => refused;

export function refuse(product: Refused): void {
  refused = product;
  notify();
}

export const hasCompared = (): boolean => compared().length > 0;

/** Adds a product with its compare keys, or says why not and changes nothing. */
export function addCompared(sku: string, keys: readonly string[]): Refusal | null {
  const now = compared();
  if (now.includes(sku)) return null;
  if (now.some((other) => !isComparable(keysBySku.get(other) ?? keys, keys))) return 'unlike';
  if (now.length >= MOST_COMPARED) return 'full';
  learnKeys(sku, keys);
  write([...now, sku]);
  return null;
}

/** Replaces the list by one product. */
export function startComparison(sku: string, keys: readonly string[]): void {
  learnKeys(sku, keys);
  write([sku]);
}

export const removeCompared = (sku: string): void => write(compared().filter((other) => other !== sku));
export const clearCompared = (): void => write([]);

const onStorage = ({ key }: StorageEvent) => {
  if (key !== COMPARE_KEY && key !== null) return;
  skus = null;
  refused = null;
  notify();
};

/** Tells of every change, of other tabs too. */
export function onCompared(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
