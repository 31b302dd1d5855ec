import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

/** Length that search results show: shorter descriptions are ignored, longer ones cut mid-word. */
export const SHORTEST = 50;
export const LONGEST = 160;

/** Cuts a text after a whole word and adds `…` when something is left out. */
export function truncateAtWord(text: string, longest: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= longest) return whole;
  const cut = whole.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}

/**
 * A description of 50 to 160 characters: a longer one is cut after a word, a short one is followed by the shop's
 * slogan.
 */
export function metaDescription(text: string | undefined, locale: Locale): string {
  const own = truncateAtWord(text ?? '', LONGEST);
  if (own.length >= SHORTEST) return own;
  const end = own && !/[.!?…]$/.test(own) ? `${own}.` : own;
  return truncateAtWord(`${end} ${shop.name}: ${shop.tagline[locale]}`, LONGEST);
}
