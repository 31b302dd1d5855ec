import { expect, test } from 'vitest';
import { kitsText, readKits } from './kit.ts';

const kits = [
  {
    code: '10h',
    name: { fi: 'Huoltosarja 10 h', en: 'Service kit 10 h' },
    lines: [
      { sku: '81-1016', amount: 2 },
      { sku: '910 89 31-05@301', amount: 1 },
    ],
  },
  { code: 'talvi', name: { fi: 'Talvi' }, lines: [{ sku: 'A x', amount: 1 }] },
];

test('reads what it writes', () => {
  expect(readKits(kitsText(kits))).toEqual(kits);
  expect(readKits('\n  \n')).toEqual([]);
});

test('a part without an amount is one piece; what is missing stays empty', () => {
  expect(readKits('a | Sarja | X-1, Y-2 x3')).toEqual([
    {
      code: 'a',
      name: { fi: 'Sarja' },
      lines: [
        { sku: 'X-1', amount: 1 },
        { sku: 'Y-2', amount: 3 },
      ],
    },
  ]);
  expect(readKits('sarja')).toEqual([{ code: 'sarja', name: { fi: '' }, lines: [] }]);
});
