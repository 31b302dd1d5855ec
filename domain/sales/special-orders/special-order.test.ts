import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lostTerm } from './lost-sale.ts';
import {
  cleanSpecialOrder,
  movesFrom,
  type SpecialOrderInput,
  specialOrderMoves,
  specialOrderProblems,
  specialOrderStates,
  stateAfter,
} from './special-order.ts';

const input = (over: Partial<SpecialOrderInput> = {}): SpecialOrderInput => ({
  storeId: 'oulu',
  sku: '9875-253@1499',
  title: 'Jarrupala',
  pieces: 1,
  price: null,
  deposit: '',
  supplier: 'Arctic Cat',
  expectedOn: '',
  note: '',
  name: 'Aino',
  phone: '040 123 4567',
  email: '',
  locale: 'fi',
  ...over,
});

test.each([
  ['ordered', ['arrive', 'cancel']],
  ['arrived', ['fetch', 'cancel', 'reopen']],
  ['fetched', []],
  ['cancelled', ['reopen']],
] as const)('%s allows %j (special-order-2)', (state, moves) => {
  expect(movesFrom(state)).toEqual(moves);
});

test('no order of moves leaves the states, and a fetched part stays fetched (special-order-2)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...specialOrderMoves)), (moves) => {
      let state: (typeof specialOrderStates)[number] = 'ordered';
      for (const move of moves) {
        const next = stateAfter(state, move);
        if (state === 'fetched') expect(next).toBeNull();
        state = next ?? state;
      }
      expect(specialOrderStates).toContain(state);
    }),
  );
});

describe('a typed special order (special-order-1)', () => {
  test.each([
    ['nothing wrong', {}, {}],
    ['a mail in place of a phone', { phone: '', email: 'Aino@Example.fi ' }, {}],
    ['neither phone nor mail', { phone: '' }, { phone: 'contact' }],
    ['no name', { name: '  ' }, { name: 'required' }],
    ['a phone of letters', { phone: 'soita' }, { phone: 'invalid' }],
    ['a mail without a domain', { email: 'aino' }, { email: 'invalid' }],
    ['no pieces', { pieces: 0 }, { pieces: 'invalid' }],
    ['pieces that are no number', { pieces: Number.NaN }, { pieces: 'invalid' }],
    ['a price below nothing', { price: -1 }, { price: 'invalid' }],
    ['a day that does not exist', { expectedOn: '2026-02-30' }, { expectedOn: 'invalid' }],
    ['a control character', { name: 'A\u0000' }, { name: 'invalid' }],
    ['a long note', { note: 'x'.repeat(1001) }, { note: 'too-long' }],
    ['no code', { sku: ' ' }, { sku: 'required' }],
  ])('%s', (_, over, problems) => {
    expect(specialOrderProblems(cleanSpecialOrder(input(over)))).toEqual(problems);
  });
});

test.each([
  ['12-34/a', '1234A'],
  ['1234A@1044', '1234A'],
  ['957 27 61-09', '957276109'],
  ['  Polaris   hihna ', 'polaris hihna'],
  [' ', null],
  ['\u0000', null],
])('the lost sale of %j is counted as %j (special-order-4)', (typed, term) => {
  expect(lostTerm(typed)).toBe(term);
});
