import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Period } from '#domain/sales/reports/period.ts';
import { paidDay, type Stores, soldIn } from './sold.ts';

type Db = Kysely<Tables>;

/** Goods sold, without delivery: pieces, with and without VAT; `knownNet` and `cost` of those whose cost is known (null: hidden). */
export type GoodsSold = {
  pieces: number;
  cents: Cents;
  net: Cents;
  knownNet: Cents | null;
  cost: Cents | null;
};
export type GoodsRow = GoodsSold & { key: string; name: Localized };
export type GoodsReport = { total: GoodsSold; categories: GoodsRow[]; brands: GoodsRow[]; products: GoodsRow[] };

const LISTED = 50;
const PARTS: Localized = { fi: 'Varaosat', en: 'Spare parts' };
const OTHERS: Localized = { fi: 'Muut', en: 'Others' };

type SkuSold = GoodsSold & {
  sku: string;
  title: string;
  brand: string | null;
  category: { path: string; name: Localized } | null;
  isPart: boolean;
};

/**
 * Goods sold by sku, after discounts. The cost is the one of the day of payment; goods of the margin scheme have no VAT in the sale,
 * so their margin here is before it (docs/reports.md).
 */
async function soldBySku(db: Db, period: Period, stores: Stores, seesCosts: boolean): Promise<SkuSold[]> {
  const cost = seesCosts
    ? sql`left join (select sku, cents, from_day, coalesce(lead(from_day) over (partition by sku order by from_day), 'infinity') as until
        from cost_price) cost on cost.sku = sold.sku and cost.from_day <= sold.day and sold.day < cost.until`
    : sql`cross join (select null::int as cents) cost`;
  const { rows } = await sql<SkuSold>`
    with sold as (
      select l.sku, ${paidDay} as day, l.vat_rate, bool_or(l.spare_part) as part, max(l.title) as title,
        sum(l.amount)::int as pieces, sum(l.total_cents) as cents
      from customer_order o join order_line l on l.order_id = o.id
      where ${soldIn(period, stores)} and l.kind <> 'gift_card' group by 1, 2, 3),
    by_sku as (
      select sold.sku, max(title) as title, bool_or(part) as part, sum(pieces)::int as pieces, sum(sold.cents) as cents,
        sum(round(sold.cents * 100 / (100 + vat_rate))) as net,
        sum(round(sold.cents * 100 / (100 + vat_rate))) filter (where cost.cents is not null) as known,
        sum(pieces * cost.cents) as cost
      from sold ${cost} group by 1)
    select s.sku, s.title, s.part as "isPart", s.pieces, s.cents::float8 as cents, s.net::float8 as net,
      s.known::float8 as "knownNet", s.cost::float8 as cost, p.brand,
      (select jsonb_build_object('path', root.path, 'name', jsonb_build_object('fi', root.name_fi, 'en', root.name_en))
        from product_category pc join category c on c.id = pc.category_id
          join category root on root.path = split_part(c.path, '/', 1)
        where pc.product_id = p.id order by pc.position limit 1) as category
    from by_sku s left join product_variant v on v.sku = s.sku left join product p on p.id = v.product_id`.execute(db);
  return rows;
}

const none: GoodsSold = { pieces: 0, cents: 0, net: 0, knownNet: null, cost: null };
const plus = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
const add = (a: GoodsSold, b: GoodsSold): GoodsSold => ({
  pieces: a.pieces + b.pieces,
  cents: a.cents + b.cents,
  net: a.net + b.net,
  knownNet: plus(a.knownNet, b.knownNet),
  cost: plus(a.cost, b.cost),
});

/** Sums of rows by a key, the largest first. */
function grouped(rows: readonly SkuSold[], of: (row: SkuSold) => { key: string; name: Localized }): GoodsRow[] {
  const sums = new Map<string, GoodsRow>();
  for (const row of rows) {
    const about = of(row);
    const sum = sums.get(about.key);
    sums.set(about.key, { ...(sum ?? about), ...add(sum ?? none, row) });
  }
  return [...sums.values()].toSorted((a, b) => b.cents - a.cents).slice(0, LISTED);
}

/** Goods sold in a period by main category, brand and sku. */
export async function goodsReport(
  db: Db,
  period: Period,
  { stores, seesCosts }: { stores: Stores; seesCosts: boolean },
): Promise<GoodsReport> {
  const rows = await soldBySku(db, period, stores, seesCosts);
  return {
    total: rows.reduce<GoodsSold>(add, none),
    categories: grouped(rows, ({ category, isPart }) => {
      if (category) return { key: category.path, name: { ...category.name, en: category.name.en ?? category.name.fi } };
      return isPart ? { key: 'parts', name: PARTS } : { key: 'others', name: OTHERS };
    }),
    brands: grouped(rows, ({ brand, isPart }) => {
      if (brand) return { key: brand, name: { fi: brand } };
      return isPart ? { key: 'parts', name: PARTS } : { key: 'others', name: OTHERS };
    }),
    products: grouped(rows, ({ sku, title }) => ({ key: sku, name: { fi: title } })),
  };
}
