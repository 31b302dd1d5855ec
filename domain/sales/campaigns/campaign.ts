import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

/** What pricing campaigns needs of a line of a cart or an order: pieces and the price of one, in cents. */
export type CampaignLine = {
  id: string;
  sku: string;
  amount: number;
  unit: Cents;
  /** Paths of its categories and of those above them. */
  categories: readonly string[];
  brands: readonly string[];
  /** Sold below its reference price already. */
  isReduced: boolean;
  /** Gift cards and goods given with others: no campaign touches them. */
  isExcluded: boolean;
};

/** What a rule does to the lines its conditions leave. */
export type Effect =
  | { kind: 'percentage'; percent: number }
  /** Off all of them together. */
  | { kind: 'amount'; cents: Cents }
  /** Of one piece, when that is less. */
  | { kind: 'fixed_price'; cents: Cents }
  /** Of every `buy` pieces `pay` are paid, the cheapest are free. */
  | { kind: 'buy_pay'; buy: number; pay: number }
  /** Goods given with them, at no cost. */
  | { kind: 'gift_item'; sku: string; amount: number }
  /** No shipping price; `methods` null: any but freight of vehicles and pallets. The office fee stays. */
  | { kind: 'free_delivery'; methods: string[] | null };

/** Which lines a rule is about (category, brand, sku, not_reduced) and when it works at all (the others). */
export type Condition =
  | { kind: 'category'; anyOf: string[] }
  | { kind: 'brand'; anyOf: string[] }
  | { kind: 'sku'; anyOf: string[] }
  | { kind: 'not_reduced' }
  /** Pieces and cents, before campaigns, of the lines the rule is about. */
  | { kind: 'pieces'; min: number }
  | { kind: 'value'; min: Cents }
  /** ISO times, `until` no longer included; null is open. */
  | { kind: 'dates'; from: string | null; until: string | null }
  | { kind: 'signed_in' };

/** One rule: all its conditions, then its effect on what earlier rules left. */
export type CampaignRule = { conditions: Condition[]; effect: Effect };

/** A campaign as shops and browsers know it: public rules, no limits of use. Lower `priority` works first. */
export type Campaign = {
  code: string;
  name: Localized;
  /** At work without a code. */
  automatic: boolean;
  priority: number;
  rules: CampaignRule[];
};

/** What the rules may know besides the lines; `now` is an ISO time. */
export type CampaignFacts = { now: string; isSignedIn: boolean };

/** Ids of methods, and whether all that carry neither pallets nor vehicles are free too. */
export type FreeDelivery = { any: boolean; methods: readonly string[] };

/** What campaigns do to some lines, in cents. A discount never exceeds its line. */
export type Discounts = {
  byLine: ReadonlyMap<string, Cents>;
  discountSum: Cents;
  gifts: { sku: string; amount: number }[];
  /** The same by the lines' order, for lines that share an id. */
  byPosition: readonly Cents[];
  /** Null: delivery is not free; else what it is free by (`isFreeBy`). */
  freeDelivery: FreeDelivery | null;
  /** Codes of the campaigns that did something. */
  worked: string[];
};
