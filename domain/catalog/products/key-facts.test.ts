import { expect, test } from 'vitest';
import { keyFacts } from './key-facts.ts';

test.each([
  [
    ['397 cm³, 2-tahtinen, ilmajäähdytetty', '121″ × 15″ × 32 mm', '2027'],
    '397\u00a0cm³\u00a0· 121″ × 15″ × 32\u00a0mm\u00a0· 2027',
  ],
  [['1 154 mm', '38,1 mm'], '1 154\u00a0mm\u00a0· 38,1\u00a0mm'],
  [['a', 'b', 'c', 'd'], 'a\u00a0· b\u00a0· c'],
  [[], ''],
])('%j is shown as %j (listing-7)', (values, line) => {
  expect(keyFacts(values)).toBe(line);
});
