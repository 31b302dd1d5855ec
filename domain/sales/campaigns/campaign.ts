import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

/** The fields of a cart or order line that campaigns need; `unit` is the price of one in cents. */
export type CampaignLine = {
  id: string;
  sku: Sku;
  amount: number;
  unit: Cents;
  /** Paths of its categories and their ancestors. */
  categories: readonly string[];
  brands: readonly string[];
  /** Sold below its reference price. */
  isReduced: boolean;
  /** Gift cards and free gifts: no campaign changes them. */
  isExcluded: boolean;
};

/** What a rule does to the lines that match its conditions. */
export type Effect =
  | { kind: 'percentage'; percent: number }
  /** Off all matching lines together. */
  | { kind: 'amount'; cents: Cents }
  /** Price of one unit, when that is lower. */
  | { kind: 'fixed_price'; cents: Cents }
  /** Of every `buy` units `pay` are paid; the cheapest are free. */
  | { kind: 'buy_pay'; buy: number; pay: number }
  /** Goods given for free. */
  | { kind: 'gift_item'; sku: Sku; amount: number }
  /** No shipping price; `methods` null: every method except freight of vehicles and pallets. The office fee stays. */
  | { kind: 'free_delivery'; methods: string[] | null };

/**
 * Selects the lines of a rule (category, brand, sku, not_reduced), or decides whether the rule applies at all (the
 * others).
 */
export type Condition =
  | { kind: 'category'; anyOf: string[] }
  | { kind: 'brand'; anyOf: string[] }
  | { kind: 'sku'; anyOf: string[] }
  | { kind: 'not_reduced' }
  /** Units and cents, before campaigns, of the matching lines. */
  | { kind: 'pieces'; min: number }
  | { kind: 'value'; min: Cents }
  /** ISO times, `until` exclusive; null is unbounded. */
  | { kind: 'dates'; from: string | null; until: string | null }
  | { kind: 'signed_in' };

/** One rule: all conditions must hold, then the effect applies to what earlier rules left. */
export type CampaignRule = { conditions: Condition[]; effect: Effect };

/** A campaign as sent to browsers: public rules, without limits of use. Lower `priority` applies first (campaign-7). */
export type Campaign = {
  code: string;
  name: Localized;
  /** Active without a code. */
  automatic: boolean;
  priority: number;
  rules: CampaignRule[];
};

/** What rules depend on besides the lines; `now` is an ISO time. */
export type CampaignFacts = { now: string; isSignedIn: boolean };

/** Ids of free methods; `any`: every method that carries neither pallets nor vehicles is free too. */
export type FreeDelivery = { any: boolean; methods: readonly string[] };

/** The effect of campaigns on lines, in cents. A discount never exceeds its line. */
export type Discounts = {
  byLine: ReadonlyMap<string, Cents>;
  discountSum: Cents;
  gifts: { sku: Sku; amount: number }[];
  /** The same by position, for lines that share an id. */
  byPosition: readonly Cents[];
  /** Null: delivery is not free; otherwise the methods that are (`isFreeBy`). */
  freeDelivery: FreeDelivery | null;
  /** Codes of the campaigns that had an effect. */
  worked: string[];
};
