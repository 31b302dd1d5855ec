import { expect, test } from 'vitest';
import type { BuiltShop } from './built-shop.ts';
import { checkFeed } from './check-feed.ts';
import { createFaults } from './faults.ts';
import { readPage } from './read-page.ts';
import type { Walk } from './walk.ts';

const item = (fields: Record<string, string>) =>
  `<item>${Object.entries(fields)
    .map(([name, text]) => `<g:${name}>${text}</g:${name}>`)
    .join('')}</item>`;
const feed = item({
  id: 'A&amp;B',
  link: 'https://kauppa.example/product/a',
  price: '99.00 EUR',
  sale_price: '79.00 EUR',
  availability: 'in_stock',
});

async function faultsOf(price: string, availability = 'https://schema.org/InStock') {
  const jsonLd = { '@type': 'Product', sku: 'A&B', offers: { price, availability } };
  const page = readPage(`<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`);
  const walk = { pages: new Map([['/product/a', { page }]]) } as unknown as Walk;
  const faults = createFaults();
  const shop = { get: async () => new Response(feed) } as unknown as BuiltShop;
  expect(await checkFeed(shop, walk, faults)).toBe(2);
  return faults.lines();
}

test('feed and page agree on each sku, the reduced price too', async () => {
  expect(await faultsOf('79.00')).toEqual([]);
  expect(await faultsOf('99.00')).toContain('✗ feed and page differ in price (1)');
  expect((await faultsOf('79.00', 'https://schema.org/OutOfStock')).join()).toContain('differ in availability');
});
