import { isOneOf } from '#domain/base/records.ts';
import type { Effect } from '#domain/sales/campaigns/campaign.ts';

/** What a rule does, as forms name it. */
export const effectKinds = ['percentage', 'amount', 'fixedPrice', 'buyPay', 'gift', 'freeDelivery'] as const;
export type EffectKind = (typeof effectKinds)[number];

/** An effect as a form holds it: its kind and what was typed for it. */
export type TypedEffect = {
  kind: EffectKind;
  percentage: string;
  amount: string;
  fixedPrice: string;
  buy: string;
  pay: string;
  gift: string;
  giftPieces: string;
  methods: string;
};

export const emptyEffect: TypedEffect = {
  kind: 'percentage',
  percentage: '',
  amount: '',
  fixedPrice: '',
  buy: '',
  pay: '',
  gift: '',
  giftPieces: '',
  methods: '',
};

/** Cents as forms hold euros: `79.90`, `100`. */
export const eurosText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/**
 * An effect as one text, `amount 20.50`: its parts belong together, so two people who change it have one difference to decide, not
 * three that may not fit.
 */
export function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'percentage':
      return `percentage ${effect.percent}`;
    case 'amount':
      return `amount ${eurosText(effect.cents)}`;
    case 'fixed_price':
      return `fixedPrice ${eurosText(effect.cents)}`;
    case 'buy_pay':
      return `buyPay ${effect.buy} ${effect.pay}`;
    case 'gift_item':
      return `gift ${effect.amount} ${effect.sku}`;
    case 'free_delivery':
      return ['freeDelivery', ...(effect.methods ?? [])].join(' ');
  }
}

const plain = (typed: string) => typed.replaceAll(/[\s€%]/g, '').replace(',', '.');
/** A typed number as it is stored: `20.50` for `20,5 `. What is no number stays, to be refused by name. */
export const numberText = (typed: string): string => {
  const text = plain(typed);
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return text;
  const cents = Math.round(Number(text) * 100);
  return eurosText(cents);
};

const words = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** What was typed for an effect, as one text. */
export function typedEffectText(typed: TypedEffect): string {
  switch (typed.kind) {
    case 'percentage':
      return `percentage ${numberOf(typed.percentage)}`;
    case 'amount':
      return `amount ${numberText(typed.amount)}`;
    case 'fixedPrice':
      return `fixedPrice ${numberText(typed.fixedPrice)}`;
    case 'buyPay':
      return `buyPay ${numberOf(typed.buy)} ${numberOf(typed.pay)}`;
    case 'gift':
      return `gift ${numberOf(typed.giftPieces) || '1'} ${typed.gift.trim()}`;
    case 'freeDelivery':
      return ['freeDelivery', ...words(typed.methods)].join(' ');
  }
}

/** A number without ending zeros: `12.5` for `12,50`. */
const numberOf = (typed: string): string => {
  const text = plain(typed);
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? String(Number(text)) : text;
};

/** The parts of an effect's text, for the controls of a form. */
export function effectParts(text: string): TypedEffect {
  const [kind = '', first = '', ...rest] = text.split(' ');
  const more = rest.join(' ');
  if (!isOneOf(effectKinds, kind)) return emptyEffect;
  switch (kind) {
    case 'buyPay':
      return { ...emptyEffect, kind, buy: first, pay: more };
    case 'gift':
      return { ...emptyEffect, kind, giftPieces: first, gift: more };
    case 'freeDelivery':
      return { ...emptyEffect, kind, methods: [first, more].filter(Boolean).join(' ') };
    default:
      return { ...emptyEffect, kind, [kind]: first };
  }
}

const number = (text: string): number | string => (text === '' || Number.isNaN(Number(text)) ? text : Number(text));

/** `then` of the row of a file. Values that are no numbers stay texts: the row's schema refuses them by name. */
export function thenOf(text: string): Record<string, unknown> {
  const { kind, percentage, amount, fixedPrice, buy, pay, gift, giftPieces, methods } = effectParts(text);
  switch (kind) {
    case 'percentage':
      return { percentage: number(percentage) };
    case 'amount':
      return { amount: number(amount) };
    case 'fixedPrice':
      return { fixedPrice: number(fixedPrice) };
    case 'buyPay':
      return { buy: number(buy), pay: number(pay) };
    case 'gift':
      return { gift, ...(giftPieces !== '1' && { pieces: number(giftPieces) }) };
    case 'freeDelivery':
      return { freeDelivery: methods === '' ? true : words(methods) };
  }
}
