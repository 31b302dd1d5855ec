export type Stored = Readonly<Record<string, string>>;

/** The changes between two states of the storage: keys with their new values. */
export function storedSince(before: Stored, now: Stored): { key: string; newValue: string | null }[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].flatMap((key) => (before[key] === now[key] ? [] : { key, newValue: now[key] ?? null }));
}

function stored(): Stored {
  try {
    return { ...localStorage };
  } catch {
    return {};
  }
}

/**
 * Dispatches the storage events that a page missed in the back/forward cache, so that its cart and lists are current.
 */
export function catchUp() {
  let before: Stored = {};
  addEventListener('pagehide', () => {
    before = stored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      for (const change of storedSince(before, stored())) dispatchEvent(new StorageEvent('storage', change));
  });
}
