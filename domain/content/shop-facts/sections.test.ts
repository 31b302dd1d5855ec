import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageFacts, shop, storeDetails } from '#shop.config';
import { fieldAt, jsonOf, readSection, type ShopFacts, sectionsOf, writeSection } from './sections.ts';
import { day, euros, hours, linesOf, postcodes, time, withFirst, withValue } from './value-texts.ts';

const facts: ShopFacts = { shop, pageFacts, storeDetails };
const sections = sectionsOf(facts);
const section = (id: string) => {
  const found = sections.find((one) => one.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
};

test('every section reads and writes the facts without changing them (setting-2)', () => {
  for (const one of sections) expect(writeSection(jsonOf(facts), one, readSection(facts, one))).toEqual(jsonOf(facts));
});

test('has a section for each store and each group of facts', () => {
  expect(sections.map(({ id }) => id)).toEqual([
    ...[
      'company',
      'look',
      'front',
      'hero',
      'home',
      'menu',
      'dispatch',
      'suppliers',
      'marketing',
      'gift-cards',
      'credit',
    ],
    ...shop.stores.map(({ id }) => `store-${id}`),
  ]);
});

test('writes only the fields that were given', () => {
  const written = writeSection(jsonOf(facts), section('company'), { phone: '010 111' });
  expect(written).toEqual(withValue(jsonOf(facts), 'shop.phone', '010 111'));
});

test('Christmas hours of a store are lines of a list (setting-3)', () => {
  const days = '24.12. | | Jouluaatto | Christmas Eve\n23.12.2026 | 9–15 | Aatonaatto | 23 December';
  const written = writeSection(jsonOf(facts), section('store-ranua'), { days });
  expect(written).toMatchObject({
    storeDetails: {
      ranua: {
        exceptions: [
          { date: '12-24', hours: null, name: { fi: 'Jouluaatto', en: 'Christmas Eve' } },
          { date: '2026-12-23', hours: { opens: '09:00', closes: '15:00' }, name: { fi: 'Aatonaatto' } },
        ],
      },
    },
  });
});

test('spare part brands start as the file has them; a changed list takes their place, also an empty one (setting-9)', () => {
  const suppliers = 'Yamaha | yamaha | 22251\nOma merkki | oma-merkki | 9';
  const written = writeSection(jsonOf(facts), section('suppliers'), { suppliers });
  expect(written).toMatchObject({
    shop: { suppliers: [{ name: 'Yamaha' }, { slug: 'oma-merkki', supplierNumber: '9' }] },
  });
  const none = writeSection(jsonOf(facts), section('suppliers'), { suppliers: '' });
  expect(none).toMatchObject({ shop: { suppliers: [] } });
  const { suppliers: first = '' } = readSection(facts, section('suppliers'));
  expect(writeSection(jsonOf(facts), section('suppliers'), { suppliers: first })).toEqual(jsonOf(facts));
});

test.each([
  ['', undefined],
  ['-', null],
  ['0123456789abcdef', '0123456789abcdef'],
])('the picture of the home page %j is kept as %j (setting-10)', (typed, kept) => {
  const written = writeSection(jsonOf(facts), section('hero'), { picture: typed });
  expect(Object(Object(Object(written).pageFacts).hero).picture).toBe(kept);
});

test('an emptied weekday is closed', () => {
  const written = writeSection(jsonOf(facts), section('store-oulu'), { 'hours.6': '' });
  expect(Object.keys(JSON.parse(JSON.stringify(written)).shop.stores[0].hours)).toEqual(['1', '2', '3', '4', '5']);
});

test.each([
  ['9–18', { opens: '09:00', closes: '18:00' }],
  ['9.30 - 17', { opens: '09:30', closes: '17:00' }],
  ['09:00-18:15', { opens: '09:00', closes: '18:15' }],
  ['', undefined],
  ['9–12–17', '9–12–17'],
])('hours %s', (typed, expected) => {
  expect(hours(undefined).write(typed)).toEqual(expected);
});

test('times and days read back as they were kept', () => {
  const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const two = (value: number) => `${value}`.padStart(2, '0');
  fc.assert(
    fc.property(
      clock,
      ([hour, minute]) => time.write(time.read(`${two(hour)}:${two(minute)}`)) === `${two(hour)}:${two(minute)}`,
    ),
  );
  for (const kept of ['12-24', '2026-12-24', '01-06']) expect(day.write(day.read(kept))).toBe(kept);
});

test('a line of a list survives any text but the separator of its cells', () => {
  const word = fc.stringMatching(/^[a-zåäö0-9 .,/:–-]{1,20}$/).map((value) => value.trim() || 'x');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 5 }), (cells) => {
      expect(linesOf(cells.map((line) => line.join(' | ')).join('\n'))).toEqual(cells);
    }),
  );
});

test('finds the field of a problem by its path', () => {
  expect(fieldAt(section('store-oulu'), 'shop.stores.0.hours.6.closes')?.name).toBe('hours.6');
  expect(fieldAt(section('store-oulu'), 'storeDetails.oulu.exceptions.0.date')?.name).toBe('days');
  expect(fieldAt(section('company'), 'storeDetails.oulu.exceptions')).toBeNull();
});

test.each([
  ['84–86, 90', ['84', '85', '86', '90']],
  ['913-915', ['913', '914', '915']],
  ['00–02', ['00', '01', '02']],
  ['86–84', ['86–84']],
  ['10–99999', ['10–99999']],
  ['abc', ['abc']],
])('beginnings of postcodes %s', (typed, expected) => {
  expect(postcodes.write(typed)).toEqual(expected);
});

test('beginnings of postcodes read back as they were kept', () => {
  const start = fc.stringMatching(/^\d{2,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(start, { maxLength: 30 }), (starts) => {
      expect(postcodes.write(postcodes.read(starts))).toEqual(expect.arrayContaining(starts));
    }),
  );
});

test('a value equal to its first one is not kept', () => {
  const price = withFirst(euros, 540);
  expect([price.read(undefined), price.read(690), price.write('5,4'), price.write('6,9'), price.write('x')]).toEqual([
    ...['5,40', '6,90', undefined, 690, 'x'],
  ]);
});
