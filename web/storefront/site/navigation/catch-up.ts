export type Stored = Readonly<Record<string, string>>;

/** What differs between two states of the storage: key, and what it holds now. */
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
 * A page that comes back as it was left has not heard what other pages put into the cart meanwhile: it is told as other
 * tabs are.
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
