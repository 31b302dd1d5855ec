import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type CostEntry, readCosts } from '#backend/catalog/costs/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import type { CostPrice } from '#domain/catalog/prices/margin.ts';
import { shop } from '#shop.config';
import { type Checked, invalidRow, type SetRow } from './set-row.ts';

/** The costs of a sku as stored, and the name of what it is. */
export type StoredCosts = { name: string; costs: CostPrice[] };

/** The costs of skus and of spare parts (`code@supplier`); unknown ones are absent. */
export async function readKnownCosts(db: Kysely<Tables>, skus: readonly string[]): Promise<Map<string, StoredCosts>> {
  const { rows } = await sql<{ sku: string; name: string }>`
    select v.sku, trim(p.name_fi || ' ' || v.variation_name_fi) as name
    from product_variant v join product p on p.id = v.product_id where v.sku = any(${[...skus]}::text[])
    union all
    select product_code || '@' || supplier_number, name from spare_part
    where (product_code, supplier_number) in (
      select regexp_replace(sku, '@[^@]*$', ''), substring(sku from '[^@]*$') from unnest(${[...skus]}::text[]) sku)`.execute(
    db,
  );
  const costs = await readCosts(db, skus);
  return new Map(rows.map(({ sku, name }) => [sku, { name, costs: costs.get(sku) ?? [] }]));
}

/** A fingerprint of all costs of a sku. */
export const costStamp = (costs: readonly CostPrice[]): string =>
  createHash('sha256')
    .update(JSON.stringify(costs.map(({ cents, from }) => [from, cents])))
    .digest('hex')
    .slice(0, 32);

/** A row `{sku, cost, from}` in euros as an entry in cents; without a day it counts from today. */
export function costEntry({ sku, cost, from }: ImportRow, now: Date): CostEntry {
  const cents = typeof cost === 'number' ? centsFromEuros(cost) : null;
  return { sku, cents, from: typeof from === 'string' ? from : localDay(now, shop.timeZone) };
}

function withEntries(costs: readonly CostPrice[], entries: readonly CostEntry[]): CostPrice[] {
  const byDay = new Map(costs.map(({ from, cents }) => [from, cents]));
  for (const { from, cents } of entries) {
    if (cents === null) byDay.delete(from);
    else byDay.set(from, cents);
  }
  return [...byDay].map(([from, cents]) => ({ cents, from })).toSorted((a, b) => (a.from < b.from ? 1 : -1));
}

/** Compares costs of one sku with the stored ones: values of `changes` are in cents (price-13). */
export function checkCosts(row: SetRow, stored: StoredCosts | undefined, now: Date): Checked {
  if (!stored) return invalidRow(row, 'no-such-sku');
  const entries = row.input.map((given) => costEntry(given, now));
  const before = (from: string) => stored.costs.find((cost) => cost.from === from)?.cents ?? null;
  const changed = entries.filter(({ from, cents }) => before(from) !== cents);
  const rowOf = ({ sku, from, cents }: CostEntry): ImportRow => ({
    sku,
    from,
    cost: cents === null ? null : eurosFromCents(cents),
  });
  const stamp = costStamp(stored.costs);
  return {
    ...row,
    name: stored.name,
    shopper: null,
    notices: [],
    stamp,
    seen: stamp,
    changes: changed.map(({ from, cents }) => ({ field: 'cost', before: before(from), after: cents })),
    inverse: changed.map((entry) => rowOf({ ...entry, cents: before(entry.from) })),
    wrote: costStamp(withEntries(stored.costs, changed)),
    rows: changed.map(rowOf),
  };
}
