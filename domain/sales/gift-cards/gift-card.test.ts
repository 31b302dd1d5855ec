import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CODE_ALPHABET,
  cardCode,
  giftCardStatus,
  isCardCode,
  plainCode,
  RANDOM_CHARACTERS,
  spacedCode,
} from './gift-card.ts';

const drawn = fc.array(fc.nat(30), { minLength: RANDOM_CHARACTERS, maxLength: RANDOM_CHARACTERS });
const at = fc.nat(RANDOM_CHARACTERS);

test('reads a code in any spelling', () => {
  const code = cardCode(Array.from({ length: 15 }, (_, i) => i * 2));
  expect(code).toBe('2468ACEGJMPRTVXA');
  expect(spacedCode(code)).toBe('2468-ACEG-JMPR-TVXA');
  for (const written of ['2468-aceg-jmpr-tvxa', ' 2468 ACEG–JMPR TVXA'])
    expect([plainCode(written), isCardCode(written)]).toEqual([code, true]);
});

test('detects every wrong character and every swap of two', () => {
  fc.assert(
    fc.property(drawn, at, fc.integer({ min: 1, max: 30 }), at, (numbers, i, off, j) => {
      const code = [...cardCode(numbers)];
      expect(isCardCode(code.join(''))).toBe(true);
      const slip = code.with(i, CODE_ALPHABET[(CODE_ALPHABET.indexOf(code[i] ?? '') + off) % 31] ?? '');
      expect(isCardCode(slip.join(''))).toBe(false);
      const swapped = code.with(i, code[j] ?? '').with(j, code[i] ?? '');
      expect(isCardCode(swapped.join(''))).toBe(code[i] === code[j]);
    }),
  );
});

test.each(['', '2468', '2468-ACEG-JMPR-TVXO', '0000-0000-0000-0000', '2468ACEGJMPRTVXA2'])('rejects %j', (code) =>
  expect(isCardCode(code)).toBe(false),
);

test.each([
  [true, 2500, 'accepted'],
  [true, 1, 'accepted'],
  [true, 0, 'used'],
  [false, 0, 'not_in_use'],
] as const)('valid %s with %s cents is %s (gift-card-1)', (valid, openAmount, outcome) =>
  expect(giftCardStatus({ valid, openAmount })).toBe(outcome),
);
