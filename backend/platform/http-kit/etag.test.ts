import { expect, test } from 'vitest';
import { namesEtag } from './etag.ts';

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"x", W/"a" ,"y"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
  [undefined, false],
])('If-None-Match: %s contains W/"a": %s', (header, isNamed) => {
  expect(namesEtag(header, 'W/"a"')).toBe(isNamed);
});
