import { expect, test } from 'vitest';
import { testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { seenOn } from './page-seen.ts';

const card = (sku: string) =>
  ({
    sku,
    slug: sku.toLowerCase(),
    name: { default: `Tuote ${sku}`, variation: '' },
    brand: 'Routa',
    price: { final: { inclTax: 12_550, exclTax: 10_000 }, normal: null, vatRate: 25.5 },
  }) as ProductCard;

const view = { head: { title: 'Renkaat' }, cards: [card('A'), card('B')] };
const at = (pathname: string, search = '') => ({ locale: 'fi' as const, pathname, search });

test('pushes the list of a listing, and the clicked item', async () => {
  const { events, presses } = await seenOn('en/catalog/listing/category', view, {
    ...at('/en/category/renkaat'),
    locale: 'en',
  });
  const list = { item_list_id: 'category/renkaat', item_list_name: 'Renkaat' };
  expect(events).toEqual([
    {
      event: 'view_item_list',
      ecommerce: {
        ...list,
        items: [
          expect.objectContaining({ item_id: 'A', index: 0, price: 100, ...list }),
          expect.objectContaining({ item_id: 'B', index: 1 }),
        ],
      },
    },
  ]);
  expect(presses['/en/product/b']).toMatchObject({ event: 'select_item', ecommerce: { items: [{ item_id: 'B' }] } });
});

test('pushes the search term without an e-mail address', async () => {
  const search = async (q: string) => {
    const seen = await seenOn('fi/catalog/search', view, at('/haku', `?${new URLSearchParams({ q })}`));
    return seen.events[0];
  };
  expect(await search('kelkka')).toEqual({ event: 'search', search_term: 'kelkka' });
  expect(await search('matti@example.com')).toEqual({ event: 'search', search_term: '…' });
  expect((await search(' '))?.event).toBe('view_item_list');
});

test('pushes campaigns as promotions of their place', async () => {
  const campaigns = [{ path: 'savottaviikot', title: 'Savottaviikot' }];
  const { events, presses } = await seenOn('fi/sales/campaigns', { campaigns }, at('/kampanjat'));
  const about = { promotion_id: 'savottaviikot', promotion_name: 'Savottaviikot', creative_slot: 'campaigns' };
  expect(events).toEqual([{ event: 'view_promotion', ecommerce: about }]);
  expect(presses['/kampanjat/savottaviikot']).toEqual({ event: 'select_promotion', ecommerce: about });
});

test('pushes a product as the variant of the address, and its related products as lists', async () => {
  const variants = ['A', 'B'].map((sku) => testVariant({ sku, variationName: sku }));
  const product = { name: 'Kypärä', brand: 'Pohja', variants, selectableVariationAttributes: [] };
  const data = { product, accessories: [], related: [card('C')] };
  const { events } = await seenOn('fi/catalog/product', data, at('/product/kypara', '?sku=B'));
  expect(events).toEqual([
    {
      event: 'view_item',
      ecommerce: {
        currency: 'EUR',
        value: 78.88,
        items: [
          { item_id: 'B', item_name: 'Kypärä', item_brand: 'Pohja', item_variant: 'B', price: 78.88, quantity: 1 },
        ],
      },
    },
    { event: 'view_item_list', ecommerce: expect.objectContaining({ item_list_id: 'related' }) },
  ]);
});

test('pushes the spare part that is shown', async () => {
  const part = { sku: '83@1044', productCode: '83', supplier: 'Polaris', name: { default: 'Hihna' } };
  const shown = [{ ...part, finalPrice: { inclTax: 1255, exclTax: 1000 }, vatRate: 25.5 }];
  const { events } = await seenOn('fi/catalog/spare-parts/part', { kind: 'known', shown }, at('/varaosa/83@1044'));
  expect(events).toEqual([
    {
      event: 'view_item',
      ecommerce: {
        currency: 'EUR',
        value: 10,
        items: [{ item_id: '83@1044', item_name: 'Hihna', item_variant: '83', item_brand: 'Polaris', price: 10 }],
      },
    },
  ]);
});

test.each(['fi/sales/checkout', 'fi/sales/orders/account-orders', 'fi/site/not-found'])(
  '%s tells nothing itself',
  async (route) => {
    expect(await seenOn(route, { anything: 1 }, at('/'))).toEqual({ events: [], presses: {} });
  },
);

test('pushes nothing for a page that failed to load', async () => {
  expect((await seenOn('fi/catalog/product', undefined, at('/product/x'))).events).toEqual([]);
});
