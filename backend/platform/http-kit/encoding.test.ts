import { expect, test } from 'vitest';
import { encodingFor } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['x-br, gzip;q=0', 'identity'],
  [null, 'identity'],
])('a client that accepts "%s" gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
