import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';

let parts: ReadonlyMap<string, SparePartHit> = new Map();

/** Keeps the parts of the last search in memory, so that their pages open at once. */
export function rememberParts(hits: readonly SparePartHit[]) {
  parts = new Map(hits.map((hit) => [hit.sku, hit]));
}

/** A part of the last search; undefined for any other sku. */
export const rememberedPart = (sku: string): SparePartHit | undefined => parts.get(sku);
