import { expect, test } from 'vitest';
import { townOf } from './towns.ts';

test.each([
  ['90100', 'Oulu'],
  ['97700', 'Ranua'],
  ['22100', 'Mariehamn'],
  ['90014', 'Oulu'],
  ['00100', 'Helsinki'],
  ['62375', 'Ylihärmä'],
])('finds for %s the town %s', (postcode, town) => expect(townOf(postcode)).toBe(town));

test.each(['99998', '9010', '', '90100 ', '# The'])('knows no town for %j', (postcode) =>
  expect(townOf(postcode)).toBeNull(),
);
