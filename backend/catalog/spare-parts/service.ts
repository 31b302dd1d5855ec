import type { Kysely } from 'kysely';
import type { FitmentService } from '#backend/catalog/fitment/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Price } from '#domain/catalog/products/product.ts';
import { chainOf } from '#domain/catalog/spare-parts/chain.ts';
import { normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import {
  isSold,
  type PartKey,
  type PartStock,
  type SparePart,
  type SparePartHit,
  sparePartSku,
} from '#domain/catalog/spare-parts/part.ts';
import { MAX_PART_LINES, type ResolvedPart, type WantedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { withDeadline } from './http/deadline.ts';
import { httpSource } from './http/source.ts';
import { type SparePartPage, sparePartPage } from './page.ts';
import { presentHit, presentPartItem, presentRaw, type RawSparePart } from './present.ts';
import { resolveLines } from './resolve.ts';
import type { PartSearch, SparePartSource } from './source.ts';
import { lockParts } from './table/queries.ts';
import { tableSource } from './table/source.ts';

export type { SparePartPage } from './page.ts';
export type { RawSparePart } from './present.ts';

/** Current stock and price in cents; null when unknown or when the source failed. */
export type PartHydration = { stock: PartStock | null; price: Price | null };

/** Steps of a chain of replacements, oldest first; `at` is the step of the part itself. */
export type PartLine = { steps: SparePartHit[][]; at: number };

export type PartsFound = {
  parts: SparePartHit[];
  /** Counted up to a limit, where paging ends. */
  total: number;
  /** The source failed: an empty list does not mean that there are no parts. */
  unavailable: boolean;
};

export type SparePartService = {
  /**
   * Finds parts by product code, prefix or whole sku: exact matches first, then prefix matches, then those without leading
   * zeros. An empty code or one that ends in `@` finds nothing (spare-part-1, spare-part-2). Never throws: a failure gives
   * an empty list with `unavailable` (spare-part-9).
   */
  find(search: { code: string; supplierNumber: string | null; limit: number; offset?: number }): Promise<PartsFound>;
  /** The same from a supplier's own system, for the search endpoint; null when the parts are in the shop's table. */
  remote: ((search: PartSearch) => Promise<{ parts: SparePart[]; total: number }>) | null;
  /** The rows of `POST /api/get-spareparts`; an empty list on failure (spare-part-9). */
  raw(search: { productCode: string; supplierNumber: string | null }): Promise<RawSparePart[]>;
  /** Current stock and price of a sku; nulls without a supplier, when unknown, and on failure, which is logged (spare-part-3). */
  hydrate(sku: Sku): Promise<PartHydration>;
  /** The same for many skus; unknown ones are left out. */
  hydrateMany(skus: readonly Sku[]): Promise<Map<string, PartHydration>>;
  /** Parts by sku, including replaced ones and those without a price; unknown skus are left out. Empty on failure. */
  hits(skus: readonly Sku[]): Promise<Map<string, SparePartHit>>;
  /** The page of a sku or of a code; null when there is no such part. */
  part(sku: Sku, locale: Locale): Promise<SparePartPage | null>;
  /** What a part replaced and what replaced it, as a line of hits; null when the part is unknown or the source failed. */
  chain(sku: Sku): Promise<PartLine | null>;
  /** The parts that the lines of a pasted list match, in their order; at most `MAX_PART_LINES` lines. */
  resolve(lines: readonly WantedPart[]): Promise<{ lines: ResolvedPart[]; unavailable: boolean }>;
  /**
   * Cart lines of one piece by sku; unknown, unpriced and replaced parts are left out.
   * @throws ShopError unavailable when the source fails, so that no cart loses a line to an outage.
   */
  cartItems(skus: readonly Sku[], locale: Locale): Promise<Map<string, CartItem>>;
  /**
   * Locks parts until the transaction ends and returns their prices in cents by sku; a null price means not sold, removed
   * parts are absent. Returns null when the parts are in a supplier's own system, which cannot be locked.
   */
  lockPrices(tx: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<string, Cents | null> | null>;
};

const ROWS = 100;
/** A page that calls a supplier's system several times in a row may take this many timeouts in total. */
const MAX_TIMEOUTS = 3;
const nothing = { parts: [], total: 0, unavailable: false };

/** The part keys of skus; skus without a supplier number are left out. */
const keysOf = (skus: readonly Sku[]): PartKey[] =>
  [...new Set(skus)].flatMap((sku) => {
    const { productCode, supplierNumber } = splitSparePartSku(sku) ?? { productCode: '', supplierNumber: null };
    return supplierNumber === null ? [] : [{ productCode, supplierNumber }];
  });

/** Spare parts: search by code, pages, pasted lists, cart lines. */
export function createSparePartService(
  ctx: ShopContext,
  { fitment }: { fitment: Pick<FitmentService, 'ofSku'> },
): SparePartService {
  const { SPAREPARTS_URL: url, SPAREPARTS_TOKEN: token, SPAREPARTS_TIMEOUT_MS: timeoutMs } = ctx.settings;
  const source: SparePartSource = url
    ? httpSource({ fetch: ctx.fetch, url, token, timeoutMs, log: ctx.log, now: ctx.now })
    : tableSource(ctx.db.kysely);
  const present = (part: SparePart) => presentHit(part, ctx.now());

  /** The result of a call to the source; null when it fails, which is logged. */
  async function orNull<T>(what: string, call: Promise<T>): Promise<T | null> {
    try {
      return await (url ? withDeadline(call, MAX_TIMEOUTS * timeoutMs) : call);
    } catch (error) {
      ctx.log.error({ err: error, what }, 'spare parts: the source failed');
      return null;
    }
  }

  async function findParts(search: { code: string; supplierNumber: string | null; limit: number; offset?: number }) {
    const sku = splitSparePartSku(search.code);
    const code = normaliseCode(sku?.productCode ?? '');
    const supplierNumber = sku?.supplierNumber ?? search.supplierNumber;
    if (!code) return nothing;
    const { limit, offset = 0 } = search;
    const result = await orNull('find', source.find({ code, supplierNumber, limit, offset }));
    return result === null ? { ...nothing, unavailable: true } : { ...result, unavailable: false };
  }

  const service: SparePartService = {
    async find(search) {
      const { parts, ...rest } = await findParts(search);
      return { ...rest, parts: parts.map(present) };
    },

    remote: url
      ? async (search) => (await orNull('quick search', source.find(search))) ?? { parts: [], total: 0 }
      : null,

    async raw({ productCode, supplierNumber }) {
      if (!productCode.trim() || productCode.trim().endsWith('@')) return [];
      // with a given supplier number an `@` belongs to the code
      const code = supplierNumber === null ? productCode : `${productCode}@${supplierNumber}`;
      const { parts } = await findParts({ code, supplierNumber: null, limit: ROWS });
      return parts.map(presentRaw);
    },

    async hydrate(sku) {
      return (await service.hydrateMany([sku])).get(sku) ?? { stock: null, price: null };
    },

    async hydrateMany(skus) {
      const parts = await orNull('hydrate', source.byKeys(keysOf(skus)));
      return new Map(
        (parts ?? []).map((part) => {
          const { stock, finalPrice } = present(part);
          return [sparePartSku(part), { stock, price: finalPrice }];
        }),
      );
    },

    async hits(skus) {
      const parts = await orNull('hits', source.byKeys(keysOf(skus)));
      return new Map((parts ?? []).map((part) => [sparePartSku(part), present(part)]));
    },

    async part(sku, locale) {
      const page = sparePartPage(sku, {
        source,
        present,
        fitment: (partSku) => fitment.ofSku(partSku, locale),
        onBroken: (skus) => ctx.log.warn({ skus }, 'spare parts: a chain of replaced parts ends at an unknown part'),
      });
      const result = await orNull(
        'page',
        page.then((found) => ({ found })),
      );
      return result === null ? { kind: 'unavailable' } : result.found;
    },

    async chain(sku) {
      const [part] = (await orNull('chain', source.byKeys(keysOf([sku])))) ?? [];
      const line = part && (await orNull('chain', chainOf(part, source)));
      return line ? { steps: line.steps.map((step) => step.map(present)), at: line.at } : null;
    },

    async resolve(lines) {
      const wanted = lines.slice(0, MAX_PART_LINES);
      const resolved = await orNull('resolve', resolveLines(wanted, source, present));
      return {
        lines: resolved ?? wanted.map((line) => ({ ...line, status: 'unknown', suggestions: [] })),
        unavailable: resolved === null,
      };
    },

    async cartItems(skus) {
      const keys = keysOf(skus);
      const parts = keys.length > 0 ? await orNull('cart', source.byKeys(keys)) : [];
      if (parts === null) throw new ShopError('unavailable', 'Spare parts cannot be priced at the moment.');
      const items = parts.flatMap((part) => presentPartItem(part, ctx.now()) ?? []);
      return new Map(items.map((item) => [item.sku, item]));
    },

    async lockPrices(tx, skus) {
      if (url) return null;
      const parts = await lockParts(tx, keysOf(skus));
      return new Map(parts.map((part) => [sparePartSku(part), isSold(part) ? part.price : null]));
    },
  };
  return service;
}
