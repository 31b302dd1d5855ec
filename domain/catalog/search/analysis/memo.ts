const LIMIT = 50_000;

/** Caches the results of a pure function by its key. A catalog repeats few words many times. */
export function memo<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= LIMIT) known.clear();
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
