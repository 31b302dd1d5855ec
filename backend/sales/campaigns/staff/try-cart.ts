import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { FieldEdit } from '#domain/base/merge-edits.ts';
import type { Cents } from '#domain/base/money.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { inOrder } from '#domain/sales/campaigns/discount-lines.ts';
import { explainDiscounts, type RuleStep } from '#domain/sales/campaigns/staff/explain-discounts.ts';
import { campaignLine } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { freshItems } from '../fresh-items.ts';
import { campaignOf } from '../importing/campaign-row.ts';
import { refusalOf } from '../in-force.ts';
import { readCampaigns } from '../queries.ts';
import { type CampaignProblem, hasControl, readCampaignForm } from './read-form.ts';
import { fieldsOf } from './stored.ts';

export type TryForm = {
  fields: readonly FieldEdit[];
  lines: readonly { sku: Sku; amount: number }[];
  isSignedIn: boolean;
  /** The moment of the cart: rules have times of their own. */
  at: Date;
  locale: Locale;
};

/** A cart with the reason of every cent: lines at today's prices, and what each rule of each campaign did to them. */
export type TriedCart = {
  lines: { sku: Sku; name: string; amount: number; unit: Cents; total: Cents; discount: Cents }[];
  steps: RuleStep[];
  /** The campaigns of the steps, in the order in which they apply. */
  campaigns: Campaign[];
  /** Asked for, and not sold by the shop. */
  missing: Sku[];
};

const MOST_LINES = 20;

/** Prices a cart by a campaign as its form stands, saved or not, beside the automatic campaigns at work (admin-campaign-4). */
export function createTryCart(
  { db }: Pick<ShopContext, 'db'>,
  { catalog }: { catalog: Pick<CatalogService, 'cartItems'> },
) {
  return async function tryCart(
    actor: Actor,
    code: string,
    { fields, lines, isSignedIn, at, locale }: TryForm,
  ): Promise<Ok<TriedCart> | Fail<'unknown', null> | Fail<'invalid', CampaignProblem[]>> {
    authorise(actor, 'campaigns.read');
    const stored = await readCampaigns(db.kysely, {
      codes: hasControl(code) ? [] : [code],
      automatic: true,
      isForShow: true,
    });
    const own = stored.find(({ campaign }) => campaign.code === code);
    if (!own) return fail('unknown', null);
    const typed = Object.fromEntries(fields.map(({ field, mine }) => [field, mine]));
    const read = await readCampaignForm(db.kysely, code, { ...fieldsOf(own), ...typed });
    if (!read.ok) return read;
    const others = stored.filter((one) => one !== own && refusalOf(one, at) === null);
    const campaigns = [...others.map(({ campaign }) => campaign), campaignOf(read.value)].toSorted(inOrder);
    const items = await freshItems(
      lines.slice(0, MOST_LINES).map(({ sku, amount }) => ({ id: sku, sku, amount })),
      locale,
      catalog,
    );
    const asLines = items.map(campaignLine);
    const steps = explainDiscounts(asLines, campaigns, { now: at.toISOString(), isSignedIn });
    const found = new Set<string>(items.map(({ sku }) => sku));
    return ok({
      lines: asLines.map(({ sku, amount, unit }, i) => ({
        sku,
        name: items[i]?.title ?? sku,
        amount,
        unit,
        total: amount * unit,
        discount: steps.reduce((sum, { off }) => sum + (off[i] ?? 0), 0),
      })),
      steps,
      campaigns,
      missing: lines.map(({ sku }) => sku).filter((sku) => !found.has(sku)),
    });
  };
}
