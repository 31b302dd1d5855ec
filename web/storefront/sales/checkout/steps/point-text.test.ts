import { expect, test } from 'vitest';
import { distanceText, placeText } from './service-point-picker.tsx';

test.each([
  [4, '0 m'],
  [346, '350 m'],
  [999, '1000 m'],
  [1240, '1,2 km'],
  [13_600, '14 km'],
])('%i metres are %s', (metres, text) => expect(distanceText(metres)).toBe(text));

test('formats the address of a point with and without a street', () => {
  expect(placeText({ street: 'Äimätie 1', postcode: '90400', city: 'Oulu' })).toBe('Äimätie 1, 90400 Oulu');
  expect(placeText({ street: '', postcode: '90400', city: 'Oulu' })).toBe('90400 Oulu');
});
