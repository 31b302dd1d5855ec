import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

/** What results show of a description: shorter ones are passed over, longer ones cut anywhere. */
export const SHORTEST = 50;
export const LONGEST = 160;

/** A text that ends with a whole word, and `…` where more follows. */
export function cutText(text: string, longest: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** A description of 50 to 160 characters: a longer one is cut after a word, a short one goes on with what the shop is. */
export function fittedDescription(text: string | undefined, locale: Locale): string {
  const own = cutText(text ?? '', LONGEST);
  if (own.length >= SHORTEST) return own;
  const end = own && !/[.!?…]$/.test(own) ? `${own}.` : own;
  return cutText(`${end} ${shop.name}: ${shop.tagline[locale]}`, LONGEST);
}
