import { expect, test } from 'vitest';
import type { ServicePoint } from '#backend/delivery/service.ts';
import type { T } from '#storefront/i18n/i18n.tsx';
import { distanceText, pointFacts, pointText } from './point-text.ts';

const point: ServicePoint = {
  id: 'A',
  provider: 'posti',
  name: 'K-Market',
  street: 'Äimätie 1',
  postcode: '90400',
  city: 'Oulu',
  isLocker: false,
  openingHours: 'ma–su 7–22',
};

test.each([
  [4, '0 m'],
  [346, '350 m'],
  [999, '1000 m'],
  [1240, '1,2 km'],
  [13_600, '14 km'],
])('%i metres are %s', (metres, text) => expect(distanceText(metres)).toBe(text));

test('a list tells how near a point is, or its town', () => {
  expect(pointText(point)).toBe('K-Market, Äimätie 1, Oulu');
  expect(pointText({ ...point, distanceM: 350 })).toBe('K-Market, Äimätie 1 (350 m)');
  expect(pointText({ ...point, street: '' })).toBe('K-Market, Oulu');
});

test('of the chosen one it is told where, what and when', () => {
  const t = ((key: string) => key) as T;
  expect(pointFacts(point, t)).toBe('90400 Oulu, ma–su 7–22');
  expect(pointFacts({ ...point, isLocker: true, openingHours: null, note: '2. kerros' }, t)).toBe(
    '90400 Oulu, 2. kerros, checkout.locker',
  );
});
