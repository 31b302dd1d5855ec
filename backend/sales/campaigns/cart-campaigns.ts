import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { tierProgress } from '#domain/sales/cart/campaigns/tier-progress.ts';
import { asTyped, findSingleCode } from './codes/single-codes.ts';
import { isInForce, type Refusal, refusalOf } from './in-force.ts';
import { type Customer, readCampaigns, readCartRules, type StoredCampaign, type StoredCartRule } from './queries.ts';
import { markRuleItems } from './rule-items.ts';

/** `items` are current cart lines: the code of a tier is valid only for a cart that reaches it. */
export type CodeCheck = Customer & { code: string | null; items: readonly CartItem[] };

export type ActiveCampaigns = {
  /** The automatic campaigns, and the code's when valid. */
  campaigns: Campaign[];
  /**
   * Null: the code is valid, or there is none. Codes that are not yet valid or expired count as unknown, so dates are
   * not revealed.
   */
  refused: null | 'unknown' | 'used_up';
};

/** Why a code has no effect; 'too_many_tries': it was not looked up after too many wrong attempts (campaign-5). */
export type CodeRefusal = NonNullable<ActiveCampaigns['refused']> | 'too_many_tries';

export type CartRuleAnswer = {
  /** Without tiers whose campaign is not active. */
  rule: CartRule;
  /** The campaigns of its tiers; empty for a guest when the rule requires signing in (campaign-3). */
  campaigns: Campaign[];
};

/** All campaign data of a cart; `items` have `isCartRuleItem` set by the active rule. */
export type CartCampaigns = Omit<ActiveCampaigns, 'refused'> & {
  refused: CodeRefusal | null;
  rule: CartRuleAnswer | null;
  items: CartItem[];
};

type Offers = { stored: StoredCampaign[]; rules: StoredCartRule[]; inForce: CartRule | null };

/** The normal form of a typed code: upper case, trimmed. */
export const campaignCode = (text: string): string => text.trim().toUpperCase();

/** Validates codes and carts against the database and the server's clock. */
export function createCartCampaigns(
  ctx: Pick<ShopContext, 'db' | 'log' | 'now'>,
  { search }: { search: Pick<SearchService, 'filterSkus'> },
) {
  async function offersTo({ code, ...customer }: Omit<CodeCheck, 'items'>): Promise<Offers> {
    const rules = await readCartRules(ctx.db.kysely);
    const inForce = rules.find((rule) => isInForce(rule, ctx.now()))?.rule ?? null;
    const ofTiers = inForce?.priceTiers.map((tier) => tier.campaignCode) ?? [];
    const typed = code ? campaignCode(code) : null;
    // looked up whatever was typed: a wrong code costs the same queries as a right one (campaign-5)
    const single = typed === null ? null : await findSingleCode(ctx.db.kysely, typed, customer.besides);
    const codes = typed === null ? ofTiers : [single?.campaign ?? typed, ...ofTiers];
    const stored = await readCampaigns(ctx.db.kysely, { codes, automatic: true, customer });
    return { stored: asTyped(stored, typed, single), rules, inForce };
  }

  const works = (stored: StoredCampaign) => refusalOf(stored, ctx.now()) === null;

  function ruleAnswer({ stored, inForce }: Offers, userId: string | null): CartRuleAnswer | null {
    if (!inForce) return null;
    const campaigns = inForce.priceTiers.flatMap((tier) => {
      const found = stored.find(({ campaign }) => campaign.code === tier.campaignCode);
      return found && works(found) ? [found.campaign] : [];
    });
    const priceTiers = inForce.priceTiers.filter((tier) => campaigns.some(({ code }) => code === tier.campaignCode));
    if (priceTiers.length === 0) return null;
    return { rule: { ...inForce, priceTiers }, campaigns: inForce.isLoginRequired && !userId ? [] : campaigns };
  }

  /**
   * A tier's code cannot be typed: the rule must be active for the shopper, and the cart reach the tier (campaign-2).
   */
  async function isReached(code: string, { rules, inForce }: Offers, { userId, items }: CodeCheck): Promise<boolean> {
    if (!rules.some(({ rule }) => rule.priceTiers.some((tier) => tier.campaignCode === code))) return true;
    const tier = inForce?.priceTiers.find(({ campaignCode }) => campaignCode === code);
    if (!inForce || !tier || (inForce.isLoginRequired && !userId)) return false;
    return tierProgress(await markRuleItems(items, inForce, search), inForce).counted >= tier.from;
  }

  async function judge(asked: CodeCheck, offers: Offers): Promise<ActiveCampaigns> {
    const atWork = offers.stored.filter(works).map(({ campaign }) => campaign);
    const automatic = atWork.filter((campaign) => campaign.automatic);
    if (!asked.code) return { campaigns: automatic, refused: null };
    const code = campaignCode(asked.code);
    const found = offers.stored.find(({ campaign }) => campaign.code === code && !campaign.automatic);
    let reason: Refusal | 'tier_not_reached' | null = found ? refusalOf(found, ctx.now()) : 'no_such_code';
    if (!reason && !(await isReached(code, offers, asked))) reason = 'tier_not_reached';
    if (found && !reason) return { campaigns: [...automatic, found.campaign], refused: null };
    // not logged, as the typed text may be a gift card's code
    ctx.log.info({ ...(found ? { code } : {}), reason }, 'campaign code refused');
    return { campaigns: automatic, refused: reason === 'used_up' ? 'used_up' : 'unknown' };
  }

  return {
    /** True when the active rule publishes this code, so that it needs no guessing. */
    async isTierCode(code: string): Promise<boolean> {
      const rules = await readCartRules(ctx.db.kysely);
      const inForce = rules.find((rule) => isInForce(rule, ctx.now()));
      return inForce?.rule.priceTiers.some((tier) => tier.campaignCode === campaignCode(code)) ?? false;
    },

    /** The active campaigns of a cart. */
    atWork: async (asked: CodeCheck): Promise<ActiveCampaigns> => judge(asked, await offersTo(asked)),

    /** The same with the cart rule and the items that count for it. */
    async onCart(asked: CodeCheck): Promise<CartCampaigns> {
      const offers = await offersTo(asked);
      const rule = ruleAnswer(offers, asked.userId);
      const items = await markRuleItems(asked.items, rule?.rule ?? null, search);
      return { ...(await judge(asked, offers)), rule, items };
    },
  };
}
