import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { Fitment, Price } from '#domain/catalog/product.ts';
import type { PartStock, SparePartHit } from '#domain/spare-parts/part.ts';
import type { ResolvedPart, WantedPart } from '#domain/spare-parts/resolve.ts';
import type { ShopContext } from '../context.ts';

/** A row as the supplier's system writes it (spec 3); `myyntihinta` is euros including VAT. */
export type RawSparePart = {
  toimittajanumero: string;
  toimittaja: string;
  seurantaryhman_nimi: string;
  tuotekoodi: string;
  tuotenimi: string;
  myyntihinta: number | null;
};

/** Stock and price as they are now; null when they could not be learnt. Money in cents. */
export type PartHydration = { stock: PartStock | null; price: Price | null };

/** What a part's page shows. */
export type SparePartPage =
  | {
      kind: 'part';
      part: SparePartHit;
      /** What replaced it in the end, where the shop has it; empty for a part that is sold. */
      successors: SparePartHit[];
      /** Set when this part was replaced by one that replaced nothing else: the page moves there for good (301). */
      redirectTo: string | null;
      /** What this part replaced directly. */
      replaces: SparePartHit[];
      fitment: Fitment[];
    }
  /** A code without a supplier that several have. */
  | { kind: 'several'; code: string; parts: SparePartHit[] }
  /** The source does not answer: the part may exist. */
  | { kind: 'unavailable' };

export type PartsFound = {
  parts: SparePartHit[];
  /** Counted up to a bound. */
  total: number;
  /** The source did not answer, so that an empty list says nothing. */
  unavailable: boolean;
};

export type SparePartService = {
  /**
   * Parts by a product code, its beginning or a whole sku: exact first, then codes that begin so, then without leading
   * zeros. An empty code or one that ends in `@` finds nothing (spec 5). Never throws: `unavailable` tells a failure.
   */
  find(search: { code: string; supplierNumber: string | null; limit: number; offset?: number }): Promise<PartsFound>;
  /** The rows of `POST /api/get-spareparts` (spec 7); an empty list on failure too. */
  raw(search: { productCode: string; supplierNumber: string | null }): Promise<RawSparePart[]>;
  /** Stock and price of a sku now; none without an `@`, for an unknown one, and on failure, which is logged. */
  hydrate(sku: string): Promise<PartHydration>;
  hydrateMany(skus: readonly string[]): Promise<Map<string, PartHydration>>;
  /** The page of a sku or of a code; null when there is no such part. */
  part(sku: string, locale: Locale): Promise<SparePartPage | null>;
  /** What the lines of a pasted list are, in their order; at most `MAX_PART_LINES`. */
  resolve(lines: readonly WantedPart[]): Promise<{ lines: ResolvedPart[]; unavailable: boolean }>;
  /** Fresh cart lines of one piece by sku; unknown, priceless and replaced parts are left out. */
  cartItems(skus: readonly string[], locale: Locale): Promise<Map<string, CartItem>>;
};

/** Spare parts by code: search, pages, lists, carts (spec 3, 5, 7). */
export function createSparePartService(_ctx: ShopContext): SparePartService {
  const nothing = { parts: [], total: 0, unavailable: false };
  return {
    find: async () => nothing,
    raw: async () => [],
    hydrate: async () => ({ stock: null, price: null }),
    hydrateMany: async () => new Map(),
    part: async () => null,
    resolve: async (lines) => ({
      lines: lines.map((line) => ({ ...line, status: 'unknown', suggestions: [] })),
      unavailable: false,
    }),
    cartItems: async () => new Map(),
  };
}
