import { expect, test } from 'vitest';
import { ShopError } from '#domain/base/error-codes.ts';
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
