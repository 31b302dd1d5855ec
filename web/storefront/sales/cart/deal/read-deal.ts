import type { Cents } from '#domain/base/money.ts';
import { fieldsOf } from '#domain/base/records.ts';
import type { Campaign, Condition, Effect } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';
import type { CartCampaign, Offers } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { MAX_CARDS } from '#domain/sales/gift-cards/split-among-cards.ts';
import type { StoredDeal } from '../stored-cart.ts';

/** A gift card that pays the order as far as its balance goes. */
export type CartGiftCard = { code: string; openAmount: Cents };

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = <T>(value: unknown, is: (one: unknown) => one is T): T[] =>
  Array.isArray(value) && value.every(is) ? value : [];

/** The numbers that each effect requires. */
const NUMBERS: Record<string, readonly string[] | undefined> = {
  percentage: ['percent'],
  amount: ['cents'],
  fixed_price: ['cents'],
  buy_pay: ['buy', 'pay'],
  gift_item: ['amount'],
  free_delivery: [],
} satisfies Record<Effect['kind'], readonly string[]>;

const isEffect = (value: unknown): value is Effect =>
  isObject(value) && (NUMBERS[String(value.kind)]?.every((field) => Number.isFinite(value[field])) ?? false);

const isCondition = (value: unknown): value is Condition =>
  isObject(value) &&
  (!['category', 'brand', 'sku'].includes(String(value.kind)) || listOf(value.anyOf, isText).length > 0);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether this version can use a stored campaign. */
const isCampaign = (value: unknown): value is Campaign =>
  isObject(value) &&
  isText(value.code) &&
  isObject(value.name) &&
  Array.isArray(value.rules) &&
  value.rules.every(
    (rule) =>
      isObject(rule) &&
      isEffect(rule.effect) &&
      Array.isArray(rule.conditions) &&
      rule.conditions.every((condition) => isCondition(condition)),
  );

const isRule = (value: unknown): value is CartRule =>
  isObject(value) &&
  (value.type === 'cart_value' || value.type === 'amount') &&
  Array.isArray(value.priceTiers) &&
  value.priceTiers.every((tier) => isObject(tier) && Number.isFinite(tier.from) && isText(tier.campaignCode));

/** The stored campaign of the cart; null without one, or when this version does not know it. */
export function campaignOf({ campaign: stored }: Pick<StoredDeal, 'campaign'>): CartCampaign | null {
  const { code, campaign, isCartRuleTierCode, discountSum, discountedCartItems } = fieldsOf(stored);
  if (!isText(code) || (campaign !== null && !isCampaign(campaign))) return null;
  return {
    code,
    campaign,
    isCartRuleTierCode: isCartRuleTierCode === true,
    discountSum: Number(discountSum) || 0,
    discountedCartItems: Array.isArray(discountedCartItems) ? discountedCartItems : [],
  };
}

/** The campaign code for an order; null when it has no effect. */
export const campaignCodeOf = (deal: Pick<StoredDeal, 'campaign'>): string | null =>
  campaignOf(deal)?.campaign?.code ?? null;

function cardOf(stored: unknown): CartGiftCard[] {
  const { code, openAmount } = fieldsOf(stored);
  return isText(code) && Number.isInteger(openAmount) && Number(openAmount) > 0
    ? [{ code, openAmount: Number(openAmount) }]
    : [];
}

/** The gift cards of the cart in the order in which they pay: the stored one, and in its field `further` the others. */
export function giftCardsOf({ giftCard }: Pick<StoredDeal, 'giftCard'>): CartGiftCard[] {
  const { further } = fieldsOf(giftCard);
  return [giftCard, ...(Array.isArray(further) ? further : [])].flatMap(cardOf).slice(0, MAX_CARDS);
}

/** The offers of the shop when they were fetched last. */
export function offersOf({ cartRule, offers }: Pick<StoredDeal, 'cartRule' | 'offers'>): Offers {
  const { ofTiers, automatic } = fieldsOf(offers);
  return {
    cartRule: isRule(cartRule) ? cartRule : null,
    ofTiers: listOf(ofTiers, isCampaign),
    automatic: listOf(automatic, isCampaign),
  };
}
