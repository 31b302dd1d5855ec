import { expect, test } from 'vitest';
import { byDictionary, valueOrder } from './value-order.ts';

const ordered = (...texts: string[]) => texts.toSorted(valueOrder(texts) ?? byDictionary);

test.each([
  [
    'sizes',
    ['XL', 'S', 'XS–XXL (53–64 cm)', '2XL', 'M', 'XS', '3XL', 'L, 53–54 cm', 'L'],
    'XS, XS–XXL (53–64 cm), S, M, L, L, 53–54 cm, XL, 2XL, 3XL',
  ],
  ['years', ['2019', '2026', '2023'], '2026, 2023, 2019'],
  ['numbers', ['12 kg', '9,4 kg', '1 200 kg', '−5 kg'], '−5 kg, 9,4 kg, 12 kg, 1 200 kg'],
  ['words', ['Öljy', 'Akku', 'Zippo', 'Ääni'], 'Akku, Zippo, Ääni, Öljy'],
  ['words with numbers', ['26×9-14', 'R 12', 'R 9'], '26×9-14, R 9, R 12'],
])('%s', (_, texts, expected) => {
  expect(ordered(...texts).join(', ')).toBe(expected);
});

test('words have no natural order', () => {
  expect(valueOrder(['Musta', 'Punainen'])).toBeNull();
  expect(valueOrder([])).toBeNull();
  expect(valueOrder(['Sininen', 'Musta', 'Lumi'])).toBeNull();
});
