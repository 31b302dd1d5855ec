import { LRUCache } from 'lru-cache';

/**
 * Memoizes a function of the `most` last texts of at most `longest` characters. Clients choose the texts: a count alone would
 * not bound the memory.
 */
export function remember<T>(most: number, longest: number): (text: string, make: () => T) => T {
  const known = new LRUCache<string, { made: T }>({ max: most });
  return (text, make) => {
    if (text.length > longest) return make();
    const found = known.get(text);
    if (found) return found.made;
    const made = make();
    known.set(text, { made });
    return made;
  };
}
