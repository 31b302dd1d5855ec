import type { Sku } from '#domain/base/ids.ts';
import { type Cents, roundHalfUp } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import { atPublicPrice, type CartItem } from '#domain/catalog/offers/cart-item.ts';
import { activeBreaks, type QuantityBreak, unitPrice } from '#domain/catalog/prices/quantity-breaks.ts';
import { sizePrice } from '#domain/catalog/prices/size-price.ts';

/** What the rows of a price list are about. */
export const contractRowKinds = ['all', 'category', 'brand', 'sku'] as const;
export type ContractRowKind = (typeof contractRowKinds)[number];

/**
 * A row of a contract price list (contract-1): `basisPoints` off the price without reductions (1 000 is 10 %), or the price of a sku
 * without VAT, from a number of pieces on. `target`: path of a category, name of a brand, or sku; '' for all goods.
 */
export type ContractRow = { from: number } & (
  | { kind: 'all' | 'category' | 'brand'; target: string; basisPoints: number }
  | { kind: 'sku'; target: Sku; net: Cents }
);

/** A row of a list in force. `isFixed`: the contract fixes the price of the sku, also above the public price. */
export type ContractRule = ContractRow & { isFixed: boolean };

const FULL = 10_000;

/** The price including VAT of a price without it, rounded half up. */
export const grossOf = (net: Cents, rate: number): Cents => roundHalfUp((net * (1000 + Math.round(rate * 10))) / 1000);

type Priced = Pick<CartItem, 'sku' | 'brands' | 'categories'>;

/** Whether a row is about an item. Brands compare without case; a category includes those below it. */
function isAbout({ kind, target }: ContractRow, { sku, brands, categories }: Priced): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'sku':
      return target === sku;
    case 'brand':
      return brands.some((brand) => brand.toLowerCase() === target.toLowerCase());
    case 'category':
      return categories.includes(target);
  }
}

/** The price of a piece by one rule, at least a cent. */
function priceBy(rule: ContractRule, { price, vatRate, customization }: CartItem): Cents {
  if (rule.kind !== 'sku') return Math.max(1, roundHalfUp((price.price * (FULL - rule.basisPoints)) / FULL));
  const gross = grossOf(rule.net, vatRate);
  return Math.max(1, customization ? sizePrice(gross, customization).cents : gross);
}

/** The price of each piece of an amount: the best for the buyer; one that the contract fixes replaces the public price. */
function priceAt(amount: number, item: CartItem, rules: readonly ContractRule[]): Cents {
  const reached = rules.filter(({ from }) => from <= amount);
  const prices = reached.map((rule) => priceBy(rule, item));
  const ofAll = unitPrice(item.price.finalPrice.inclTax, item.quantityBreaks ?? [], amount);
  const isFixed = reached.some((rule) => rule.isFixed && rule.kind === 'sku');
  return Math.min(...prices, ...(isFixed ? [] : [ofAll]));
}

/**
 * The item at the price of a company with these rules (contract-1, contract-2): the best price for the buyer wins, quantity
 * breaks count, and nothing is above the public price unless a contract fixes it. A contract price is no reduction, so no
 * former price stands beside it. The same item when the rules change nothing; gift cards have no contract price.
 */
export function atContractPrice(item: CartItem, rules: readonly ContractRule[]): CartItem {
  const ofAll = atPublicPrice(item);
  const about = ofAll.isGiftCard ? [] : rules.filter((rule) => isAbout(rule, ofAll));
  if (about.length === 0) return ofAll;
  const { price, quantityBreaks = [], deposit } = ofAll;
  const own = priceAt(1, ofAll, about);
  const amounts = [...new Set([...quantityBreaks, ...about].map(({ from }) => from))];
  const breaks = activeBreaks(
    own,
    amounts.map((from): QuantityBreak => ({ from, cents: priceAt(from, ofAll, about) })),
  );
  const isSame = own === price.finalPrice.inclTax && JSON.stringify(breaks) === JSON.stringify(quantityBreaks);
  if (isSame) return ofAll;
  const { quantityBreaks: _, ...rest } = ofAll;
  return {
    ...rest,
    price: {
      price: own,
      finalPrice: { inclTax: own, exclTax: netOf(own, ofAll.vatRate) },
      salePercent: null,
      lowest30: null,
      priceRuleId: null,
    },
    ...(breaks.length > 0 && { quantityBreaks: breaks }),
    deposit: deposit === null ? null : Math.min(deposit, own),
    publicPrice: { price, deposit, ...(ofAll.quantityBreaks && { quantityBreaks: ofAll.quantityBreaks }) },
  };
}
