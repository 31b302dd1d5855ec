import { setTimeout as delay } from 'node:timers/promises';
import type { PartSearch } from '#backend/catalog/spare-parts/source.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { SparePart } from '#domain/catalog/spare-parts/part.ts';
import type { Engine } from './engine.ts';
import { readPartSearch } from './find-spare-parts.ts';

/** Searches spare parts in a supplier's own system; never rejects. */
export type RemoteParts = (search: PartSearch) => Promise<{ parts: SparePart[]; total: number }>;

/** Quick search shows its other results when the supplier takes longer than this. */
const PATIENCE_MS = 500;

/** An engine that searches spare parts in the supplier's system, by code and supplier. */
export const withRemoteParts = (engine: Engine, find: RemoteParts | null): Engine => ({
  ...engine,
  async spareParts(search) {
    if (!find) return engine.spareParts(search);
    const criteria = readPartSearch(search);
    if (!criteria?.code) return { hits: [], total: 0 };
    const { clauses, ...codes } = criteria;
    if (clauses.length > 0)
      throw new ShopError('invalid-argument', 'the supplier’s system filters spare parts by supplierNumber only');
    const { offset, limit } = search;
    const late = delay(PATIENCE_MS, { parts: [], total: 0 }, { ref: false });
    const { parts, total } = await Promise.race([find({ ...codes, offset, limit }), late]);
    return { hits: parts, total };
  },
});
