/**
 * An LRU cache whose results expire after `freshMs`. `now` is in milliseconds.
 */
export function createResultCache<Result>({ size, freshMs }: { size: number; freshMs: number }) {
  const entries = new Map<string, { at: number; result: Result }>();
  return {
    get(key: string, now: number): Result | null {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      if (now - entry.at >= freshMs) return null;
      entries.set(key, entry);
      return entry.result;
    },
    set(key: string, result: Result, now: number) {
      entries.delete(key);
      entries.set(key, { at: now, result });
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    },
  };
}
