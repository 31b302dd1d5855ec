import type { Cents } from '#domain/base/money.ts';
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts';
import type { Campaign, CampaignRule, Condition, Effect } from './campaign.ts';
import type { CartRule } from './cart-rule.ts';

type InEuros = { kind: 'amount' | 'fixed_price'; euros: number };
type WireEffect = Exclude<Effect, { cents: Cents }> | InEuros;

/** A campaign in function calls: money is euros with at most two decimals (cart-12). */
export type WireCampaign = Omit<Campaign, 'rules'> & { rules: { conditions: Condition[]; effect: WireEffect }[] };

/** A cart rule in function calls: the same fields, `from` of `cart_value` in euros (cart-12). */
export type WireCartRule = CartRule;

type Money = (sum: number) => number;

const conditionIn = (condition: Condition, money: Money): Condition =>
  condition.kind === 'value' ? { ...condition, min: money(condition.min) } : condition;

const conditionsIn = ({ conditions }: Pick<CampaignRule, 'conditions'>, money: Money) =>
  conditions.map((condition) => conditionIn(condition, money));

const effectToWire = (effect: Effect): WireEffect =>
  'cents' in effect ? { kind: effect.kind, euros: eurosFromCents(effect.cents) } : effect;

const effectFromWire = (effect: WireEffect): Effect =>
  'euros' in effect ? { kind: effect.kind, cents: centsFromEuros(effect.euros) } : effect;

const ruleIn = (rule: CartRule, money: Money): CartRule =>
  rule.type === 'cart_value'
    ? { ...rule, priceTiers: rule.priceTiers.map((tier) => ({ ...tier, from: money(tier.from) })) }
    : rule;

/** Converts cents to euros for a function call. */
export const campaignToWire = (campaign: Campaign): WireCampaign => ({
  ...campaign,
  rules: campaign.rules.map((rule) => ({
    conditions: conditionsIn(rule, eurosFromCents),
    effect: effectToWire(rule.effect),
  })),
});

/** Converts euros of a function call to cents. */
export const campaignFromWire = (campaign: WireCampaign): Campaign => ({
  ...campaign,
  rules: campaign.rules.map((rule) => ({
    conditions: conditionsIn(rule, centsFromEuros),
    effect: effectFromWire(rule.effect),
  })),
});

/** Converts tiers by value to euros. */
export const cartRuleToWire = (rule: CartRule): WireCartRule => ruleIn(rule, eurosFromCents);

/** Converts tiers by value to cents. */
export const cartRuleFromWire = (rule: WireCartRule): CartRule => ruleIn(rule, centsFromEuros);
