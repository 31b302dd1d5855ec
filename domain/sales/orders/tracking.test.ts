import { expect, test } from 'vitest';
import { carrierOf, isTrackingCode, trackingUrl } from './tracking.ts';

test.each([
  ['posti', 'JJFI 1/2', 'https://www.posti.fi/fi/seuranta#/lahetys/JJFI%201%2F2'],
  ['matkahuolto', 'MH123', 'https://www.matkahuolto.fi/seuranta?parcelNumber=MH123'],
  ['other', 'X1', null],
  ['kelkka', 'X1', null],
  ['posti', null, null],
])('the tracking page of %s for %s is %s', (carrier, code, url) => {
  expect(trackingUrl(carrier, code)).toBe(url);
});

test('knows the carriers of the delivery table and the format of tracking codes', () => {
  expect([carrierOf('posti'), carrierOf('store'), carrierOf(null)]).toEqual(['posti', 'other', 'other']);
  expect(['JJFI6500', 'MH-12', 'a b', '<b>', 'abc', ''].map(isTrackingCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
