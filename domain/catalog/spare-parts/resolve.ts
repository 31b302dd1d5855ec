import type { SparePartHit } from './part.ts';

/** The most lines one list may have. */
export const MAX_PART_LINES = 500;

/** A line of a pasted list: a product code or a whole sku, the pieces, and the supplier when it is known. */
export type WantedPart = { code: string; amount: number; supplierNumber?: string | null | undefined };

/** What a line turned out to be, in the order of the lines. */
export type ResolvedPart = WantedPart &
  (
    | { status: 'found'; part: SparePartHit }
    /** Several parts have the code: the visitor chooses. */
    | { status: 'ambiguous'; candidates: SparePartHit[] }
    /** Not sold any more; `successors` are what replaced it in the end, where the shop has them. */
    | { status: 'replaced'; part: SparePartHit; successors: SparePartHit[] }
    /** Codes that begin alike. */
    | { status: 'unknown'; suggestions: SparePartHit[] }
  );
