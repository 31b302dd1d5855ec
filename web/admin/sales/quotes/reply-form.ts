import type { Cents } from '#domain/base/money.ts';
import type { QuoteReply } from '#domain/sales/quotes/quote-reply.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';

/** A line as typed; `price` in euros with a comma. */
export type TypedLine = { sku: string; title: string; amount: string; price: string };

/** A reply as typed. Nothing of it is lost when it is refused. */
export type TypedReply = {
  lines: TypedLine[];
  tradeIn: { title: string; credit: string };
  validUntil: string;
  deliveryTime: string;
  delivery: { method: string; price: string };
  words: string;
};

export const emptyLine: TypedLine = { sku: '', title: '', amount: '1', price: '' };
const isEmpty = ({ sku, title, price }: TypedLine) => sku === '' && title === '' && price === '';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Reads the fields of a reply from its form; empty lines are left out. */
export function readTyped(form: FormData): TypedReply {
  const all = (name: string) => form.getAll(name).map((value) => String(value).trim());
  const [titles, amounts, prices] = [all('title'), all('amount'), all('price')];
  const lines = all('sku').map((sku, i) => ({
    sku,
    title: titles[i] ?? '',
    amount: amounts[i] ?? '',
    price: prices[i] ?? '',
  }));
  return {
    lines: lines.filter((line) => !isEmpty(line)),
    tradeIn: { title: text(form, 'tradeInTitle'), credit: text(form, 'tradeInCredit') },
    validUntil: text(form, 'validUntil'),
    deliveryTime: text(form, 'deliveryTime'),
    words: text(form, 'words'),
    delivery: { method: text(form, 'method'), price: text(form, 'deliveryPrice') },
  };
}

/** Typed euros (`11 990,00`) as a number; null when it is none. */
export function euros(typed: string): number | null {
  const plain = typed.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** The input of a reply, as the service and the command line read it. */
export function replyInput({ lines, tradeIn, delivery, validUntil, deliveryTime, words }: TypedReply): object {
  const hasTradeIn = tradeIn.title !== '' || tradeIn.credit !== '';
  return {
    lines: lines.map(({ sku, title, amount, price }) => ({
      sku: sku || null,
      title,
      price: euros(price),
      amount: /^\d+$/.test(amount) ? Number(amount) : amount || null,
    })),
    tradeIn: hasTradeIn ? { title: tradeIn.title, credit: euros(tradeIn.credit) } : null,
    delivery: delivery.method ? { method: delivery.method, price: euros(delivery.price || '0') } : null,
    validUntil,
    deliveryTime,
    words,
  };
}

const commas = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',');

/** A sent reply as a form shows it. */
export const typedOf = (answer: QuoteReply, validUntil: string): TypedReply => ({
  lines: answer.lines.map(({ sku, title, variationName, amount, unit }) => ({
    sku: sku ?? '',
    title: [title, variationName].filter(Boolean).join(', '),
    amount: String(amount),
    price: commas(unit),
  })),
  tradeIn: { title: answer.tradeIn?.title ?? '', credit: answer.tradeIn ? commas(answer.tradeIn.credit) : '' },
  validUntil,
  deliveryTime: answer.deliveryTime,
  words: answer.words,
  delivery: {
    method: answer.delivery?.methodId ?? '',
    price: answer.delivery ? commas(answer.delivery.price.shipping) : '',
  },
});

/** Sums of what is typed, for the bar below the form; unreadable numbers count as zero. */
export function typedTotals({ lines, tradeIn, delivery }: TypedReply, listPrices: Readonly<Record<string, Cents>>) {
  const cents = (typed: string): Cents => Math.round((euros(typed) ?? 0) * 100);
  const pieces = (amount: string) => Math.max(1, Math.floor(Number(amount)) || 1);
  const read = lines.map(({ sku, title, amount, price }) => ({
    sku: sku || null,
    title,
    variationName: '',
    vatRate: 0,
    amount: pieces(amount),
    unit: cents(price),
  }));
  const credit = cents(tradeIn.credit);
  const shipping = { shipping: cents(delivery.price), officeFee: 0 };
  const { total } = quoteReplyTotals({
    lines: read,
    delivery: delivery.method ? { methodId: delivery.method, price: shipping } : null,
  });
  const list = read.reduce((sum, { sku, unit, amount }) => sum + (listPrices[sku ?? ''] ?? unit) * amount, 0);
  const goods = read.reduce((sum, { unit, amount }) => sum + unit * amount, 0);
  return { list, discount: goods - list, credit, toPay: total - credit };
}
