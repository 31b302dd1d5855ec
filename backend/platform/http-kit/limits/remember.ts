import { LRUCache } from 'lru-cache';

/**
 * Remembers what was made of the `most` last texts, of those up to `longest` only: who asks writes them, so that a count
 * alone bounds no memory.
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
