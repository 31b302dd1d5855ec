import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { mergePatch } from '#backend/catalog/import/patches/merge-patch.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import type { ShopperPrice } from '#domain/catalog/change-sets/change-set.ts';
import { dropOf, isLargeDrop } from '#domain/catalog/change-sets/wide-change.ts';
import { loweredBreak, type QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';
import type { StoredGoods } from './goods.ts';
import { type Checked, invalidRow, type SetRow } from './set-row.ts';

type Fields = Record<string, unknown>;

/** Values that the shop stores as if they were left out. */
const USUAL: Fields = {
  vatClass: 'standard',
  saleMode: 'buy',
  giftCard: false,
  backorder: false,
  productLine: 1,
  reviewCount: 0,
  popularity: 0,
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with its fields in one order and without empty ones, so that equal values are equal texts. */
function inOneForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(inOneForm) : undefined;
  if (!isObject(value)) return value === null || value === '' ? undefined : value;
  // a text in one language only, or the same in both
  if (typeof value.fi === 'string' && value.fi === value.en && Object.keys(value).length === 2) return value.fi;
  const entries = Object.entries(value)
    .map(([field, of]) => [field, inOneForm(of)] as const)
    .filter(([, of]) => of !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

const fieldValue = (field: string, value: unknown) => {
  const one = inOneForm(value);
  return one === USUAL[field] ? undefined : one;
};

const fingerprint = (row: Fields, fields: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(fields.toSorted().map((field) => [field, fieldValue(field, row[field]) ?? null])))
    .digest('hex')
    .slice(0, 32);

/** The merge patch that gives a field its stored value back. */
function restoring(stored: unknown, after: unknown): unknown {
  if (stored === undefined) return null;
  if (!isObject(stored) || !isObject(after)) return stored;
  const fields = new Set([...Object.keys(stored), ...Object.keys(after)]);
  return Object.fromEntries([...fields].map((field) => [field, restoring(stored[field], after[field])]));
}

/** Quantity prices of a row; what the import will refuse is left out. */
const breaksOf = (value: unknown): QuantityBreak[] =>
  (Array.isArray(value) ? value : []).flatMap((row: unknown) => {
    const [from, euros] = isObject(row) ? [Number(row.from), Number(row.price)] : [Number.NaN, Number.NaN];
    return Number.isFinite(from) && Number.isFinite(euros) ? [{ from, cents: centsFromEuros(euros) }] : [];
  });

/** The lowest quantity price that a row brings, beside the price of one piece; null when no amount becomes cheaper. */
function quantityPrice({ price, row }: StoredGoods, after: Fields): ShopperPrice | null {
  const [old, wanted] = [breaksOf(row.quantityPrices), breaksOf(after.quantityPrices)];
  const lowered = price === null ? null : loweredBreak(price, old, wanted);
  if (!lowered) return null;
  const bare = { percent: null, lowest30: null, reference: null, referenceAfter: null, until: null };
  return { ...bare, from: lowered.from, before: price, after: lowered.cents };
}

/**
 * Compares a row of products.delta with the shop, field by field (change-3). The import itself says what is wrong with it. A
 * product that is new is taken back by removing it.
 */
export function checkGoods(row: SetRow, stored: StoredGoods | undefined): Checked {
  const [patch] = row.input;
  if (!patch) return invalidRow(row, row.reason ?? 'empty');
  const { sku, parentSku: _, remove, ...fields } = patch;
  const names = Object.keys(fields);
  if (remove === true) return removal(row, stored);
  if (!stored) {
    const changes = names.map((field) => ({ field, before: null, after: fields[field] }));
    const bare = { shopper: null, notices: [], stamp: null, wrote: fingerprint(fields, names), seen: 'none' };
    return { ...row, ...bare, changes, inverse: [{ sku, remove: true }], rows: row.input };
  }
  const after = mergePatch(stored.row, fields);
  const changed = names.filter(
    (field) => !isDeepStrictEqual(fieldValue(field, stored.row[field]), fieldValue(field, after[field])),
  );
  const shopper = quantityPrice(stored, after);
  const isDrop = shopper !== null && isLargeDrop(dropOf(shopper.before, shopper.after));
  return {
    ...row,
    name: stored.name,
    shopper,
    notices: isDrop ? ['drop'] : [],
    stamp: stored.stamp,
    changes: changed.map((field) => ({ field, before: stored.row[field] ?? null, after: after[field] ?? null })),
    inverse: [
      { sku, ...Object.fromEntries(names.map((field) => [field, restoring(stored.row[field], fields[field])])) },
    ],
    seen: fingerprint(stored.row, names),
    wrote: fingerprint(after, names),
    rows: changed.length > 0 ? row.input : [],
  };
}

/** The way back of a product that a set added: always a person's choice, because others may have worked on it since. */
function removal(row: SetRow, stored: StoredGoods | undefined): Checked {
  const bare = { shopper: null, notices: [], inverse: null, wrote: null };
  if (!stored) return { ...row, ...bare, changes: [], rows: [], stamp: null };
  const changes = [{ field: 'sku', before: row.key, after: null }];
  return { ...row, ...bare, name: stored.name, changes, rows: row.input, stamp: stored.stamp, seen: 'added' };
}
