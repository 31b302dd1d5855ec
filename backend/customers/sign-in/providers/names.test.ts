import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

test.each([
  ['Apple, its own field first', { firstName: ' Aino ', lastName: 'Koivu' }, { given_name: 'X' }, 'Y', 'Aino|Koivu'],
  ['OpenID', undefined, { given_name: 'Aino', family_name: 'Koivu' }, 'Y', 'Aino|Koivu'],
  ['Facebook', undefined, { first_name: 'Aino', last_name: 'Koivu' }, 'Y', 'Aino|Koivu'],
  ['one part only', undefined, { given_name: 'Aino' }, 'Aino Koivu', 'Aino|'],
  ['a whole name', undefined, {}, 'Anna  Maria Koivu', 'Anna Maria|Koivu'],
  ['one word', undefined, {}, 'Aino', 'Aino|'],
  ['nothing', undefined, {}, undefined, '|'],
  ['no text', undefined, { given_name: 7, family_name: null }, '', '|'],
])('%s', (_what, apple, profile, whole, expected) => {
  const { firstname, lastname } = namesOf(apple, profile, whole);
  expect(`${firstname}|${lastname}`).toBe(expected);
});

test('truncates a name to the maximum length', () => {
  expect(namesOf(undefined, { given_name: 'A'.repeat(300) }, undefined).firstname).toHaveLength(50);
});
