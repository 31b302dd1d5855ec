import type { Locale } from '#domain/base/locale.ts';
import type { Campaign, Discounts } from '#domain/campaigns/campaign.ts';
import type { CartRule } from '#domain/campaigns/cart-rule.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { tierProgress } from '#domain/cart/tier-progress.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { ShopContext } from '../context.ts';
import type { SearchService } from '../search/service.ts';
import { type CodeTries, createCodeTries } from './code-tries.ts';
import { type GiftItem, giftItems } from './gift-items.ts';
import { isInForce, type Refusal, refusalOf } from './in-force.ts';
import {
  allCampaigns,
  type Customer,
  endCampaign,
  readCampaigns,
  readCartRules,
  type StoredCampaign,
  type StoredCartRule,
} from './queries.ts';
import { markRuleItems } from './rule-items.ts';

export type { Trier } from './code-tries.ts';
export type { GiftItem } from './gift-items.ts';
export type { StoredCampaign } from './queries.ts';
export { releaseUses, takeUses } from './uses.ts';

/** `items` are the cart's lines, fresh: the code of a tier is good only for a cart that reaches it. */
export type CodeAsked = Customer & { code: string | null; items: readonly CartItem[] };

export type AtWork = {
  /** The automatic ones, and the code's when it is valid. */
  campaigns: Campaign[];
  /** Null: the code is valid, or there is none. Dates are told to nobody: too early and too late are unknown. */
  refused: null | 'unknown' | 'used_up';
};

export type CartRuleAnswer = {
  rule: CartRule;
  /** What its tiers give; empty for a guest when one must be signed in. */
  campaigns: Campaign[];
};

export type CampaignService = {
  /** The campaigns at work on a cart. */
  atWork(asked: CodeAsked): Promise<AtWork>;
  /** The cart rule in force, without tiers whose campaign is not at work; null: there is none. */
  cartRule(userId: string | null): Promise<CartRuleAnswer | null>;
  /** Items with `isCartRuleItem` told by the rule. */
  markRuleItems(items: readonly CartItem[], rule: CartRule | null): Promise<CartItem[]>;
  /** The gifts of `discounts` that can be given with a cart now. */
  giftItems(gifts: Discounts['gifts'], cart: readonly CartItem[], locale: Locale): Promise<GiftItem[]>;
  tries: CodeTries;
  /** All campaigns with their times and uses, in the order they work in. */
  list(): Promise<StoredCampaign[]>;
  /** One by its code, whatever its times are; null: there is none. */
  find(code: string): Promise<StoredCampaign | null>;
  /** Ends a campaign now. Orders that have it keep it. */
  end(code: string): Promise<void>;
};

/** As shoppers may write it: any case, spaces around. */
export const campaignCode = (text: string): string => text.trim().toUpperCase();

/** Campaigns and cart rules: what is at work on a cart, by the server's own clock (decisions 7). */
export function createCampaignService(
  ctx: Pick<ShopContext, 'db' | 'log' | 'now'>,
  { catalog, search }: { catalog: Pick<CatalogService, 'cartItems'>; search: Pick<SearchService, 'skusFound'> },
): CampaignService {
  const db = ctx.db.kysely;

  const ruleInForce = (rules: readonly StoredCartRule[]) =>
    rules.find((rule) => isInForce(rule, ctx.now()))?.rule ?? null;

  /** A tier's code is no code to be typed: the rule must be in force for the shopper, and the cart reach the tier. */
  async function isReached(
    code: string,
    rules: readonly StoredCartRule[],
    { userId, items }: CodeAsked,
  ): Promise<boolean> {
    if (!rules.some(({ rule }) => rule.priceTiers.some((tier) => tier.campaignCode === code))) return true;
    const rule = ruleInForce(rules);
    const tier = rule?.priceTiers.find(({ campaignCode }) => campaignCode === code);
    if (!rule || !tier || (rule.isLoginRequired && !userId)) return false;
    return tierProgress(await markRuleItems(items, rule, search), rule).counted >= tier.from;
  }

  /** Why a code is not good for a cart; null: it is. */
  async function refusal(
    asked: CodeAsked & { code: string },
    found: StoredCampaign | undefined,
    rules: readonly StoredCartRule[],
  ) {
    const reason: Refusal | 'tier_not_reached' | null = found ? refusalOf(found, ctx.now()) : 'no_such_code';
    return reason ?? ((await isReached(asked.code, rules, asked)) ? null : 'tier_not_reached');
  }

  return {
    async atWork(asked) {
      const code = asked.code && campaignCode(asked.code);
      const [stored, rules] = await Promise.all([
        readCampaigns(db, { codes: code ? [code] : [], automatic: true, customer: asked }),
        readCartRules(db),
      ]);
      const atWork = stored.filter((one) => refusalOf(one, ctx.now()) === null);
      const automatic = atWork.map(({ campaign }) => campaign).filter((campaign) => campaign.automatic);
      if (!code) return { campaigns: automatic, refused: null };
      const found = stored.find(({ campaign }) => campaign.code === code && !campaign.automatic);
      const reason = await refusal({ ...asked, code }, found, rules);
      if (!found || reason) {
        ctx.log.info({ code, reason }, 'campaign code refused');
        return { campaigns: automatic, refused: reason === 'used_up' ? 'used_up' : 'unknown' };
      }
      return { campaigns: [...automatic, found.campaign], refused: null };
    },

    async cartRule(userId) {
      const rule = ruleInForce(await readCartRules(db));
      if (!rule) return null;
      const codes = rule.priceTiers.map(({ campaignCode }) => campaignCode);
      const stored = await readCampaigns(db, { codes, customer: { userId, email: null } });
      const campaigns = stored.filter((one) => refusalOf(one, ctx.now()) === null).map(({ campaign }) => campaign);
      const priceTiers = rule.priceTiers.filter((tier) => campaigns.some(({ code }) => code === tier.campaignCode));
      if (priceTiers.length === 0) return null;
      return { rule: { ...rule, priceTiers }, campaigns: rule.isLoginRequired && !userId ? [] : campaigns };
    },

    markRuleItems: (items, rule) => markRuleItems(items, rule, search),
    giftItems: (gifts, cart, locale) => giftItems(gifts, cart, locale, catalog),
    tries: createCodeTries(ctx),
    list: () => allCampaigns(db),
    find: async (code) => (await readCampaigns(db, { codes: [campaignCode(code)], isForShow: true }))[0] ?? null,
    end: (code) => endCampaign(db, code, ctx.now()),
  };
}
