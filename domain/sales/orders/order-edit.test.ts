import { expect, test } from 'vitest';
import { mergeEdits } from './order-edit.ts';

const stored = { street: 'Koivukatu 1', city: 'Oulu', phone: '+358401234567' };

test.each([
  ['an untouched field is left alone', 'Oulu', 'Oulu', { changes: {}, clashes: [], others: [] }],
  ['a changed field is stored', 'Oulu', 'Ranua', { changes: { city: 'Ranua' }, clashes: [], others: [] }],
  [
    "a colleague's change stays where this person typed nothing",
    'Kemi',
    'Kemi',
    { changes: {}, clashes: [], others: ['city'] },
  ],
  ['the same change by both is no clash', 'Kemi', 'Oulu', { changes: {}, clashes: [], others: [] }],
  [
    'different changes of one field clash',
    'Kemi',
    'Ranua',
    { changes: {}, others: [], clashes: [{ field: 'city', base: 'Kemi', mine: 'Ranua', theirs: 'Oulu' }] },
  ],
])('%s', (_, base, mine, merged) => {
  expect(mergeEdits(stored, [{ field: 'city', base, mine }])).toEqual(merged);
});
