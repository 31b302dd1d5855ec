import type { Kysely } from 'kysely';
import type { FitmentService } from '#backend/catalog/fitment/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Price } from '#domain/catalog/products/product.ts';
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
import { inTime } from './http/in-time.ts';
import { httpSource } from './http/source.ts';
import { type SparePartPage, sparePartPage } from './page.ts';
import { presentHit, presentPartItem, presentRaw, type RawSparePart } from './present.ts';
import { resolveLines } from './resolve.ts';
import type { PartSearch, SparePartSource } from './source.ts';
import { lockParts } from './table/queries.ts';
import { tableSource } from './table/source.ts';

export type { SparePartPage } from './page.ts';
export type { RawSparePart } from './present.ts';

/** Stock and price as they are now; null when they could not be learnt. Money in cents. */
export type PartHydration = { stock: PartStock | null; price: Price | null };

export type PartsFound = {
  parts: SparePartHit[];
  /** Counted up to a bound, as far as pages go. */
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
  /** The same of a supplier's own system for the search door; null when the shop's table has the parts. */
  remote: ((search: PartSearch) => Promise<{ parts: SparePart[]; total: number }>) | null;
  /** The rows of `POST /api/get-spareparts` (spec 7); an empty list on failure too. */
  raw(search: { productCode: string; supplierNumber: string | null }): Promise<RawSparePart[]>;
  /** Stock and price of a sku now; none without an `@`, for an unknown one, and on failure, which is logged. */
  hydrate(sku: string): Promise<PartHydration>;
  /** The same of many by sku; those of which nothing is known are left out. */
  hydrateMany(skus: readonly string[]): Promise<Map<string, PartHydration>>;
  /** Parts by sku, replaced and priceless ones too; none of unknown skus, and none at all on failure. */
  hits(skus: readonly string[]): Promise<Map<string, SparePartHit>>;
  /** The page of a sku or of a code; null when there is no such part. */
  part(sku: string, locale: Locale): Promise<SparePartPage | null>;
  /** What the lines of a pasted list are, in their order; at most `MAX_PART_LINES`. */
  resolve(lines: readonly WantedPart[]): Promise<{ lines: ResolvedPart[]; unavailable: boolean }>;
  /**
   * Fresh cart lines of one piece by sku; unknown, priceless and replaced parts are left out. Throws 'unavailable' when
   * the source does not answer, so that no cart loses a line to a pause.
   */
  cartItems(skus: readonly string[], locale: Locale): Promise<Map<string, CartItem>>;
  /**
   * What parts cost, by sku, while the caller's transaction goes on: no price list changes them meanwhile. Null price:
   * not sold; those that are gone are left out. Null when the parts are in a supplier's own system, which nobody locks.
   */
  lockPrices(tx: Kysely<Tables>, skus: readonly string[]): Promise<Map<string, Cents | null> | null>;
};

const ROWS = 100;
/** A page that asks a supplier's system one question after another may take as long as so many of them. */
const QUESTIONS = 3;
const nothing = { parts: [], total: 0, unavailable: false };

/** The keys of skus that name a part. */
const keysOf = (skus: readonly string[]): PartKey[] =>
  [...new Set(skus)].flatMap((sku) => {
    const { productCode, supplierNumber } = splitSparePartSku(sku) ?? { productCode: '', supplierNumber: null };
    return supplierNumber === null ? [] : [{ productCode, supplierNumber }];
  });

/** Spare parts by code: search, pages, lists, carts (spec 3, 5, 7). */
export function createSparePartService(
  ctx: ShopContext,
  { fitment }: { fitment: Pick<FitmentService, 'ofSku'> },
): SparePartService {
  const { SPAREPARTS_URL: url, SPAREPARTS_TOKEN: token, SPAREPARTS_TIMEOUT_MS: timeoutMs } = ctx.settings;
  const source: SparePartSource = url
    ? httpSource({ fetch: ctx.fetch, url, token, timeoutMs, log: ctx.log, now: ctx.now })
    : tableSource(ctx.db.kysely);
  const present = (part: SparePart) => presentHit(part, ctx.now());

  /** What the source answers, or null when it does not: logged, and never the visitor's failure. */
  async function answered<T>(what: string, asking: Promise<T>): Promise<T | null> {
    try {
      return await (url ? inTime(asking, QUESTIONS * timeoutMs) : asking);
    } catch (error) {
      ctx.log.error({ err: error, what }, 'spare parts: the source did not answer');
      return null;
    }
  }

  async function found(search: { code: string; supplierNumber: string | null; limit: number; offset?: number }) {
    const sku = splitSparePartSku(search.code);
    const code = normaliseCode(sku?.productCode ?? '');
    const supplierNumber = sku?.supplierNumber ?? search.supplierNumber;
    if (!code) return nothing;
    const { limit, offset = 0 } = search;
    const answer = await answered('find', source.find({ code, supplierNumber, limit, offset }));
    return answer === null ? { ...nothing, unavailable: true } : { ...answer, unavailable: false };
  }

  const service: SparePartService = {
    async find(search) {
      const { parts, ...rest } = await found(search);
      return { ...rest, parts: parts.map(present) };
    },

    remote: url
      ? async (search) => (await answered('quick search', source.find(search))) ?? { parts: [], total: 0 }
      : null,

    async raw({ productCode, supplierNumber }) {
      if (!productCode.trim() || productCode.trim().endsWith('@')) return [];
      // with a supplier of its own the code is a whole one, whatever `@` is in it
      const code = supplierNumber === null ? productCode : `${productCode}@${supplierNumber}`;
      const { parts } = await found({ code, supplierNumber: null, limit: ROWS });
      return parts.map(presentRaw);
    },

    async hydrate(sku) {
      return (await service.hydrateMany([sku])).get(sku) ?? { stock: null, price: null };
    },

    async hydrateMany(skus) {
      const parts = await answered('hydrate', source.byKeys(keysOf(skus)));
      return new Map(
        (parts ?? []).map((part) => {
          const { stock, finalPrice } = present(part);
          return [sparePartSku(part), { stock, price: finalPrice }];
        }),
      );
    },

    async hits(skus) {
      const parts = await answered('hits', source.byKeys(keysOf(skus)));
      return new Map((parts ?? []).map((part) => [sparePartSku(part), present(part)]));
    },

    async part(sku, locale) {
      const page = sparePartPage(sku, {
        source,
        present,
        fitment: (partSku) => fitment.ofSku(partSku, locale),
        onBroken: (skus) => ctx.log.warn({ skus }, 'spare parts: a chain of replaced parts leads nowhere'),
      });
      const answer = await answered(
        'page',
        page.then((found) => ({ found })),
      );
      return answer === null ? { kind: 'unavailable' } : answer.found;
    },

    async resolve(lines) {
      const wanted = lines.slice(0, MAX_PART_LINES);
      const resolved = await answered('resolve', resolveLines(wanted, source, present));
      return {
        lines: resolved ?? wanted.map((line) => ({ ...line, status: 'unknown', suggestions: [] })),
        unavailable: resolved === null,
      };
    },

    async cartItems(skus) {
      const keys = keysOf(skus);
      const parts = keys.length > 0 ? await answered('cart', source.byKeys(keys)) : [];
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
