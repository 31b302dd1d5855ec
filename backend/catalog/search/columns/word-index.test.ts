import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordIndex } from './word-index.ts';

const found = (index: WordIndex<number>, query: string) => {
  const ids: number[] = [];
  const places = index.find(query, 'fi');
  if (places) index.each(places, (id) => ids.push(id));
  return places && ids.toSorted((a, b) => a - b);
};

test('finds words, prefixes, and combinations of them', () => {
  const index = new WordIndex<number>();
  index.add(7, 7, { fi: ['Akelkka', 'Apolaris', 'Bkelk'], en: ['Asled'] });
  index.add(3, 3, { fi: ['Akelkkahaalari', 'Bkelkka'], en: [] });
  index.add(9, 9, { fi: ['Apolaris'], en: [] });
  expect(found(index, "'Akelkka'")).toEqual([7]);
  expect(found(index, "'Akelkka':*")).toEqual([3, 7]);
  expect(found(index, "'Ak':*")).toEqual([3, 7]);
  expect(found(index, "('Ak':* | 'Bk':*) & 'Apolaris'")).toEqual([7]);
  expect(found(index, "'Ak':* | 'Apolaris'")).toEqual([3, 7, 9]);
  expect(found(index, "'Asled'")).toEqual([]);
});

test('leaves codes to the database', () => {
  const index = new WordIndex<number>();
  index.add(1, 1, { fi: ['A6410000000000', 'Akx500'], en: [] });
  expect(found(index, "'Akx500'")).toBeNull();
  // a prefix of letters may mean a code that starts with letters
  expect(found(index, "'Akx':*")).toEqual([1]);
});

test('finds a product read again by its new words only, and a removed one by none', () => {
  const index = new WordIndex<number>();
  index.add(1, 1, { fi: ['Atakki'], en: [] });
  index.add(2, 2, { fi: ['Atakki'], en: [] });
  index.remove(1);
  index.add(1, 1, { fi: ['Ahousut'], en: [] });
  index.remove(2);
  expect(found(index, "'Atakki'")).toEqual([]);
  expect(found(index, "'Ahousut'")).toEqual([1]);
});

test('finds exactly the words with a prefix, for any words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ä'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 80 }), word, (products, start) => {
      const index = new WordIndex<number>();
      for (const [id, words] of products.entries())
        index.add(id, id, { fi: [...new Set(words)].map((one) => `A${one}`), en: [] });
      const expected = products.flatMap((words, id) => (words.some((one) => one.startsWith(start)) ? [id] : []));
      expect(found(index, `'A${start}':*`)).toEqual(expected);
    }),
  );
});

test('asks for a rebuild when its products are read again many times', () => {
  const index = new WordIndex<number>();
  for (let round = 0; round < 2000; round++) {
    index.remove(1);
    index.add(1, 1, { fi: ['Atakki'], en: [] });
  }
  expect(index.needsRebuild).toBe(true);
});
