import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const oulu = { latitude: 65.0126, longitude: 25.4715 };
const rovaniemi = { latitude: 66.5039, longitude: 25.7294 };

test.each([
  ['the same place', oulu, oulu, 0],
  ['Oulu and Rovaniemi', oulu, rovaniemi, 166],
  ['both sides of the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ['antipodes', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20015],
])('%s', (_, a, b, km) => {
  expect(Math.round(distanceKm(a, b))).toBe(km);
  expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 9);
});
