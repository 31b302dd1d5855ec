import { expect, test } from 'vitest';
import { allProducts, readProductList } from './product-list.ts';

test('reads filters of an address and leaves out what it does not know', () => {
  const params = new URLSearchParams('q=+kypärä+&state=draft&picture=1&price=0&brand=Routa&category=varusteet&foo=1');
  expect(readProductList(params)).toEqual({
    text: 'kypärä',
    state: 'draft',
    lacks: ['picture'],
    brand: 'Routa',
    category: 'varusteet',
  });
  expect(readProductList(new URLSearchParams('state=gone&few=yes'))).toEqual(allProducts);
});
