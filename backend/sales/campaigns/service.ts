import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Discounts } from '#domain/sales/campaigns/campaign.ts';
import {
  type ActiveCampaigns,
  type CartCampaigns,
  type CodeCheck,
  campaignCode,
  createCartCampaigns,
} from './cart-campaigns.ts';
import { type CodeTries, createCodeTries } from './code-attempts.ts';
import { type GiftItem, giftItems } from './gift-items.ts';
import { allCampaigns, readCampaigns, type StoredCampaign } from './queries.ts';
import { createStaffCampaigns } from './staff/staff-campaigns.ts';

export {
  type ActiveCampaigns,
  type CartCampaigns,
  type CodeCheck,
  type CodeRefusal,
  campaignCode,
} from './cart-campaigns.ts';
export type { CodeClient, ShopCode } from './code-attempts.ts';
export type { CodeBatch } from './codes/code-batches.ts';
export type { GiftItem } from './gift-items.ts';
export type { StoredCampaign } from './queries.ts';
export type { CampaignResult, ListedCampaign } from './staff/campaign-list.ts';
export type { CartRuleAdded, CartRuleSaved, OpenCartRule } from './staff/cart-rules.ts';
export type { CampaignProblem } from './staff/read-form.ts';
export type { CampaignSaved } from './staff/save-campaign.ts';
export type { OpenCampaign } from './staff/staff-campaigns.ts';
export type { CampaignAdded, CampaignStep } from './staff/steps.ts';
export type { TriedCart } from './staff/try-cart.ts';
export { forgetUsers, releaseUses, takeUses } from './uses.ts';

export type CampaignService = {
  /** The active campaigns of a cart. */
  atWork(asked: CodeCheck): Promise<ActiveCampaigns>;
  /** The same with the active cart rule and the items that count for it. */
  onCart(asked: CodeCheck): Promise<CartCampaigns>;
  /** True when the active cart rule publishes this code. */
  isTierCode(code: string): Promise<boolean>;
  /** The gifts of `discounts` that can be given with a cart now. */
  giftItems(gifts: Discounts['gifts'], cart: readonly CartItem[], locale: Locale): Promise<GiftItem[]>;
  tries: CodeTries;
  /** All campaigns with times and uses, in order of application. */
  list(): Promise<StoredCampaign[]>;
  /** One campaign by code, regardless of its times; or null. */
  find(code: string): Promise<StoredCampaign | null>;
  /** Actions of staff. */
  staff: ReturnType<typeof createStaffCampaigns>;
};

/** Campaigns and cart rules: what is active for a cart, by the server's clock (campaign-1). */
export function createCampaignService(
  ctx: Pick<ShopContext, 'db' | 'log' | 'now' | 'settings'>,
  { catalog, search }: { catalog: Pick<CatalogService, 'cartItems'>; search: Pick<SearchService, 'filterSkus'> },
): CampaignService {
  const db = ctx.db.kysely;
  return {
    ...createCartCampaigns(ctx, { search }),
    giftItems: (gifts, cart, locale) => giftItems(gifts, cart, locale, catalog),
    tries: createCodeTries(ctx),
    list: () => allCampaigns(db),
    find: async (code) => (await readCampaigns(db, { codes: [campaignCode(code)], isForShow: true }))[0] ?? null,
    staff: createStaffCampaigns(ctx, { catalog }),
  };
}
