import type { Cents } from '#domain/base/money.ts';
import { discountPercent } from '#domain/base/percent.ts';
import { type PricePlan, priceAt } from '#domain/catalog/prices/price-plan.ts';
import type { PricesRow } from '#domain/catalog/prices/wanted-prices.ts';
import { type KnownPrices, type PricesPreview, previewPrices } from './preview-prices.ts';
import { changePrice, type PriceChange } from './price-change.ts';
import { startOfPrices } from './wide-change.ts';

/** A reduction as a person plans it: how much, from when (null: as soon as it is approved), until when (null: no end). */
export type ReductionDraft = { change: PriceChange; from: string | null; until: string | null };

/**
 * Why no reduction comes of a draft. `unknown-history`: the prices of the last 30 days are not known. `refused`: an import would
 * refuse it for another reason.
 */
export type DraftProblem = 'no-price' | 'not-above-zero' | 'not-below-price' | 'unknown-history' | 'refused';

/**
 * What the law makes of a planned reduction: nothing may be struck through; the percentage counts from a price below the
 * regular one; it is a step of a running campaign and keeps its reference; it begins before another reduction has ended.
 */
export const draftWarnings = ['nothing-shown', 'lower-reference', 'step', 'overlap', 'drop'] as const;
export type DraftWarning = (typeof draftWarnings)[number];

export type DraftPreview = PricesPreview & {
  row: PricesRow;
  cents: Cents;
  regular: Cents;
  /** The percentage from the regular price, for comparison with the one that may be shown. */
  percentFromRegular: number | null;
  warnings: DraftWarning[];
};

/** The row of a prices file that a draft makes of a plan; the change counts from the regular price at its start. */
function rowOf(plan: PricePlan, { change, from, until }: ReductionDraft, startsAt: Date) {
  const start = from !== null && new Date(from) > startsAt ? new Date(from) : startsAt;
  const then = priceAt(plan, start);
  const regular = then.regular ?? then.price;
  if (regular === null) return 'no-price';
  const cents = changePrice(regular, change, null);
  if (cents === null) return 'not-above-zero';
  if (cents >= regular) return 'not-below-price';
  return { regular, cents, row: { salePrice: cents, ...(from && { from }), ...(until && { until }) } };
}

function warningsOf(made: PricesPreview, regular: Cents): DraftWarning[] {
  const { percent, lowest30 } = made.shopper;
  const from = made.at.toISOString();
  const planned = made.plan.reductions.find((reduction) => reduction.from === from);
  const found: Record<DraftWarning, boolean> = {
    'nothing-shown': percent === null,
    'lower-reference': percent !== null && lowest30 !== null && lowest30 < regular,
    step: planned !== undefined && planned.campaignFrom !== planned.from,
    overlap: made.isReduced,
    drop: made.notices.includes('drop'),
  };
  return draftWarnings.filter((warning) => found[warning]);
}

/**
 * What a planned reduction of one sku would be: its price, what shoppers may be shown, and what to think about (price-11). The same
 * function runs in the browser while a person types and on the server. It assumes approval at `now`.
 */
export function previewReduction(
  known: KnownPrices,
  draft: ReductionDraft,
  { now, timeZone }: { now: Date; timeZone: string },
): ({ ok: true } & DraftPreview) | { ok: false; problem: DraftProblem; reason?: string } {
  const startsAt = startOfPrices(now, { isUndo: false, lowers: true });
  const made = rowOf(known.plan, draft, startsAt);
  if (typeof made === 'string') return { ok: false, problem: made };
  const preview = previewPrices(known, [made.row], { now, startsAt, replaces: false, timeZone });
  if (!preview.ok) {
    const { field, reason } = preview.problem;
    if (field === 'lowest30') return { ok: false, problem: 'unknown-history' };
    return { ok: false, problem: 'refused', reason: `${field} ${reason}` };
  }
  return {
    ...preview,
    ...made,
    percentFromRegular: discountPercent(made.regular, made.cents),
    warnings: warningsOf(preview, made.regular),
  };
}
