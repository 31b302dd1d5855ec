/** What the shopper asked to compare is kept until taken away: storage that serves a wish (decisions/0013). */
export const COMPARE_KEY = 'compare-store';
export const MOST_COMPARED = 4;

let skus: readonly string[] | null = null;
const NOTHING: readonly string[] = [];
const listeners = new Set<() => void>();

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(COMPARE_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((sku) => typeof sku === 'string').slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

function write(next: readonly string[]) {
  skus = next;
  try {
    if (next.length > 0) localStorage.setItem(COMPARE_KEY, JSON.stringify(next));
    else localStorage.removeItem(COMPARE_KEY);
  } catch {
    // storage refused: the list lives as long as the page
  }
  for (const listener of listeners) listener();
}

/** The skus to compare, in the order they were chosen. */
export function compared(): readonly string[] {
  skus ??= stored();
  return skus;
}

/** The server and the first render know of none. */
export const noneCompared = (): readonly string[] => NOTHING;

/** Adds a product; false when four are there already. */
export function addCompared(sku: string): boolean {
  const now = compared();
  if (now.includes(sku)) return true;
  if (now.length >= MOST_COMPARED) return false;
  write([...now, sku]);
  return true;
}

export const removeCompared = (sku: string): void => write(compared().filter((other) => other !== sku));
export const clearCompared = (): void => write([]);

const onStorage = ({ key }: StorageEvent) => {
  if (key !== COMPARE_KEY && key !== null) return;
  skus = null;
  for (const listener of listeners) listener();
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
