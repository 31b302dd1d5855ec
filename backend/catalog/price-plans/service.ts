import type { ChangeSetService } from '#backend/catalog/change-sets/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { eurosFromCents, formatEuros } from '#domain/base/money.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import type { ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import { previewReduction, type ReductionDraft } from '#domain/catalog/change-sets/reduction-draft.ts';
import type { QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';
import { type Actor, authorise, authoriseProposal } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { type ProductPlans, readPlans, readProductPlans, type SkuPlan } from './product-prices.ts';
import { type ListedReduction, listReductions, type ReductionQuery } from './reductions.ts';

export type { PriceDecision, ProductPlans, SkuPlan } from './product-prices.ts';
export type { ListedReduction, ReductionQuery } from './reductions.ts';

/** A reduction planned for skus of one product; `seen`: the fingerprint of each plan that the person saw. */
export type PlannedReduction = { draft: ReductionDraft; seen: ReadonlyMap<Sku, string>; title: string };

/** A reduction of a sku as a person saw it: its start, and the fingerprint of the plan. */
export type SeenReduction = Pick<ListedReduction, 'sku' | 'from' | 'stamp'>;

/** Another end for reductions; `until` null: no end. An end that has passed ends or cancels them. */
export type NewEnd = { reductions: readonly SeenReduction[]; until: string | null; title: string };

const textOf = (breaks: readonly QuantityBreak[]) =>
  breaks.map(({ from, cents }) => `${from}+ ${formatEuros(cents)}`).join(', ');

type Planned = Ok<{ set: number }> | FailBy<{ unknown: unknown; empty: unknown; changed: SkuPlan[] }>;

/**
 * Price plans of single products for staff (price-11): their prices over time, and reductions to plan, end and extend. Every change is a
 * change set, so it is checked, approved and recalled like any other.
 */
export function createPricePlanService(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { changeSets }: { changeSets: Pick<ChangeSetService, 'make'> },
) {
  async function make(actor: Actor, title: string, rows: readonly ImportRow[], seenPlans: ReadonlyMap<Sku, string>) {
    const made = await changeSets.make(actor, {
      title,
      source: 'cells',
      seenPlans,
      rows: rows.map((row) => ({ part: 'prices' as const, row })),
    });
    return made.ok ? ok({ set: made.value.id }) : fail('empty');
  }

  return {
    /** A product by its sku or that of a variant, with the plans of all its skus; null when it is not on sale. */
    async product(actor: Actor, sku: Sku): Promise<ProductPlans | null> {
      authorise(actor, 'products.read');
      return readProductPlans(db.kysely, sku);
    },

    /** A page of reductions; `after` is the `next` of the page before. */
    async list(actor: Actor, query: ReductionQuery, after: string | null = null) {
      authorise(actor, 'products.read');
      return listReductions(db.kysely, query, { after, now: now() });
    },

    /**
     * Makes a change set of a planned reduction. `changed`: somebody changed the prices since the person saw them, with the plans as
     * they are now. `empty`: the reduction would change no sku.
     */
    async plan(actor: Actor, product: Sku, { draft, seen, title }: PlannedReduction): Promise<Planned> {
      authoriseProposal(actor, 'prices.edit');
      const stored = await readProductPlans(db.kysely, product);
      if (!stored) return fail('unknown');
      const chosen = stored.skus.filter(({ sku }) => seen.has(sku));
      const changed = chosen.filter(({ sku, stamp }) => seen.get(sku) !== stamp);
      if (changed.length > 0) return fail('changed', changed);
      const times = { now: now(), timeZone: shop.timeZone };
      const rows = chosen.flatMap((one): ImportRow[] => {
        const made = previewReduction(one, draft, times);
        if (!made.ok) return [];
        const { salePrice = 0, ...row } = made.row;
        return [{ sku: one.sku, salePrice: eurosFromCents(salePrice), ...row }];
      });
      return make(actor, title, rows, seen);
    },

    /** Makes a change set of the quantity prices of a sku (price-12). `changed`: they are no longer those that the person saw. */
    async setBreaks(
      actor: Actor,
      sku: Sku,
      { breaks, seen }: { breaks: readonly QuantityBreak[]; seen: readonly QuantityBreak[] },
    ): Promise<Ok<{ set: number }> | FailBy<{ unknown: unknown; empty: unknown; changed: unknown }>> {
      authoriseProposal(actor, 'prices.edit');
      const stored = (await readProductPlans(db.kysely, sku))?.skus.find((one) => one.sku === sku);
      if (!stored) return fail('unknown');
      if (textOf(stored.breaks) !== textOf(seen)) return fail('changed');
      if (textOf(stored.breaks) === textOf(breaks)) return fail('empty');
      const quantityPrices = breaks.map(({ from, cents }) => ({ from, price: eurosFromCents(cents) }));
      const row = { sku, quantityPrices: quantityPrices.length > 0 ? quantityPrices : null };
      const made = await changeSets.make(actor, {
        title: `${sku}: ${textOf(breaks)}`.slice(0, 200),
        source: 'cells',
        rows: [{ part: 'products', row }],
      });
      return made.ok ? ok({ set: made.value.id }) : fail('empty');
    },

    /** Makes a change set that gives reductions another end; those that are over are left out. */
    async end(actor: Actor, { reductions, until, title }: NewEnd) {
      authoriseProposal(actor, 'prices.edit');
      const plans = await readPlans(
        db.kysely,
        reductions.map(({ sku }) => sku),
      );
      const at = now().toISOString();
      const rows = reductions.flatMap(({ sku, from }): ImportRow[] => {
        const known = plans.get(sku)?.reductions.find((one) => one.from === from && (one.until ?? '~') > at);
        if (!known) return [];
        const { cents, ruleId } = known;
        const kept = { ...(until && { until }), ...(ruleId && { priceRuleId: ruleId }) };
        return [{ sku, salePrice: eurosFromCents(cents), from, ...kept }];
      });
      return make(actor, title, rows, new Map(reductions.map(({ sku, stamp }) => [sku, stamp])));
    },
  };
}
