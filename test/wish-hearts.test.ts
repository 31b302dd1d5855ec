import { expect, test } from 'vitest';
import { renderedShop } from './words/rendered-shop.ts';
import { textOf } from './words/text-of.ts';

test('a heart has labels for both states, and the sign-in page explains the wish', {
  timeout: 60_000,
}, async () => {
  const { page } = await renderedShop([{ sku: 'A', price: 1999, stock: { oulu: 9 } }]);
  const product = (await page('/product/tuote-a')).html;
  const [, heart = ''] = product.split('data-wish="A"');
  expect(textOf(heart.split('</a>')[0] ?? '')).toMatch(/Lisää toivelistalle\s*Toivelistalla/);

  const signIn = await page('/kirjaudu?next=%2Fproduct%2Ftuote-a&toive=A');
  expect(textOf(signIn.html)).toContain('niin tallennamme tämän tuotteen toivelistallesi.');
  expect(signIn.html).toContain('href="/product/tuote-a"');
  expect(textOf((await page('/en/kirjaudu?next=%2Fen%2Fproduct%2Ftuote-a&toive=A')).html)).toContain(
    'we will save this product to your wish list.',
  );
  for (const path of ['/kirjaudu', '/kirjaudu?next=%2Fostoskori', '/kirjaudu?next=%2F&toive=EIOLE'])
    expect(textOf((await page(path)).html)).not.toContain('toivelistallesi');
});
