import { useState } from 'react';
import { distanceKm, type Place } from '#domain/base/distance.ts';

type State = 'unasked' | 'asking' | 'known' | 'unknown';
type Distances = Record<string, number>;

const position = () =>
  new Promise<Place | null>((resolve) => {
    const options = { maximumAge: 600_000, timeout: 15_000 };
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      options,
    );
  });

/** The stores by their distance, when the shopper asks for it. The place of the shopper stays in this page: it is neither sent nor kept. */
export function useNearest(stores: Record<string, { place: Place | null }>) {
  const [state, setState] = useState<State>('unasked');
  const [distances, setDistances] = useState<Distances>();
  const [nearest = null] = Object.entries(distances ?? {})
    .toSorted(([, a], [, b]) => a - b)
    .map(([id]) => id);
  return {
    state,
    distances,
    nearest,
    /** Asks the browser where it is; the id of the nearest store, null when it does not say. */
    async find(): Promise<string | null> {
      setState('asking');
      const own = await position();
      const found = own
        ? Object.entries(stores).flatMap(([id, { place }]): [string, number][] =>
            place ? [[id, distanceKm(own, place)]] : [],
          )
        : [];
      setState(own ? 'known' : 'unknown');
      setDistances(own ? Object.fromEntries(found) : undefined);
      return found.toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? null;
    },
    /** The nearest first, once it is known. */
    sorted: <Store extends { id: string }>(all: readonly Store[]): readonly Store[] =>
      distances ? all.toSorted((a, b) => (distances[a.id] ?? Infinity) - (distances[b.id] ?? Infinity)) : all,
  };
}
