import { expect, test } from 'vitest';
import { ShopError } from '#domain/base/error-codes.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { writeListing } from './write-listing.ts';

const given = (failure: Error) => ({
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

test('a search that was stopped answers 503 instead of breaking the page', async () => {
  const stopped = new ShopError('unavailable', 'The search took too long and was stopped.');
  await expect(writeListing(given(stopped))).rejects.toMatchObject({ init: { status: 503 } });
});

test('a bug stays a bug', async () => {
  await expect(writeListing(given(new TypeError('oops')))).rejects.toThrow('oops');
});
