import type { Location } from 'react-router';

/** Where a list was left: its filters and page, and the key of its scroll position. */
type Place = { search: string; key: string };

// of this page load only: searches can hold names, and tablets are shared
const places = new Map<string, Place>();

/** The key under which a page's scroll position is stored: of the visit that a way back returns to. */
export function scrollKey({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const place: unknown = state?.place;
  return typeof place === 'string' ? place : key;
}

export const rememberPlace = ({
  pathname,
  search,
  ...visit
}: Pick<Location, 'pathname' | 'search' | 'key' | 'state'>): void =>
  void places.set(pathname, { search, key: scrollKey(visit) });

/** The last visit of a page; null when there was none since the page loaded. */
export const placeOf = (path: string): Place | null => places.get(path) ?? null;
