import { expect, test } from 'vitest';
import { checkReview, fitOf, readReviewQuery, summaryOf } from './review.ts';

const form = { stars: '4', text: 'Hyvä kypärä.', fit: '', name: 'Maija' };

test('a review needs stars and a name; text and fit are free (review-1)', () => {
  expect(checkReview(form)).toEqual({ review: { stars: 4, text: 'Hyvä kypärä.', fit: null, name: 'Maija' } });
  expect(checkReview({ ...form, text: '', fit: 'small' })).toMatchObject({ review: { text: '', fit: 'small' } });
  expect(checkReview({ ...form, stars: '6', name: ' \u202E ' })).toEqual({
    problems: { stars: 'required', name: 'required' },
  });
  expect(checkReview({ ...form, text: 'x'.repeat(3001), name: 'y'.repeat(41) })).toEqual({
    problems: { text: 'too_long', name: 'too_long' },
  });
});

test('control characters and marks that turn text around are taken away, line feeds stay', () => {
  expect(checkReview({ ...form, text: 'a\u0000b\r\n\n\n\nc\u202Ed', name: 'Ma\nija' })).toEqual({
    review: { stars: 4, text: 'a b\n\nc d', fit: null, name: 'Ma ija' },
  });
});

test('sums up stars and fits; the fit shows only with a majority of at least three (review-3)', () => {
  const summary = summaryOf([
    { stars: 5, fit: 'small', count: 2 },
    { stars: 4, fit: null, count: 1 },
    { stars: 1, fit: 'small', count: 1 },
  ]);
  expect(summary).toEqual({ count: 4, average: 3.8, stars: [1, 0, 0, 1, 2], fits: { small: 3, true: 0, large: 0 } });
  expect(fitOf(summary)).toBe('small');
  expect(fitOf({ fits: { small: 2, true: 0, large: 0 } })).toBeNull();
  expect(fitOf({ fits: { small: 2, true: 2, large: 0 } })).toBeNull();
  expect(summaryOf([])).toMatchObject({ count: 0, average: null });
});

test.each([
  ['', { sort: 'newest', stars: null, only: null, page: 1 }],
  ['jarjestys=lowest&tahdet=2&sivu=3', { sort: 'lowest', stars: 2, only: null, page: 3 }],
  ['vain=kuva', { sort: 'newest', stars: null, only: 'photos', page: 1 }],
  ['vain=toString', { sort: 'newest', stars: null, only: null, page: 1 }],
  ['jarjestys=x&tahdet=9&sivu=-1', { sort: 'newest', stars: null, only: null, page: 1 }],
])('reads the address ?%s', (query, read) => expect(readReviewQuery(new URLSearchParams(query))).toEqual(read));
