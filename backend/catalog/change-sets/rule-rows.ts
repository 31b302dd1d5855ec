import { type Kysely, type RawBuilder, sql } from 'kysely';
import { costsOf } from '#backend/catalog/costs/service.ts';
import type { StoredAttribute } from '#backend/catalog/products/stored.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { ChangeRule, ChangeSetPart, ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { changePrice, roundPrice } from '#domain/catalog/change-sets/price-change.ts';
import { type CostPrice, costOn, priceForMargin } from '#domain/catalog/prices/margin.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { Label } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';

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
type PriceRule = Extract<ChangeRule, { kind: 'price' | 'reduction' | 'margin' }>;
type PlannedSku = { sku: string; prices: PricePlan; vatClass: VatClass; costs: CostPrice[] };
type SkuRule = PriceRule | Extract<ChangeRule, { kind: 'quantity' }>;
type StateRule = Extract<ChangeRule, { kind: 'state' }>;
type GoodsRule = Exclude<ChangeRule, SkuRule | StateRule>;

/** Conditions on products `p` with their variants `v`, and on drafts `d`. */
export type SelectedGoods = { products: RawBuilder<boolean>; drafts: RawBuilder<boolean> };

const invalid = (part: ChangeSetPart, key: string, reason: string): NewRow => ({
  part,
  key,
  input: [],
  reason,
  problem: 'invalid',
});

/** The row that a price rule makes of a sku's regular price. */
function priceRow(rule: SkuRule, planned: PlannedSku, now: Date): NewRow {
  const { sku, prices } = planned;
  const { price, regular } = priceAt(prices, now);
  const base = regular ?? price;
  if (base === null) return invalid(rule.kind === 'quantity' ? 'products' : 'prices', sku, 'no-price');
  if (rule.kind === 'quantity') return quantityRow(rule, sku, base);
  if (rule.kind === 'margin') return marginRow(rule, planned, base, now);
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

/** Quantity prices are in the row of a product, beside its regular price. */
function quantityRow({ breaks }: Extract<ChangeRule, { kind: 'quantity' }>, sku: string, base: Cents): NewRow {
  const prices = breaks.flatMap(({ from, percent }) => {
    const cents = changePrice(base, { by: 'percent', percent: -percent }, null);
    return cents === null ? [] : [{ from, price: eurosFromCents(cents) }];
  });
  if (prices.length < breaks.length) return invalid('products', sku, 'not-above-zero');
  return { part: 'products', key: sku, input: [{ sku, quantityPrices: prices.length > 0 ? prices : null }] };
}

/** A price that earns enough stays; another rises, and its ending is that above. */
function marginRow(
  { percent, rounding }: Extract<PriceRule, { kind: 'margin' }>,
  { sku, vatClass, costs }: PlannedSku,
  base: Cents,
  now: Date,
): NewRow {
  const day = localDay(now, shop.timeZone);
  const cost = costOn(costs, day);
  if (cost === null) return invalid('prices', sku, 'no-cost');
  const least = priceForMargin(cost, percent, vatClass, day);
  const raised = rounding ? roundPrice(least, { ...rounding, direction: 'up' }) : least;
  return { part: 'prices', key: sku, input: [{ sku, price: eurosFromCents(base >= least ? base : raised) }] };
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

async function* pricePages(db: Kysely<Tables>, condition: RawBuilder<boolean>, rule: SkuRule, now: Date) {
  for await (const ids of idPages(db, sql`v.id`, condition)) {
    const { rows } = await sql<PlannedSku>`
      select v.sku, v.prices, p.vat_class as "vatClass", ${costsOf(sql`v.sku`)} as costs
      from product_variant v join product p on p.id = v.product_id where v.id = any(${ids}::int[]) order by v.id`.execute(
      db,
    );
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

/** Moves of pages into the shop or out of it, drafts among them. */
async function* statePages(db: Kysely<Tables>, { products, drafts }: SelectedGoods, { state, to }: StateRule) {
  const { rows } = await sql<{ sku: string; category: string | null }>`
    select p.sku, (select c.path from product_category listed join category c on c.id = listed.category_id
        where listed.product_id = p.id order by listed.position limit 1) as category
      from product p where p.id in (select p.id from product_variant v join product p on p.id = v.product_id where ${products})
    union all select d.sku, d.content #>> '{page,categories,0}' from product_draft d where ${drafts}
    order by 1`.execute(db);
  yield rows.map(({ sku, category }): NewRow => {
    const main = category && `/category/${category}`;
    const row = state === 'published' ? { sku, state } : { sku, state, to: state === 'archived' ? (to ?? main) : null };
    return { part: 'pages', key: sku, input: [row] };
  });
}

/** The rows that a rule makes of the selected goods, in pages. */
export function ruleRows(
  db: Kysely<Tables>,
  goods: SelectedGoods,
  rule: ChangeRule,
  now: Date,
): AsyncGenerator<NewRow[]> {
  switch (rule.kind) {
    case 'state':
      return statePages(db, goods, rule);
    case 'price':
    case 'reduction':
    case 'margin':
    case 'quantity':
      return pricePages(db, goods.products, rule, now);
    default:
      return goodsPages(db, goods.products, rule);
  }
}
