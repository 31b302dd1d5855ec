import { expect, test } from 'vitest';
import { trackingLink } from './tracking-link.ts';

test('a parcel is followed on the page of its carrier', () => {
  expect(trackingLink('Posti', 'JJFI 1/2')).toBe('https://www.posti.fi/fi/seuranta#/lahetys/JJFI%201%2F2');
  expect(trackingLink('matkahuolto', 'MH1')).toBe('https://www.matkahuolto.fi/seuranta/tilanne/?package_code=MH1');
});

test('there is no page without a code, nor of a carrier we do not know', () => {
  expect(trackingLink('Posti', null)).toBeNull();
  expect(trackingLink('Kuljetus Oy', 'X1')).toBeNull();
});
