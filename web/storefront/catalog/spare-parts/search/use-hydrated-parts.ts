import { useEffect, useState } from 'react';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { forEachConcurrently, type Hydration, withHydration } from '../hydrated.ts';

const CONCURRENCY = 5;

/** Fetches current stock and price of a part. Not retried, because it is a POST. */
async function hydrate(hit: SparePartHit, unmounted: AbortSignal): Promise<SparePartHit> {
  const request = { method: 'POST', body: { sku: hit.sku }, signal: unmounted } as const;
  return withHydration(hit, await callBackend<Hydration>('/api/get-sparepart-hydration-data', request));
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
