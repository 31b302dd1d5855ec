/** More visitors than this in one window are more than addresses can tell apart. */
const MOST_VISITORS = 100_000;

export type CountWindow = {
  /** Counts one; the seconds to wait when it is over the limit, else null. */
  take: (visitor: string) => number | null;
  /** True for one who is over the limit, once in a window. */
  isNews: (visitor: string) => boolean;
};

/**
 * Counts what visitors do in windows of `seconds` that begin for all at once: one map, thrown away at the end of each,
 * so that it costs a request next to nothing. `now` in milliseconds of a clock that is never set back.
 */
export function countWindow(points: number, seconds: number, now: () => number): CountWindow {
  const counts = new Map<string, number>();
  const told = new Set<string>();
  let endsAt = 0;
  return {
    take(visitor) {
      const at = now();
      if (at >= endsAt || counts.size >= MOST_VISITORS) {
        counts.clear();
        told.clear();
        endsAt = at + seconds * 1000;
      }
      const count = (counts.get(visitor) ?? 0) + 1;
      counts.set(visitor, count);
      return count > points ? Math.ceil((endsAt - at) / 1000) : null;
    },
    isNews(visitor) {
      if (told.has(visitor)) return false;
      told.add(visitor);
      return true;
    },
  };
}
