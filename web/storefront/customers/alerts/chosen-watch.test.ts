import { expect, test } from 'vitest';
import { chosenWatch } from './chosen-watch.ts';

const choices = {
  slug: 'boksi',
  name: 'Boksi',
  image: null,
  variants: [
    { sku: 'A', variationName: 'Musta', price: 100, kinds: ['price_drop' as const] },
    { sku: 'B', variationName: 'Puna', price: 100, kinds: ['back_in_stock' as const, 'price_drop' as const] },
  ],
};
const chosen = (query: string) => {
  const { sku, kind } = chosenWatch(choices, new URLSearchParams(query));
  return `${sku} ${kind}`;
};

test.each([
  ['', 'A price_drop'],
  ['laji=saatavilla', 'B back_in_stock'],
  ['laji=hinta', 'A price_drop'],
  ['sku=B', 'B back_in_stock'],
  ['sku=B&laji=hinta', 'B price_drop'],
  ['sku=A&laji=saatavilla', 'A price_drop'],
  ['sku=X&laji=jotain', 'A price_drop'],
])('%s preselects %s', (query, expected) => expect(chosen(query)).toBe(expected));
