import { expect, test } from 'vitest';
import { fileSize } from './document-list.tsx';

test.each([
  [2_134_000, '2,1 Mt', '2.1 MB'],
  [300_000, '0,3 Mt', '0.3 MB'],
  [99_400, '99 kt', '99 kB'],
  [12, '1 kt', '1 kB'],
])('%i bytes', (bytes, fi, en) => {
  expect([fileSize(bytes, 'fi'), fileSize(bytes, 'en')]).toEqual([fi, en]);
});
