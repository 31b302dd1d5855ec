import type { QuoteItem } from '#domain/cart/quote-cart.ts';
import { shop } from '#shop.config';
import type { T } from '#storefront/i18n/i18n.tsx';

/** Longer addresses are cut or refused by some mail programs. */
const LONGEST = 1800;

const lineText = ({ amount, title, variationName, sku }: QuoteItem, t: T) =>
  t('quote.letter.line', { amount, name: [title, variationName].filter(Boolean).join(', '), sku });

/** The lines as plain text, for a letter or the clipboard. */
export const quoteListText = (items: readonly QuoteItem[], t: T): string =>
  items.map((item) => lineText(item, t)).join('\n');

export type QuoteLetter = {
  href: string;
  /** False when the list is too long for a letter's address: then it names how many lines are left to paste. */
  isWhole: boolean;
};

const addressOf = (subject: string, body: string) =>
  `mailto:${shop.email}?${new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')}`;

/** A letter to the shop with the lines of the quote cart; as many of them as an address can hold. */
export function quoteLetter(items: readonly QuoteItem[], t: T): QuoteLetter {
  const subject = t('quote.letter.subject', { count: items.length });
  const letter = (count: number) => {
    const left = items.length - count;
    const rest = left > 0 ? `\n${t('quote.letter.more', { count: left })}` : '';
    return addressOf(subject, t('quote.letter.body', { lines: quoteListText(items.slice(0, count), t) + rest }));
  };
  let count = items.length;
  while (count > 0 && letter(count).length > LONGEST) count = Math.min(count - 1, Math.floor(count * 0.9));
  return { href: letter(count), isWhole: count === items.length };
}
