import { type Kysely, sql } from 'kysely';
import { readHistory } from '#backend/catalog/prices/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { ChangeSetState, ShopperPrice } from '#domain/catalog/change-sets/change-set.ts';
import type { KnownPrices } from '#domain/catalog/change-sets/preview-prices.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';

/** A change of a sku's prices by a change set: who made it, who decided, and the price before and after. */
export type PriceDecision = {
  set: number;
  title: string;
  state: ChangeSetState;
  author: string | null;
  decider: string | null;
  at: Date;
  startsAt: Date | null;
  before: Cents | null;
  after: Cents | null;
};

/** The prices of a sku: what is known of them, a fingerprint of the plan, and who changed them. */
export type SkuPlan = KnownPrices & {
  sku: Sku;
  name: string;
  stamp: string;
  breaks: QuantityBreak[];
  vatClass: VatClass;
  decisions: PriceDecision[];
};

/** A product with the price plans of its skus, in the order of its page. */
export type ProductPlans = { sku: Sku; name: string; slug: string; skus: SkuPlan[] };

const SHOWN_DECISIONS = 20;

type VariantRow = Omit<SkuPlan, 'history' | 'last' | 'decisions'> & { page: string; pageName: string; slug: string };

async function readVariants(db: Kysely<Tables>, sku: Sku): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.sku, coalesce(nullif(v.variation_name_fi, ''), p.name_fi) as name, v.prices as plan, md5(v.prices::text) as stamp,
      v.quantity_breaks as breaks, p.vat_class as "vatClass",
      p.first_sold_on as "firstSoldOn", p.sku as page, p.name_fi as "pageName", p.slug
    from product_variant v join product p on p.id = v.product_id
    where p.sku = ${sku} or p.id = (select product_id from product_variant where sku = ${sku})
    order by v.position`.execute(db);
  return rows;
}

type DecisionRow = Omit<PriceDecision, 'before' | 'after'> & { sku: Sku; shopper: ShopperPrice | null };

/** What change sets did or will do to the prices of skus, newest first; those that nobody applied are left out. */
async function readDecisions(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<Sku, PriceDecision[]>> {
  const { rows } = await sql<DecisionRow>`
    select row.key as sku, s.id as set, s.title, s.state, s.author, s.decider, row.shopper, s.starts_at as "startsAt",
      coalesce(s.applied_at, s.decided_at, s.created_at) as at
    from change_set_row row join change_set s on s.id = row.set_id
    where row.part = 'prices' and row.key = any(${[...skus]}::text[]) and row.changes <> '[]'
      and s.state <> 'refused' and row.resolution is distinct from 'skip'
    order by s.id desc limit ${SHOWN_DECISIONS * Math.max(1, skus.length)}`.execute(db);
  const present = ({ sku: _, shopper, ...row }: DecisionRow): PriceDecision => ({
    ...row,
    before: shopper?.before ?? null,
    after: shopper?.after ?? null,
  });
  const grouped = Map.groupBy(rows, ({ sku }) => sku);
  return new Map([...grouped].map(([sku, list]) => [sku, list.slice(0, SHOWN_DECISIONS).map(present)]));
}

/** A product by its sku or that of a variant, with the plans of all its skus; null when it is not on sale. */
export async function readProductPlans(db: Kysely<Tables>, sku: Sku): Promise<ProductPlans | null> {
  const variants = await readVariants(db, sku);
  const [first] = variants;
  if (!first) return null;
  const skus = variants.map((variant) => variant.sku);
  const [histories, decisions] = await Promise.all([readHistory(db, skus), readDecisions(db, skus)]);
  return {
    sku: first.page,
    name: first.pageName,
    slug: first.slug,
    skus: variants.map(({ page: _page, pageName: _name, slug: _slug, ...variant }) => {
      const history = histories.get(variant.sku) ?? [];
      const own = history.findLast(({ declared }) => !declared);
      return {
        ...variant,
        history: history.map(({ cents, from }) => ({ cents, from })),
        last: own ? { cents: own.cents, from: own.from } : null,
        decisions: decisions.get(variant.sku) ?? [],
      };
    }),
  };
}

/** The price plans of skus; unknown ones are left out. */
export async function readPlans(db: Kysely<Tables>, skus: readonly Sku[]): Promise<Map<Sku, PricePlan>> {
  const { rows } = await sql<{ sku: Sku; plan: PricePlan }>`
    select sku, prices as plan from product_variant where sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map(({ sku, plan }) => [sku, plan]));
}
