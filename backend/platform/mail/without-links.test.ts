import { expect, test } from 'vitest';
import { withoutLinks } from './without-typed-links.ts';

test.each([
  ['Katso https://evil.example/voitto', 'Katso https: //evil. example/voitto'],
  ['www.evil.example', 'www. evil. example'],
  ['a@evil.example', 'a@evil. example'],
  ['http://198.51.100.7/x', 'http: //198.51.100.7/x'],
  ['evil.\u00ADexample ev\u200Bil.\u2060example', 'evil. example evil. example'],
  ['evil。example evil．example', 'evil。 example evil． example'],
  ['пример.рф xn--e1afmkfd.xn--p1ai', 'пример. рф xn--e1afmkfd. xn--p1ai'],
  ['https:\\\\evil', 'https: \\\\evil'],
])('breaks texts that mail programs link: %s', (text, expected) => expect(withoutLinks(text)).toBe(expected));

test.each(['Mitat 12.5 × 3.25, hinta 1.299,00 €. Klo 9.30?\nTerveisin Aino', 'Oy Ab. Ltd', '2026-11-22'])(
  'leaves ordinary words as they are: %s',
  (text) => expect(withoutLinks(text)).toBe(text),
);
