import { expect, test } from 'vitest';
import { fitOf } from '#domain/catalog/reviews/review.ts';
import { testShop } from '#test/test-shop.ts';
import { addDemoReviews } from './demo-reviews.ts';

test('adds made-up reviews once, each marked as such, with every rating and a fit (review-3)', async () => {
  const { shop } = await testShop();
  await addDemoReviews(shop);
  await addDemoReviews(shop);
  const { summary, reviews } = await shop.reviews.list('41-2207', { sort: 'newest', stars: null, only: null, page: 1 });
  expect(summary).toMatchObject({ count: 5, average: 4 });
  expect(fitOf(summary)).toBe('small');
  expect(reviews.every(({ name }) => /\((esittely|demo)\)$/.test(name))).toBe(true);
  const { rows } = await shop.db.query<{ stars: number }>('select distinct stars from review order by stars');
  expect(rows.map(({ stars }) => stars)).toEqual([1, 2, 3, 4, 5]);
});

test('lists only reviews with photos or with text when asked (review-8)', async () => {
  const { shop } = await testShop();
  await addDemoReviews(shop);
  const all = { sort: 'newest', stars: null, only: null, page: 1 } as const;
  const listed = async (only: 'photos' | 'text' | null) =>
    (await shop.reviews.list('41-2207', { ...all, only })).reviews.map(({ id }) => id);
  const [first = '', second = '', ...others] = await listed(null);
  await shop.db.query("update review set text = 'Hyvä.'");
  await shop.db.query("update review set photos = '{picture}' where id = $1", [first]);
  await shop.db.query("update review set text = '' where id = $1", [second]);
  expect(await listed('photos')).toEqual([first]);
  expect(await listed('text')).toEqual([first, ...others]);
});
