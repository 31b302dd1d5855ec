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

type Group = 'total' | 'categories' | 'brands' | 'products';
type Row = GoodsRow & { group: Group };

/**
 * Goods sold by sku, after discounts, as `sold`. The cost is the one of the day of payment; goods of the margin scheme have no VAT in the
 * sale, so their margin here is before it (docs/reports.md).
 */
function soldBySku(period: Period, stores: Stores, seesCosts: boolean) {
  const cost = seesCosts
    ? sql`left join (select sku, cents, from_day, coalesce(lead(from_day) over (partition by sku order by from_day), 'infinity') as until
        from cost_price) cost on cost.sku = line.sku and cost.from_day <= line.day and line.day < cost.until`
    : sql`cross join (select null::int as cents) cost`;
  return sql`
    line as (
      select l.sku, ${paidDay} as day, l.vat_rate, l.spare_part, l.title, l.amount, l.total_cents
      from customer_order o join order_line l on l.order_id = o.id
      where ${soldIn(period, stores)} and l.kind <> 'gift_card'),
    sold as materialized (
      select line.sku, max(title) as title, bool_or(spare_part) as part, sum(amount) as pieces, sum(total_cents) as cents,
        sum(round(total_cents * 100 / (100 + vat_rate))) as net,
        sum(round(total_cents * 100 / (100 + vat_rate))) filter (where cost.cents is not null) as known,
        sum(amount * cost.cents) as cost
      from line ${cost} group by 1)`;
}

/** Goods sold in a period by main category, brand and sku, the largest of each. */
export async function goodsReport(
  db: Db,
  period: Period,
  { stores, seesCosts }: { stores: Stores; seesCosts: boolean },
): Promise<GoodsReport> {
  const sums = sql`sum(pieces)::int as pieces, sum(cents)::float8 as cents, sum(net)::float8 as net,
    sum(known)::float8 as "knownNet", sum(cost)::float8 as cost`;
  const top = (group: Group, key: ReturnType<typeof sql>, name: ReturnType<typeof sql>) => sql`
    (select ${group}::text as "group", ${key} as key, ${name} as name, ${sums} from named group by 2, 3
      order by sum(cents) desc, 2 limit ${LISTED})`;
  const other = sql`case when part then ${JSON.stringify(PARTS)} else ${JSON.stringify(OTHERS)} end::jsonb`;
  const otherKey = sql`case when part then 'parts' else 'others' end`;
  const { rows } = await sql<Row>`
    with ${soldBySku(period, stores, seesCosts)},
    main as materialized (
      select distinct on (pc.product_id) pc.product_id, root.path,
        jsonb_build_object('fi', root.name_fi, 'en', coalesce(root.name_en, root.name_fi)) as name
      from product_category pc join category c on c.id = pc.category_id
        join category root on root.path = split_part(c.path, '/', 1)
      order by pc.product_id, pc.position),
    named as materialized (
      select sold.*, p.brand, main.path, main.name as category from sold left join product_variant v using (sku)
        left join product p on p.id = v.product_id left join main on main.product_id = p.id)
    select 'total' as "group", '' as key, '{}'::jsonb as name, ${sums} from named
    union all ${top('categories', sql`coalesce(path, ${otherKey})`, sql`coalesce(category, ${other})`)}
    union all ${top('brands', sql`coalesce(brand, ${otherKey})`, sql`case when brand is null then ${other} else jsonb_build_object('fi', brand) end`)}
    union all ${top('products', sql`sku`, sql`jsonb_build_object('fi', title)`)}`.execute(db);
  const of = (wanted: Group): GoodsRow[] =>
    rows
      .filter(({ group }) => group === wanted)
      .map(({ group: _, ...row }) => row)
      .toSorted((a, b) => b.cents - a.cents);
  const { pieces, cents, net, knownNet, cost } = rows.find(({ group }) => group === 'total') ?? NOTHING;
  return {
    total: { pieces: pieces ?? 0, cents: cents ?? 0, net: net ?? 0, knownNet, cost },
    categories: of('categories'),
    brands: of('brands'),
    products: of('products'),
  };
}

const NOTHING: GoodsSold = { pieces: 0, cents: 0, net: 0, knownNet: null, cost: null };
