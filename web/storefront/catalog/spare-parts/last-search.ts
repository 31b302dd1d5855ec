import type { Sku } from '#domain/base/ids.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';

let parts: ReadonlyMap<string, SparePartHit> = new Map();

/** Caches the parts of the last search in memory, so that their pages open at once (spare-part-10). */
export function cacheParts(hits: readonly SparePartHit[]) {
  parts = new Map(hits.map((hit) => [hit.sku, hit]));
}

/** A part of the last search; undefined for any other sku. */
export const cachedPart = (sku: Sku): SparePartHit | undefined => parts.get(sku);
