import { expect, test } from 'vitest';
import { quoteItem } from '#domain/cart/quote-cart.ts';
import { shop } from '#shop.config';
import { loadLocale } from '#storefront/i18n/i18n.tsx';
import { quoteLetter } from './quote-letter.ts';

const t = await loadLocale('fi', 'quote');
const line = (i: number) => quoteItem({ sku: `A&B+${i}@1044`, title: 'Variaattorihihna, leveä', slug: '' }, i + 1);
const parts = (href: string) => {
  const url = new URL(href);
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') ?? '' };
};

test('the letter names every line to the shop, spaces as mail programs read them', () => {
  const { href, isWhole } = quoteLetter([line(0), line(2)], t);
  expect(isWhole).toBe(true);
  expect(href).not.toContain('+');
  const { to, subject, body } = parts(href);
  expect([to, subject]).toEqual([shop.email, 'Tarjouspyyntö, 2 riviä']);
  expect(body).toContain('1 kpl  Variaattorihihna, leveä  (A&B+0@1044)\n3 kpl  Variaattorihihna, leveä  (A&B+2@1044)');
});

test('a list too long for an address says how many lines are left', () => {
  const items = Array.from({ length: 200 }, (_, i) => line(i));
  const { href, isWhole } = quoteLetter(items, t);
  expect([isWhole, href.length <= 1800]).toEqual([false, true]);
  const { body } = parts(href);
  const written = body.match(/@1044/g)?.length ?? 0;
  expect(written).toBeGreaterThan(5);
  expect(body).toContain(`… ja ${200 - written} riviä`);
});
