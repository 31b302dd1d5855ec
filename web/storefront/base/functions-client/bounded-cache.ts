const encoder = new TextEncoder();

/**
 * An LRU cache of texts by name, bounded to `limit` bytes of names and texts together. A text larger than the limit
 * is not stored.
 */
export function boundedCache(limit: number) {
  const kept = new Map<string, { text: string; bytes: number }>();
  let bytes = 0;
  const forget = (name: string) => {
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  };
  return {
    get bytes() {
      return bytes;
    },
    recall(name: string): string | null {
      const found = kept.get(name);
      if (!found) return null;
      kept.delete(name);
      kept.set(name, found);
      return found.text;
    },
    keep(name: string, text: string) {
      forget(name);
      const size = encoder.encode(name).length + encoder.encode(text).length;
      if (size > limit) return;
      kept.set(name, { text, bytes: size });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= limit) break;
        forget(oldest);
      }
    },
    forget,
    clear() {
      kept.clear();
      bytes = 0;
    },
  };
}
