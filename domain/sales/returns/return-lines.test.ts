import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReturn, exchangeTerms, returnableLines, returnDeadline } from './return-lines.ts';

const line = { amount: 2, refundedAmount: 0, kind: 'goods', customization: null } as const;

describe('returnDeadline (return-3)', () => {
  test.each([
    ['2026-11-09', '2026-11-23'],
    // a Saturday moves to Monday, and Christmas to the working day after it
    ['2026-11-14', '2026-11-30'],
    ['2026-12-11', '2026-12-28'],
  ])('goods received on %s come back until %s', (received, last) => {
    expect(returnDeadline(received)).toBe(last);
  });
});

test('what is refunded or on its way back may not come back again (return-3)', () => {
  const lines = [
    line,
    { ...line, refundedAmount: 1 },
    { ...line, customization: {} },
    { ...line, kind: 'gift_card' as const },
  ];
  expect(
    returnableLines(lines, [
      { position: 0, amount: 1 },
      { position: 1, amount: 1 },
    ]),
  ).toEqual([
    { left: 1, why: null },
    { left: 0, why: 'returned' },
    { left: 0, why: 'cut' },
    { left: 0, why: 'gift_card' },
  ]);
});

describe('checkReturn (return-3)', () => {
  const left = [
    { left: 2, why: null },
    { left: 0, why: 'cut' as const },
  ];
  const typed = { position: 0, amount: 1, reason: 'size', sku: '' };
  test('keeps the chosen lines', () => {
    expect(checkReturn('refund', [typed, { ...typed, position: 1, amount: 0 }], left)).toEqual({
      ok: true,
      value: [{ position: 0, amount: 1, reason: 'size', sku: null }],
    });
  });
  test.each([
    ['nothing chosen', 'refund', [], 'nothing'],
    ['more than is left', 'refund', [{ ...typed, amount: 3 }], 'too_many'],
    ['half a piece', 'refund', [{ ...typed, amount: 0.5 }], 'too_many'],
    ['a negative number', 'refund', [{ ...typed, amount: -1 }], 'too_many'],
    ['the same line twice', 'refund', [typed, typed], 'too_many'],
    ['a line that may not come back', 'refund', [{ ...typed, position: 1 }], 'too_many'],
    ['a line that is not there', 'refund', [{ ...typed, position: 9 }], 'too_many'],
    ['no reason', 'refund', [{ ...typed, reason: '' }], 'reason'],
    ['an exchange for nothing', 'exchange', [typed], 'variant'],
  ] as const)('refuses %s', (_, wants, lines, reason) => {
    expect(checkReturn(wants, lines, left)).toMatchObject({ ok: false, reason });
  });
});

describe('a hygiene seal (return-8; Consumer Protection Act 6:16)', () => {
  const sealed = { ...line, hygieneSealed: true };
  test('goods come back while their seal is unbroken', () => {
    expect(returnableLines([sealed, { ...sealed, customization: {} }], [])).toEqual([
      { left: 2, why: null, isSealed: true },
      { left: 0, why: 'cut' },
    ]);
  });

  const left = [
    { left: 2, why: null, isSealed: true },
    { left: 2, why: null },
  ];
  const typed = { position: 0, amount: 1, reason: 'size', sku: '' };
  test.each([
    ['changed', false, 'seal'],
    ['different', false, 'seal'],
    ['late', false, 'seal'],
    ['changed', true, null],
    // the liability for defects knows no seal
    ['faulty', false, null],
  ])('a return because of "%s", seal confirmed: %s', (reason, sealIntact, refused) => {
    const checked = checkReturn('refund', [{ ...typed, reason, sealIntact }], left);
    expect(checked).toMatchObject(refused ? { ok: false, reason: refused, details: 0 } : { ok: true });
    expect(checkReturn('refund', [{ ...typed, reason, position: 1 }], left).ok).toBe(true);
  });
});

describe('exchangeTerms (return-4)', () => {
  test.each([
    ['the same price', 10_000, 10_000, 10_000, { refund: 0 }],
    ['bought in a campaign, both back at their price', 8_000, 10_000, 10_000, { refund: 0 }],
    ['a cheaper one', 10_000, 10_000, 9_000, { refund: 1_000 }],
    ['a cheaper one than the price paid in a campaign allows', 8_000, 10_000, 9_000, { refund: 0 }],
    ['a dearer one', 10_000, 10_000, 10_001, null],
    ['the old one is no longer sold', 10_000, null, 9_000, { refund: 0 }],
  ] as const)('%s', (_, paid, oldNow, newNow, terms) => {
    expect(exchangeTerms(paid, oldNow, newNow)).toEqual(terms);
  });

  test('never gives back more than was paid', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (paid, oldNow, newNow) => {
        const terms = exchangeTerms(paid, oldNow, newNow);
        return terms === null || (terms.refund >= 0 && terms.refund <= paid);
      }),
    );
  });
});
