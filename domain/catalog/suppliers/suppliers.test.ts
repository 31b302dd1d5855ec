import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_ROWS } from '#domain/catalog/imports/import-run.ts';
import { guessColumns, lackingFields } from './guess-columns.ts';
import { decimalMarkOf, FINE, readPriceText } from './price-text.ts';
import { nextFetch, waitsFor } from './schedule.ts';
import { PLAIN_RULES } from './supplier.ts';
import { type ListCells, priceOf, readListRow } from './supplier-row.ts';

describe('columns of a price list are guessed by their names (supplier-list-1)', () => {
  test.each([
    [
      ['PART_NO', 'DESC_FI', 'NET', 'PKG'],
      ['code', 'name', 'priceWithoutVat', 'packSize'],
    ],
    [
      ['Tuotekoodi', 'Nimitys', 'Veroton', 'Korvaava'],
      ['code', 'name', 'priceWithoutVat', 'replacedBy'],
    ],
    [
      ['Artikelnummer', 'Benämning', 'Bruttohinta', 'Lagersaldo'],
      ['code', 'name', 'priceWithVat', 'quantity'],
    ],
    [
      ['SKU', 'Description', 'RRP', 'EAN', 'Currency'],
      ['code', 'name', 'priceWithVat', 'ean', 'currency'],
    ],
    // one price is enough, and a field has one column
    [
      ['Part No.', 'Article', 'Net', 'RRP'],
      ['code', null, null, 'priceWithVat'],
    ],
    [
      ['Foo', 'Bar'],
      [null, null],
    ],
  ])('%s', (headers, fields) => {
    expect(headers.map((header) => guessColumns(headers, {})[header])).toEqual(fields);
  });

  test('what a supplier’s last list had goes before, also that a column is not used', () => {
    const mapping = guessColumns(['A', 'NET', 'RRP', 'Nimi'], { A: 'code', RRP: 'priceWithoutVat', Nimi: null });
    expect(mapping).toEqual({ A: 'code', RRP: 'priceWithoutVat', Nimi: null, NET: null });
    expect(lackingFields(mapping)).toEqual([]);
    expect(lackingFields({ a: 'name' })).toEqual(['code', 'price']);
  });

  test('no field is given twice, whatever the headers', () => {
    const words = fc.constantFrom('code', 'koodi', 'sku', 'Nimi', 'name', 'RRP', 'net', 'Hinta', 'x', '');
    fc.assert(
      fc.property(fc.uniqueArray(words), (headers) => {
        const given = Object.values(guessColumns(headers, {})).filter(Boolean);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });
});

describe('prices as lists write them', () => {
  test.each([
    ['12,50', null, 12.5],
    ['12.50 €', null, 12.5],
    ['1 234,50', null, 1234.5],
    ['1\u00a0234,5', ',', 1234.5],
    ['1.234,50', null, 1234.5],
    ['1,234.50', null, 1234.5],
    ['1.249', ',', 1249],
    ['1.249', '.', 1.249],
    ['86.1050', null, 86.105],
    ['EUR 7', null, 7],
    ["1'234.50", '.', 1234.5],
    ['1.249', null, 'ambiguous-price'],
    ['kysy', null, 'not-a-price'],
    ['12,5,0', ',', 'not-a-price'],
    ['1.23.456', ',', 'not-a-price'],
    ['-5', null, 'negative-price'],
    ['=1+1', null, 'not-a-price'],
    ['9999999999', null, 'not-a-price'],
  ] as const)('%s with the mark %s', (text, mark, euros) => {
    expect(readPriceText(text, mark)).toBe(typeof euros === 'number' ? Math.round(euros * FINE) : euros);
  });

  test('every price in cents is read back, with either mark and grouped', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(',' as const, '.' as const),
        (cents, mark) => {
          const [whole = '', decimals] = (cents / 100).toFixed(2).split('.');
          const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, mark === ',' ? '.' : ',');
          expect(readPriceText(`${grouped}${mark}${decimals}`, mark)).toBe(cents * 100);
          expect(readPriceText(`${grouped}${mark}${decimals}`, null)).toBe(cents * 100);
        },
      ),
    );
  });

  test.each([
    [['1.249', '12,50'], ','],
    [['1,249', '12.5'], '.'],
    [['1.249', '100'], null],
    [['1,5', '1.5'], null],
  ])('the mark of %s is %s', (cells, mark) => {
    expect(decimalMarkOf(cells)).toBe(mark);
  });
});

