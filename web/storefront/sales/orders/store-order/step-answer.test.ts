import { expect, test } from 'vitest';
import { parcelOf } from './step-answer.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  [
    { carrier: 'posti', tracking: ' jjfi 6500 0001 ' },
    { carrier: 'posti', tracking: 'JJFI65000001', lines: null, isGood: true },
  ],
  [
    { carrier: 'kelkka', tracking: '' },
    { carrier: 'other', tracking: '', lines: null, isGood: true },
  ],
  [
    { carrier: 'posti', tracking: '<script>' },
    { carrier: 'posti', tracking: '<SCRIPT>', lines: null, isGood: false },
  ],
  [
    { 'pieces-0': '2', 'pieces-1': '0', tracking: '' },
    { carrier: 'other', tracking: '', lines: [{ position: 0, amount: 2 }], isGood: true },
  ],
  [{}, { carrier: 'other', tracking: '', lines: null, isGood: true }],
])('%o', (fields, expected) => {
  expect(parcelOf(form(fields as Record<string, string>))).toEqual(expected);
});
