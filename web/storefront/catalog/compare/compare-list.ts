import type { Sku } from '#domain/base/ids.ts';
import { isComparable } from '#domain/catalog/products/comparable.ts';

/** The shopper asks for this storage by choosing products, so it needs no consent (0013, consent-1). */
export const COMPARE_KEY = 'compare-store';
export const MAX_COMPARED = 4;

let skus: readonly Sku[] | null = null;
let refused: Refused | null = null;
/** The compare keys of each product. Lists stored by older versions have none until `setCompareKeys`. */
const keysBySku = new Map<string, readonly string[]>();
const NO_SKUS: readonly string[] = [];
const listeners = new Set<() => void>();

/** An entry is `[sku, keys]`, or the sku alone in lists stored by older versions. */
function readEntry(entry: unknown): string[] {
  const [sku, keys]: unknown[] = Array.isArray(entry) ? entry : [entry];
  if (typeof sku !== 'string') return [];
  if (Array.isArray(keys)) keysBySku.set(sku, keys);
  return [sku];
}

function readStored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(COMPARE_KEY) ?? '[]');
    return Array.isArray(list) ? list.flatMap(readEntry).slice(0, MAX_COMPARED) : [];
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
    // storage is blocked: the list lives as long as the page
  }
  notify();
}

/** The skus to compare, in the order they were chosen. */
export function comparedSkus(): readonly string[] {
  skus ??= readStored();
  return skus;
}

/** The snapshot of the server and of the hydrating render. */
export const noSkus = (): readonly string[] => NO_SKUS;

/** Sets the groups that a product of the list can be compared in. */
export const setCompareKeys = (sku: Sku, keys: readonly string[]): void => void keysBySku.set(sku, keys);

/** Why a product was not added: the list is full, or it has another kind of product. */
export type Refusal = 'full' | 'unlike';

/** A product that was not added, its box and the page. The next change of the list clears it. */
export type Refused = { reason: Refusal; sku: Sku; keys: readonly string[]; box: HTMLInputElement; path: string };

export const lastRefused = (): Refused | null => refused;

export function refuse(product: Refused): void {
  refused = product;
  notify();
}

export const hasCompared = (): boolean => comparedSkus().length > 0;

/** Adds a product with its compare keys. Returns why it was refused, or null. */
export function addCompared(sku: Sku, keys: readonly string[]): Refusal | null {
  const now = comparedSkus();
  if (now.includes(sku)) return null;
  if (now.some((other) => !isComparable(keysBySku.get(other) ?? keys, keys))) return 'unlike';
  if (now.length >= MAX_COMPARED) return 'full';
  setCompareKeys(sku, keys);
  write([...now, sku]);
  return null;
}

/** Starts a new list with one product. */
export function startComparison(sku: Sku, keys: readonly string[]): void {
  setCompareKeys(sku, keys);
  write([sku]);
}

export const removeCompared = (sku: Sku): void => write(comparedSkus().filter((other) => other !== sku));
export const clearCompared = (): void => write([]);

const onStorage = ({ key }: StorageEvent) => {
  if (key !== COMPARE_KEY && key !== null) return;
  skus = null;
  refused = null;
  notify();
};

/** Subscribes to changes of the list, including those in other tabs; returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
