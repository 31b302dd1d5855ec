import { type Kysely, sql } from 'kysely';
import { allOf, PAGE } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';

type ReductionView = 'running' | 'coming' | 'ended';

/** A reduction of one sku as the list shows it. */
export type ListedReduction = {
  sku: Sku;
  product: Sku;
  name: string;
  cents: Cents;
  regular: Cents | null;
  reference: Cents;
  from: string;
  until: string | null;
  ruleId: string | null;
  /** A fingerprint of the sku's plan, for changes of what was seen. */
  stamp: string;
};

export type ReductionQuery = { view: ReductionView; brand: string; words: string };

/** Reductions by start: running and ended ones newest first, coming ones by what comes first. */
export async function listReductions(
  db: Kysely<Tables>,
  { view, brand, words }: ReductionQuery,
  { after, now }: { after: string | null; now: Date },
): Promise<{ reductions: ListedReduction[]; next: string | null; count: number }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const from = sql`(r ->> 'from')::timestamptz`;
  const until = sql`(r ->> 'until')::timestamptz`;
  const inView = {
    running: sql<boolean>`${from} <= ${at} and (${until} is null or ${until} > ${at})`,
    coming: sql<boolean>`${from} > ${at}`,
    ended: sql<boolean>`${until} <= ${at}`,
  }[view];
  const [, time, last] = /^([\dTZ:.+-]+)_(.+)$/.exec(after ?? '') ?? [];
  const isAfter = view === 'coming' ? sql`>` : sql`<`;
  const order = view === 'coming' ? sql`asc` : sql`desc`;
  const typed = words
    .trim()
    .toLowerCase()
    .slice(0, 100)
    .replaceAll(/[\\%_]/g, '\\$&');
  const found = sql`
    from product_variant v join product p on p.id = v.product_id, jsonb_array_elements(v.prices -> 'reductions') r
    where v.prices -> 'reductions' <> '[]' and ${allOf([
      inView,
      brand !== '' && sql<boolean>`p.brand = ${brand}`,
      typed !== '' &&
        sql<boolean>`(lower(p.name_fi || ' ' || v.variation_name_fi) like ${`%${typed}%`} or lower(v.sku) like ${`${typed}%`})`,
    ])}`;
  const page = await sql<Omit<ListedReduction, 'regular'> & { plan: PricePlan }>`
    select v.sku, p.sku as product, trim(p.name_fi || ' ' || v.variation_name_fi) as name, (r ->> 'cents')::int as cents,
      v.prices as plan, (r ->> 'reference')::int as reference, r ->> 'from' as from,
      r ->> 'until' as until, r ->> 'ruleId' as "ruleId", md5(v.prices::text) as stamp ${found}
      and ${time && last ? sql`(r ->> 'from', v.sku) ${isAfter} (${time}, ${last})` : sql`true`}
    order by r ->> 'from' ${order}, v.sku ${order} limit ${PAGE + 1}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(db);
  const reductions = page.rows.slice(0, PAGE).map(({ plan, ...row }): ListedReduction => {
    const begins = new Date(row.from);
    const { price } = priceAt({ ...plan, reductions: [] }, begins > now ? begins : now);
    return { ...row, regular: price };
  });
  const end = reductions.at(-1);
  return {
    reductions,
    next: page.rows.length > PAGE && end ? `${end.from}_${end.sku}` : null,
    count: counted.rows[0]?.n ?? 0,
  };
}
