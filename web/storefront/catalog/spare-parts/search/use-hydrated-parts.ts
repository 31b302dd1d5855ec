import { useEffect, useState } from 'react';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { forEachConcurrently, type Hydration, withHydration } from '../hydrated.ts';

const CONCURRENCY = 5;
const TIMEOUT_MS = 15_000;

/** Fetches current stock and price of a part. Not retried, because it is a POST. */
async function hydrate(hit: SparePartHit, unmounted: AbortSignal): Promise<SparePartHit> {
  const response = await fetch('/api/get-sparepart-hydration-data', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sku: hit.sku }),
    signal: AbortSignal.any([unmounted, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`hydration: ${response.status}`);
  return withHydration(hit, (await response.json()) as Hydration);
}

/** Parts with stock that the server did not wait for, as it arrives. `isStockFetched` is also true after a failure. */
export function useHydratedParts(parts: readonly SparePartHit[]) {
  const [hydrated, setHydrated] = useState<ReadonlyMap<SparePartHit, SparePartHit>>(new Map());
  useEffect(() => {
    const missing = parts.filter(({ stock }) => stock === null);
    if (missing.length === 0) return;
    const unmounted = new AbortController();
    const load = async (hit: SparePartHit) => {
      const now = await hydrate(hit, unmounted.signal).catch(() => hit);
      if (!unmounted.signal.aborted) setHydrated((before) => new Map(before).set(hit, now));
    };
    void forEachConcurrently(missing, CONCURRENCY, load, () => unmounted.signal.aborted);
    return () => unmounted.abort();
  }, [parts]);
  return parts.map((hit) => ({
    part: hydrated.get(hit) ?? hit,
    isStockFetched: hit.stock !== null || hydrated.has(hit),
  }));
}
