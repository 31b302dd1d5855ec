import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachBit, emptyBits } from './bits.ts';
import { Postings, PostingsBuilder } from './postings.ts';

const texts = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.constantFrom('ä', 'å', '𐐷', '\uffff'),
);
const added = fc.array(fc.tuple(texts, fc.nat({ max: 70_000 })), { maxLength: 60 });

test('gives the numbers of a key, and of all keys with a prefix', () => {
  fc.assert(
    // among few numbers most lists are bitmaps
    fc.property(added, texts, fc.constantFrom(40, 70_001), (pairs, wanted, size) => {
      const below = pairs.map(([text, number]) => [text, number % size] as const);
      const unique = [...new Map(below.map((pair) => [pair.join('\n'), pair])).values()].sort((a, b) => a[1] - b[1]);
      const builder = new PostingsBuilder();
      for (const [text, number] of unique) builder.add('x', text, number);
      const postings = new Postings(builder.build(size), size);
      const marked = (mark: (bits: Uint32Array) => void) => {
        const bits = emptyBits(size);
        mark(bits);
        const numbers: number[] = [];
        eachBit(bits, (number) => {
          numbers.push(number);
        });
        return numbers;
      };
      const numbersOf = (test: (text: string) => boolean) => [
        ...new Set(unique.filter(([text]) => test(text)).map(([, number]) => number)),
      ];
      expect(marked((bits) => postings.markKey(`x${wanted}`, bits))).toEqual(numbersOf((text) => text === wanted));
      expect(marked((bits) => postings.mark(...postings.keys.range(`x${wanted}`), bits))).toEqual(
        numbersOf((text) => text.startsWith(wanted)),
      );
    }),
  );
});
