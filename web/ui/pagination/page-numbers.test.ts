import { describe, expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';

describe('pageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 21, [1, 2, null, 21]],
    [4, 21, [1, 2, 3, 4, 5, null, 21]],
    [10, 21, [1, null, 9, 10, 11, null, 21]],
    [18, 21, [1, null, 17, 18, 19, 20, 21]],
    [21, 21, [1, null, 20, 21]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });
});
