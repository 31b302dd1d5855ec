import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoredAttribute } from '#backend/catalog/products/stored.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import type { ChangeRule, ChangeSetPart, ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { changePrice } from '#domain/catalog/change-sets/price-change.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { Label } from '#domain/catalog/products/product.ts';

/** A row of a new set; one without `input` has a problem that no check can solve. */
export type NewRow = {
  part: ChangeSetPart;
  key: string;
  input: ImportRow[];
  /** The fingerprint of the values that a person saw; the check compares it. Absent: any. */
  seen?: string | null;
  problem?: 'invalid';
  reason?: string;
};

const PAGE = 1000;
type PriceRule = Extract<ChangeRule, { kind: 'price' | 'reduction' }>;
type GoodsRule = Exclude<ChangeRule, PriceRule>;

const invalid = (part: ChangeSetPart, key: string, reason: string): NewRow => ({
  ...{ part, key, input: [], reason },
  problem: 'invalid',
});

/** The row that a price rule makes of a sku's regular price. */
function priceRow(rule: PriceRule, { sku, prices }: { sku: string; prices: PricePlan }, now: Date): NewRow {
  const { price, regular } = priceAt(prices, now);
  const base = regular ?? price;
  if (base === null) return invalid('prices', sku, 'no-price');
  const cents = changePrice(base, rule.change, rule.rounding);
  if (cents === null) return invalid('prices', sku, 'not-above-zero');
  const euros = eurosFromCents(cents);
  if (rule.kind === 'price') return { part: 'prices', key: sku, input: [{ sku, price: euros }] };
  if (cents >= base) return invalid('prices', sku, 'not-below-price');
  const { from, until } = rule;
  return {
    part: 'prices',
    key: sku,
    input: [{ sku, salePrice: euros, ...(from && { from }), ...(until && { until }) }],
  };
}

type Goods = { sku: string; labels: Label[]; attributes: StoredAttribute[]; categories: string[] };

/** The fields that a rule changes in a product's row. */
function fieldsOf(rule: GoodsRule, { labels, attributes, categories }: Goods): Record<string, unknown> {
  switch (rule.kind) {
    case 'brand':
      return { brand: rule.brand };
    case 'label': {
      const others = labels.filter((label) => label !== rule.label);
      const after = rule.isSet ? (labels.includes(rule.label) ? labels : [...labels, rule.label]) : others;
      return { labels: after.length > 0 ? after : null };
    }
    case 'category': {
      const from = rule.from ?? categories[0];
      return { categories: [...new Set(categories.map((path) => (path === from ? rule.to : path)))] };
    }
    case 'attribute': {
      const rows = attributes.map(({ label, value }) => ({ label, value: value.fi === value.en ? value.fi : value }));
      const others = rows.filter(({ label }) => label.fi !== rule.label.fi);
      if (rule.value === null) return { attributes: others.length > 0 ? others : null };
      const { label, value } = rule;
      const isKnown = others.length < rows.length;
      const changed = rows.map((row) => (row.label.fi === label.fi ? { label: row.label, value } : row));
      return { attributes: isKnown ? changed : [...rows, { label, value }] };
    }
  }
}

/** Ids in pages: the selection, which may name thousands of skus, is looked up once. */
async function* idPages(db: Kysely<Tables>, id: RawBuilder<number>, condition: RawBuilder<boolean>) {
  const { rows } = await sql<{ id: number }>`
    select distinct ${id} as id from product_variant v join product p on p.id = v.product_id
    where ${condition} order by 1`.execute(db);
  const ids = rows.map((row) => row.id);
  for (let from = 0; from < ids.length; from += PAGE) yield ids.slice(from, from + PAGE);
}

async function* pricePages(db: Kysely<Tables>, condition: RawBuilder<boolean>, rule: PriceRule, now: Date) {
  for await (const ids of idPages(db, sql`v.id`, condition)) {
    const { rows } = await sql<{ sku: string; prices: PricePlan }>`
      select sku, prices from product_variant where id = any(${ids}::int[]) order by id`.execute(db);
    yield rows.map((row) => priceRow(rule, row, now));
  }
}

async function* goodsPages(db: Kysely<Tables>, condition: RawBuilder<boolean>, rule: GoodsRule) {
  for await (const ids of idPages(db, sql`p.id`, condition)) {
    const { rows } = await sql<Goods>`
      select p.sku, p.labels, p.attributes, array(
        select c.path from product_category listed join category c on c.id = listed.category_id
        where listed.product_id = p.id and listed.position < 1000 order by listed.position, c.path collate "C") as categories
      from product p where p.id = any(${ids}::int[]) order by p.id`.execute(db);
    yield rows.map(
      (row): NewRow => ({ part: 'products', key: row.sku, input: [{ sku: row.sku, ...fieldsOf(rule, row) }] }),
    );
  }
}

/** The rows that a rule makes of the selected goods, in pages. */
export function ruleRows(
  db: Kysely<Tables>,
  condition: RawBuilder<boolean>,
  rule: ChangeRule,
  now: Date,
): AsyncGenerator<NewRow[]> {
  return rule.kind === 'price' || rule.kind === 'reduction'
    ? pricePages(db, condition, rule, now)
    : goodsPages(db, condition, rule);
}
