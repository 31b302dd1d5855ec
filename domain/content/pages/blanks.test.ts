import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blanksIn, fillBlanks } from './blanks.ts';

const terms = '[[Tarkista ja poista tämä rivi]]\n\nKuluista vastaa [[kuka maksaa]].\n\n- [[osoite]] ja [[ohje]]\n';

test('finds each blank with the line around it (admin-page-9)', () => {
  expect(blanksIn(terms)).toEqual([
    { prompt: 'Tarkista ja poista tämä rivi', before: '', after: '', isAlone: true },
    { prompt: 'kuka maksaa', before: 'Kuluista vastaa ', after: '.', isAlone: false },
    { prompt: 'osoite', before: '- ', after: ' ja [[ohje]]', isAlone: false },
    { prompt: 'ohje', before: '- [[osoite]] ja ', after: '', isAlone: false },
  ]);
});

test.each([
  [['', 'asiakas', null, 'ohje'], 'Kuluista vastaa asiakas.\n\n- [[osoite]] ja ohje\n'],
  [[null, '', 'x', 'y'], '[[Tarkista ja poista tämä rivi]]\n\nKuluista vastaa .\n\n- x ja y\n'],
  [['Tarkistettu', null, null, null], 'Tarkistettu\n\nKuluista vastaa [[kuka maksaa]].\n\n- [[osoite]] ja [[ohje]]\n'],
])('fills %j (admin-page-9)', (fills, expected) => {
  expect(fillBlanks(terms, fills)).toBe(expected);
});

test.each(['', '[[auki', 'kiinni]]', ']] [['])('finds no blank in %j', (text) => {
  expect([blanksIn(text), fillBlanks(text, ['x'])]).toEqual([[], text]);
});

test('what is left alone stays byte for byte, and every filled blank is gone', () => {
  const word = fc.string({ unit: fc.constantFrom('a', '[', ']', '\n', ' ', '[[', ']]') });
  fc.assert(
    fc.property(word, (text) => {
      expect(fillBlanks(text, [])).toBe(text);
      const count = blanksIn(text).length;
      const filled = fillBlanks(
        text,
        Array.from({ length: count }, () => 'täynnä'),
      );
      expect(filled.split('täynnä').length - 1).toBe(count);
    }),
  );
});
