import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { NewSet } from '#backend/catalog/change-sets/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { LARGE_CHANGE } from '#domain/catalog/imports/import-run.ts';
import { type PricePlan, started } from '#domain/catalog/prices/price-plan.ts';
import type { ListedPart } from '#domain/catalog/suppliers/supplier-row.ts';
import type { Preview } from './preview.ts';
import type { ImportRunRow } from './queries.ts';

/** A product of the shop that a row of a list is about, with its regular price. */
export type ListedGoods = { sku: string; name: string; code: string; ean: string | null; regular: Cents | null };

const regularOf = ({ regular }: PricePlan, now: Date) =>
  regular.findLast(({ from }) => started(from, now))?.cents ?? null;

/** Products by the codes and EANs of a list: a code counts for goods of the supplier's own make only (supplier-list-4). */
export async function findGoods(
  db: Kysely<Tables>,
  make: string,
  parts: readonly ListedPart[],
  now: Date,
): Promise<(part: ListedPart) => ListedGoods[]> {
  const codes = parts.map(({ code }) => code);
  const eans = parts.flatMap(({ ean }) => ean ?? []);
  const { rows } = await sql<Omit<ListedGoods, 'regular'> & { plan: PricePlan }>`
    select variant.sku, page.name_fi as name, variant.ean, variant.prices as plan,
      case when lower(page.brand) = lower(${make}) then variant.sku else '' end as code
    from product_variant variant join product page on page.id = variant.product_id
    where variant.ean = any(${eans}::text[])
      or (variant.sku = any(${codes}::text[]) and lower(page.brand) = lower(${make}))`.execute(db);
  const found = rows.map(({ plan, ...row }) => ({ ...row, regular: regularOf(plan, now) }));
  const byCode = new Map(found.filter(({ code }) => code !== '').map((row) => [row.code, row]));
  const byEan = Map.groupBy(found, ({ ean }) => ean);
  return ({ code, ean }) => {
    const own = byCode.get(code);
    if (own) return [own];
    return ean ? (byEan.get(ean) ?? []) : [];
  };
}

/** Collects the prices of products that a list changes; the file of them is what an import makes its change set from. */
export function createListedPrices(preview: Preview) {
  const prices = new Map<string, Cents>();
  return {
    add({ sku, name, regular }: ListedGoods, price: Cents | null | undefined) {
      if (price === null || price === undefined || price === regular || prices.has(sku)) return;
      prices.set(sku, price);
      const size = regular ? Math.abs(price - regular) / regular : 0;
      if (size > LARGE_CHANGE) preview.countLarge();
      preview.add('goods', size, () => ({
        key: sku,
        name,
        fields: [{ field: 'price', before: regular, after: price }],
      }));
    },
    rows: () => [...prices].map(([sku, price]) => ({ sku, price: eurosFromCents(price) })),
  };
}
export type ListedPrices = ReturnType<typeof createListedPrices>;

const fileIn = (folder: string) => join(folder, 'goods.json');

/** Keeps what a check found, so that the prices that are applied are those that were seen. */
export const keepListedPrices = (folder: string, prices: ListedPrices): Promise<void> =>
  writeFile(fileIn(folder), JSON.stringify(prices.rows()));

/** The prices of products that a checked list changes, as a change set; null when it changes none. */
export async function listedPriceSet(folder: string, run: ImportRunRow): Promise<NewSet | null> {
  if (run.kind !== 'supplier-list' || run.counts.goods === 0 || !existsSync(fileIn(folder))) return null;
  const rows: { sku: string; price: number }[] = JSON.parse(await readFile(fileIn(folder), 'utf8'));
  return { title: run.fileName, source: 'file', rows: rows.map((row) => ({ part: 'prices', row })) };
}