describe('a row of a list (supplier-list-2)', () => {
  const read = (cells: ListCells, rules = PLAIN_RULES) => readListRow(cells, { rules, decimal: ',', vatPercent: 25.5 });

  test.each([
    [10 * FINE, { factor: 10_000, rounding: null, perPack: false }, 1255],
    [10 * FINE, { factor: 13_500, rounding: null, perPack: false }, 1694],
    [10 * FINE, { factor: 13_500, rounding: { step: 100, ending: 90, direction: 'nearest' }, perPack: false }, 1690],
    [0, { factor: 13_500, rounding: null, perPack: false }, 0],
  ] as const)('%s ten-thousandths by %s', (list, rule, cents) => {
    expect(priceOf(list, rule, 25.5)).toBe(cents);
  });

  test('what the list has no column for is missing, an empty cell is a value', () => {
    expect(read({ code: ' A-1 ', priceWithVat: '12,50' })).toEqual({
      part: { code: 'A-1', price: 1250 },
      problems: [],
    });
    expect(read({ code: 'A', priceWithVat: '', quantity: '', availableOn: '', replacedBy: '' }).part).toEqual({
      code: 'A',
      price: null,
      quantity: null,
      availableOn: null,
      replacedBy: [],
    });
  });

  test('codes get the prefix, replacing ones too; a price of a pack is divided', () => {
    const rules = { ...PLAIN_RULES, prefix: 'P-', group: 'Hihnat', perPack: true };
    expect(read({ code: '1', priceWithVat: '12', packSize: '4', replacedBy: '2|3', group: '' }, rules).part).toEqual({
      code: 'P-1',
      price: 300,
      replacedBy: ['P-2', 'P-3'],
      group: 'Hihnat',
    });
  });

  test.each<[ListCells, string[]]>([
    [{ code: '', name: '', priceWithVat: 'x' }, ['code missing', 'name missing', 'priceWithVat not-a-price']],
    [{ code: 'A\0B', priceWithVat: '1' }, ['code control-characters']],
    [{ code: 'A'.repeat(101), priceWithVat: '1' }, ['code too-long']],
    [{ code: 'A', priceWithVat: '1', currency: 'SEK' }, ['currency other-currency']],
    [{ code: 'A', priceWithVat: '99999999' }, ['priceWithVat too-large']],
    [
      { code: 'A', priceWithVat: '1', quantity: '3,5', availableOn: '31.2.2027' },
      ['quantity not-a-number', 'availableOn not-a-day'],
    ],
  ])('%s is refused', (cells, problems) => {
    expect(read(cells).problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
  });

  test('no cells make it throw', () => {
    const cell = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        fc.record({ code: cell, name: cell, priceWithVat: cell, quantity: cell, availableOn: cell }),
        (cells) => {
          const { part, problems } = read(cells);
          expect(problems.length > 0 || (part.price ?? 0) >= 0).toBe(true);
        },
      ),
    );
  });
});

describe('schedules', () => {
  const zone = 'Europe/Helsinki';
  test.each([
    ['hour', '00:00', '2026-11-21T10:00:00Z', '2026-11-21T11:00:00.000Z'],
    ['day', '05:30', '2026-11-21T02:00:00Z', '2026-11-21T03:30:00.000Z'],
    ['day', '05:30', '2026-11-21T03:30:00Z', '2026-11-22T03:30:00.000Z'],
  ] as const)('every %s at %s after %s', (every, at, now, next) => {
    expect(nextFetch({ every, at }, new Date(now), zone).toISOString()).toBe(next);
  });

  const found = { ...NO_ROWS, rows: 1000, raised: 10, broken: 10, problems: 10 };
  test.each([
    [found, { applies: true, mostBroken: 1 }, null],
    [found, { applies: true, mostBroken: 0.5 }, 'broken'],
    [found, { applies: false, mostBroken: 100 }, 'by-hand'],
    [{ ...found, large: 1 }, { applies: true, mostBroken: 100 }, 'large'],
    [NO_ROWS, { applies: true, mostBroken: 0 }, 'nothing'],
  ])('%s within %s waits: %s', (counts, limits, why) => {
    expect(waitsFor(counts, limits)).toBe(why);
  });
});
