/** A wish list as last shown on this device, for the offline page. */
export type KeptList = { id: string; name: string; items: { title: string; amount: number; price: number | null }[] };

export const WISHES_KEY = 'kept-wishes';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readItem(item: unknown): KeptList['items'] {
  if (!isObject(item) || typeof item.title !== 'string' || !Number.isInteger(item.amount)) return [];
  return [
    { title: item.title, amount: Number(item.amount), price: Number.isInteger(item.price) ? Number(item.price) : null },
  ];
}

/** Parses stored lists, leaving out invalid ones; never throws. */
export function readKeptLists(text: string | null): KeptList[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(stored) ? stored : []).flatMap((list) =>
    isObject(list) && typeof list.id === 'string' && typeof list.name === 'string' && Array.isArray(list.items)
      ? [{ id: list.id, name: list.name, items: list.items.flatMap(readItem) }]
      : [],
  );
}

function change(to: (lists: KeptList[]) => KeptList[]) {
  try {
    localStorage.setItem(WISHES_KEY, JSON.stringify(to(readKeptLists(localStorage.getItem(WISHES_KEY)))));
  } catch {
    // storage may be forbidden or full: then nothing can be read offline
  }
}

/** Stores a list as shown. */
export const keepList = (list: KeptList) => change((lists) => [...lists.filter(({ id }) => id !== list.id), list]);

/** Deletes stored lists that are not among these. */
export const keepOnly = (ids: readonly string[]) => change((lists) => lists.filter(({ id }) => ids.includes(id)));

/** Called on signing out. */
export function forgetLists() {
  try {
    localStorage.removeItem(WISHES_KEY);
  } catch {}
}
