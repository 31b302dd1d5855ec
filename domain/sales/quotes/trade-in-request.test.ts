import { expect, test } from 'vitest';
import { checkTradeIn } from './trade-in-request.ts';

const typed = {
  tradeIn: 'on',
  tradeMake: ' Kaira ',
  tradeModel: 'Reitti 550',
  tradeYear: '2017',
  tradeUsage: '8 400',
  tradeUnit: 'km',
  tradeCondition: 'good',
  tradeCode: 'abc-123',
  tradeNotes: 'Uusi telamatto.\r\nPidetty hyvin.',
};

test('a trade-in is read as typed, without its box ticked there is none (trade-in-1)', () => {
  expect(checkTradeIn(typed, 2026)).toEqual({
    ok: true,
    value: {
      make: 'Kaira',
      model: 'Reitti 550',
      year: 2017,
      usage: 8400,
      unit: 'km',
      condition: 'good',
      vehicleCode: 'ABC-123',
      notes: 'Uusi telamatto.\nPidetty hyvin.',
    },
  });
  expect(checkTradeIn({ ...typed, tradeIn: undefined }, 2026)).toEqual({ ok: true, value: null });
});

test.each([
  ['tradeMake', ' ', 'quote.error.required'],
  ['tradeModel', 'x'.repeat(61), 'quote.error.tooLong'],
  ['tradeYear', '1949', 'quote.error.year'],
  ['tradeYear', '2028', 'quote.error.year'],
  ['tradeYear', '', 'quote.error.year'],
  ['tradeUsage', '-1', 'quote.error.usage'],
  ['tradeUsage', '12,5', 'quote.error.usage'],
  ['tradeUsage', '', 'quote.error.usage'],
  ['tradeCondition', 'mint', 'quote.error.condition'],
  ['tradeCode', '<script>', 'quote.error.vehicleCode'],
  ['tradeNotes', 'a\0b', 'quote.error.text'],
])('%s %j is named (trade-in-1)', (field, value, message) => {
  expect(checkTradeIn({ ...typed, [field]: value }, 2026)).toMatchObject({ ok: false, details: [{ field, message }] });
});

test('next year’s models are accepted', () => {
  expect(checkTradeIn({ ...typed, tradeYear: 2027, tradeUsage: 0 }, 2026)).toMatchObject({ ok: true });
});
