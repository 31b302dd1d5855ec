import { expect, test } from 'vitest';
import { ShopError } from '#domain/base/error-codes.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { loadListing } from './load-listing.ts';

const optionsWith = (failure: Error) => ({
  search: {
    listing: async () => {
      throw failure;
    },
    count: async () => 0,
  },
  query: readListingQuery(new URLSearchParams('q=kelkka')),
  locale: 'fi' as const,
  pathname: '/haku',
  page: () => ({ title: '', path: '/haku' }),
});

test('a search that was stopped responds 503', async () => {
  const stopped = new ShopError('unavailable', 'The search took too long and was stopped.');
  await expect(loadListing(optionsWith(stopped))).rejects.toMatchObject({ init: { status: 503 } });
});

test('rethrows other errors', async () => {
  await expect(loadListing(optionsWith(new TypeError('oops')))).rejects.toThrow('oops');
});

const unit = { cents: 998, per: 'l' } as const;
const oil: ProductCard = {
  sku: 'OLJY',
  slug: 'oljy',
  name: { default: 'Öljy', variation: '' },
  brand: 'Otso',
  image: null,
  labels: [],
  price: {
    final: { inclTax: 3990, exclTax: 3179 },
    normal: 4990,
    discountPercent: 20,
    lowest30: 4990,
    range: null,
    vatRate: 25.5,
    unit,
  },
  stock: { qty: 40, stockStatus: 'inStock', nextDeliveryDate: null, storeAvailability: { oulu: 12, ranua: 0 } },
  labelTags: [],
  reviewScore: null,
  reviewCount: 0,
  variantCount: 1,
  saleMode: 'buy',
  sizePriced: false,
  compareKeys: [],
  used: null,
};

async function listed(card: ProductCard) {
  const facets = {
    brand: [],
    store: [],
    inStock: 0,
    discounted: 0,
    outlet: 0,
    label: [],
    price: null,
    category: [],
  };
  const listing = {
    hits: [card],
    total: 1,
    pages: 1,
    facets: { ...facets, attributes: [] },
    corrected: null,
    fits: null,
    within: null,
    vehicle: null,
    subcategories: [],
  };
  const search = { listing: async () => listing as never, count: async () => 1 };
  return loadListing({ ...optionsWith(new Error()), search });
}

test('cards of a listing have the unit price beside the selling price (price-14: Decree 553/2013, section 3)', async () => {
  const view = await listed(oil);
  expect(view?.cards).toMatchObject([{ price: { final: { inclTax: 3990 }, unit }, stock: { qty: 2 } }]);
  // how much of it which store has is nobody else's business
  expect(view?.cards[0]?.stock.storeAvailability).toEqual({ oulu: 1 });
});

test('a card without a price keeps the day on which the price is published (price-1)', async () => {
  const pricedFrom = '2027-02-25T22:00:00.000Z';
  const view = await listed({ ...oil, price: { ...oil.price, final: null, normal: null, pricedFrom } });
  expect(view?.cards).toMatchObject([{ price: { final: null, pricedFrom } }]);
});
