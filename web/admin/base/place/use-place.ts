import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { placeOf, rememberPlace } from './place.ts';

/** Remembers where each page was left. */
export function useRememberPlaces(): void {
  const location = useLocation();
  useEffect(() => rememberPlace(location), [location]);
}

/** Where a way back to a list leads: to its filters, page and scroll position, as it was left. */
export function usePlace(path: string): { to: string; state?: { place: string } } {
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>(null);
  useEffect(() => setPlace(placeOf(path)), [path]);
  return place ? { to: path + place.search, state: { place: place.key } } : { to: path };
}
