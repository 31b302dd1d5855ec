/** Faults by kind, each with its places. */
export function createFaults() {
  const found = new Map<string, Set<string>>();
  return {
    add(what: string, where: string) {
      const places = found.get(what) ?? new Set();
      found.set(what, places.add(where));
    },
    get count() {
      return [...found.values()].reduce((sum, { size }) => sum + size, 0);
    },
    /** As lines: a kind of fault with the first of its places. */
    lines(most = 6): string[] {
      return [...found].flatMap(([what, places]) => [
        `✗ ${what} (${places.size})`,
        ...[...places].slice(0, most).map((place) => `    ${place}`),
        ...(places.size > most ? [`    … and ${places.size - most} more`] : []),
      ]);
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
