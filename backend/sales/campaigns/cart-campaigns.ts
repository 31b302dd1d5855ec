import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import { tierProgress } from '#domain/sales/cart/campaigns/tier-progress.ts';
import { isInForce, type Refusal, refusalOf } from './in-force.ts';
import { type Customer, readCampaigns, readCartRules, type StoredCampaign, type StoredCartRule } from './queries.ts';
import { markRuleItems } from './rule-items.ts';

/** `items` are the cart's lines, fresh: the code of a tier is good only for a cart that reaches it. */
export type CodeCheck = Customer & { code: string | null; items: readonly CartItem[] };

export type ActiveCampaigns = {
  /** The automatic ones, and the code's when it is valid. */
  campaigns: Campaign[];
  /** Null: the code is valid, or there is none. Dates are told to nobody: too early and too late are unknown. */
  refused: null | 'unknown' | 'used_up';
};

/** Why a code does nothing; 'too_many_tries': it was not looked up, as its address or account tried too many wrong ones. */
export type CodeRefusal = NonNullable<ActiveCampaigns['refused']> | 'too_many_tries';

export type CartRuleAnswer = {
  /** Without tiers whose campaign is not at work. */
  rule: CartRule;
  /** What its tiers give; empty for a guest when one must be signed in. */
  campaigns: Campaign[];
};

/** All that concerns a cart; `items` are its lines with `isCartRuleItem` told by the rule in force. */
export type CartCampaigns = Omit<ActiveCampaigns, 'refused'> & {
  refused: CodeRefusal | null;
  rule: CartRuleAnswer | null;
  items: CartItem[];
};

type Offers = { stored: StoredCampaign[]; rules: StoredCartRule[]; inForce: CartRule | null };

/** As shoppers may write it: any case, spaces around. */
export const campaignCode = (text: string): string => text.trim().toUpperCase();

/** Judges codes and carts by what the database has and the server's own clock. */
export function createCartCampaigns(
  ctx: Pick<ShopContext, 'db' | 'log' | 'now'>,
  { search }: { search: Pick<SearchService, 'skusFound'> },
) {
  async function offersTo({ code, ...customer }: Omit<CodeCheck, 'items'>): Promise<Offers> {
    const rules = await readCartRules(ctx.db.kysely);
    const inForce = rules.find((rule) => isInForce(rule, ctx.now()))?.rule ?? null;
    const ofTiers = inForce?.priceTiers.map((tier) => tier.campaignCode) ?? [];
    const codes = code ? [campaignCode(code), ...ofTiers] : ofTiers;
    const stored = await readCampaigns(ctx.db.kysely, { codes, automatic: true, customer });
    return { stored, rules, inForce };
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

  /** A tier's code is no code to be typed: the rule must be in force for the shopper, and the cart reach the tier. */
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
    // what was typed may be anything, a gift card's code too
    ctx.log.info({ ...(found ? { code } : {}), reason }, 'campaign code refused');
    return { campaigns: automatic, refused: reason === 'used_up' ? 'used_up' : 'unknown' };
  }

  return {
    /** Whether the rule in force tells everybody this code: it needs no guessing. */
    async isTierCode(code: string): Promise<boolean> {
      const rules = await readCartRules(ctx.db.kysely);
      const inForce = rules.find((rule) => isInForce(rule, ctx.now()));
      return inForce?.rule.priceTiers.some((tier) => tier.campaignCode === campaignCode(code)) ?? false;
    },

    /** The campaigns at work on a cart. */
    atWork: async (asked: CodeCheck): Promise<ActiveCampaigns> => judge(asked, await offersTo(asked)),

    /** The same with the cart rule and what counts for it. */
    async onCart(asked: CodeCheck): Promise<CartCampaigns> {
      const offers = await offersTo(asked);
      const rule = ruleAnswer(offers, asked.userId);
      const items = await markRuleItems(asked.items, rule?.rule ?? null, search);
      return { ...(await judge(asked, offers)), rule, items };
    },
  };
}
