import { expect, test } from 'vitest';
import { strengthHint } from './strength-hint.ts';

test.each([
  ['', 'short'],
  ['lyhyt', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['4321432143214321', 'weak'],
  ['Salasana2026!', 'weak'],
  ['tunturi 900', 'fair'],
  ['kelkka-kulkee-koivikossa', 'strong'],
  ['neljä märkää myttyä', 'strong'],
])('%s is %s', (password, expected) => {
  expect(strengthHint(password, 10)).toBe(expected);
});

test('the own name and address add no strength', () => {
  expect(strengthHint('maija.mallikas1', 10, [])).toBe('fair');
  expect(strengthHint('maija.mallikas1', 10, ['Maija', 'Mallikas', 'maija.mallikas@esimerkki.fi'])).toBe('weak');
});

test('takes the minimum length from the setting', () => {
  expect(strengthHint('kelo-77', 6)).toBe('fair');
  expect(strengthHint('kelo-77', 10)).toBe('short');
});
