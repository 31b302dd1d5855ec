import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type Cents, centsFromEuros, formatEuros } from '#domain/base/money.ts';
import { dropOf, isWideChange } from '#domain/catalog/change-sets/wide-change.ts';
import { type Actor, authorise, mayTry } from '#domain/staff/actor.ts';
import type { ProductProblem } from './check-product.ts';
import type { ProductContent } from './content.ts';

/** A sku that was sold before, with its last price and the other one that a form gives it. */
type Repriced = { sku: Sku; last: Cents; cents: Cents };

/** Decides about new prices of skus that were sold before: what refuses them. */
export type PriceRights = (repriced: readonly Repriced[]) => ProductProblem[];

const SOLD_BEFORE = 'was sold before';

/** Prices of skus that were sold before change by a change of prices, not with a page that colleagues decide about. */
export const noPrices: PriceRights = (repriced) =>
  repriced.map(({ sku }) => ({ field: `variant/${encodeURIComponent(sku)}/price`, reason: SOLD_BEFORE }));

const LONGEST_SUMMARY = 200;

/** The prices in words, and a hash of them all: a consent holds for nothing else. */
function subjectOf(repriced: readonly Repriced[]): string {
  const prices = repriced.map(({ sku, cents }) => `${sku} ${formatEuros(cents)}`).toSorted();
  const hash = createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 22);
  return `${prices.join(', ').slice(0, LONGEST_SUMMARY)} [${hash}]`;
}

/**
 * The rights of who saves a page: prices of skus that were sold before need `prices.edit`, and a wide change of them
 * `prices.edit-widely` as in a change set (admin-product-10). Throws `AccessRefused` for a missing factor or second person.
 */
export const pricesOf =
  (actor: Actor): PriceRights =>
  (repriced) => {
    if (repriced.length === 0) return [];
    const scope = { subject: subjectOf(repriced) };
    if (!mayTry(actor, 'prices.edit', scope)) return noPrices(repriced);
    authorise(actor, 'prices.edit', scope);
    const largestDrop = Math.max(...repriced.map(({ last, cents }) => dropOf(last, cents)));
    if (isWideChange({ priced: repriced.length, breaks: 0, largestDrop }))
      authorise(actor, 'prices.edit-widely', scope);
    return [];
  };

type Change = {
  before: ProductContent | null;
  after: ProductContent;
  /** Skus whose prices this change does not set: they are sold, or get a stored plan back. */
  but: ReadonlySet<Sku>;
};

/** Skus whose price a change of a page sets, that were sold before at another one. */
export async function repricedSkus(tx: Tx, { before, after, but }: Change): Promise<Repriced[]> {
  const old = new Map(before?.variants.map(({ sku, price }) => [sku, price]));
  const set = after.variants.filter(({ sku, price }) => price !== undefined && price !== old.get(sku) && !but.has(sku));
  if (set.length === 0) return [];
  const { rows } = await sql<{ sku: Sku; cents: Cents }>`
    select distinct on (sku) sku, cents from price_history
    where sku = any(${set.map(({ sku }) => sku)}::text[]) and cents is not null and not declared
    order by sku, from_at desc, id desc`.execute(tx);
  const last = new Map(rows.map(({ sku, cents }) => [sku, cents]));
  return set.flatMap(({ sku, price }): Repriced[] => {
    const known = last.get(sku);
    const cents = Number.isFinite(price) ? centsFromEuros(Number(price)) : null;
    return known === undefined || cents === null || known === cents ? [] : [{ sku, last: known, cents }];
  });
}
