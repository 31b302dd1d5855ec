import { describe, expect, test } from 'vitest';
import { gramsOf, readParcel } from './parcel-input.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ key: 'k', box: 'M', weight: '3,1', ...fields })) data.set(name, value);
  return data;
};

test.each([
  ['3,1', 3100],
  ['0.25', 250],
  ['35', 35_000],
  ['35,1', null],
  ['0', null],
  ['-1', null],
  ['2 kg', null],
  ['', null],
])('a weight of "%s" is %s grams', (text, grams) => {
  expect(gramsOf(text)).toBe(grams);
});

describe('the parcel form', () => {
  test('takes the sides of a box', () => {
    expect(readParcel(form({}), true).parcel).toEqual({
      idempotencyKey: 'k',
      trackingCode: null,
      width: 40,
      height: 30,
      depth: 20,
      grams: 3100,
    });
  });

  test('takes own sides when no box is chosen', () => {
    const own = form({ box: 'own', width: '120', height: '20', depth: '10' });
    expect(readParcel(own, true).parcel).toMatchObject({ width: 120, height: 20, depth: 10 });
  });

  test('names every wrong field', () => {
    const wrong = form({ box: 'own', width: '0', height: '20', depth: '201', weight: 'paljon' });
    expect(readParcel(wrong, false)).toEqual({ parcel: null, errors: { weight: true, size: true, tracking: true } });
  });

  test('needs a tracking code only where the carrier books no label', () => {
    expect(readParcel(form({}), false).errors).toEqual({ tracking: true });
    expect(readParcel(form({ tracking: 'JJFI123' }), false).parcel).toMatchObject({ trackingCode: 'JJFI123' });
    expect(readParcel(form({ tracking: 'ei ole' }), true).errors).toEqual({ tracking: true });
  });
});
