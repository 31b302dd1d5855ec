import { useEffect, useState } from 'react';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { eachAtOnce, type Hydration, hydratedHit } from '../hydrated.ts';

const AT_ONCE = 5;
const TIMEOUT_MS = 15_000;

/** Stock and price of one part now (spec 7); never sent again when it fails: it is a POST. */
async function hydrate(hit: SparePartHit, left: AbortSignal): Promise<SparePartHit> {
  const answer = await fetch('/api/get-sparepart-hydration-data', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sku: hit.sku }),
    signal: AbortSignal.any([left, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!answer.ok) throw new Error(`hydration: ${answer.status}`);
  return hydratedHit(hit, (await answer.json()) as Hydration);
}

/** Parts with what the page did not wait for, as it comes; `asked` tells whose stock was asked, in vain perhaps. */
export function useHydratedParts(parts: readonly SparePartHit[]) {
  const [come, setCome] = useState<ReadonlyMap<SparePartHit, SparePartHit>>(new Map());
  useEffect(() => {
    const missing = parts.filter(({ stock }) => stock === null);
    if (missing.length === 0) return;
    const left = new AbortController();
    const ask = async (hit: SparePartHit) => {
      const now = await hydrate(hit, left.signal).catch(() => hit);
      if (!left.signal.aborted) setCome((before) => new Map(before).set(hit, now));
    };
    void eachAtOnce(missing, AT_ONCE, ask, () => left.signal.aborted);
    return () => left.abort();
  }, [parts]);
  return parts.map((hit) => ({ part: come.get(hit) ?? hit, asked: hit.stock !== null || come.has(hit) }));
}
