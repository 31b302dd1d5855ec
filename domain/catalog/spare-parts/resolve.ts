import type { SparePartHit } from './part.ts';

/** Largest number of lines in one list. */
export const MAX_PART_LINES = 500;

/** A line of a pasted list: a product code or a whole sku, an amount, and the supplier when known. */
export type WantedPart = { code: string; amount: number; supplierNumber?: string | null | undefined };

/** The result of looking up a line. */
export type ResolvedPart = WantedPart &
  (
    | { status: 'found'; part: SparePartHit }
    /** Several parts have the code; the shopper chooses. */
    | { status: 'ambiguous'; candidates: SparePartHit[] }
    /** Not sold any more; `successors` are the parts at the end of the replacement chain that the shop has. */
    | { status: 'replaced'; part: SparePartHit; successors: SparePartHit[] }
    /** Parts whose codes begin alike. */
    | { status: 'unknown'; suggestions: SparePartHit[] }
  );
