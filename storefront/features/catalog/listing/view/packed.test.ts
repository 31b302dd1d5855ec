import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingData, type Packed } from './packed.ts';

/** As the browser gets it: the same text in another object. */
const arrived = ({ view }: Packed): Packed => ({ view });

test('any texts come out of a page as they went in', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom("'", '"', '\\', '\u0001', '<', 'ä') }),
      (title, text) => {
        const head = { title, text, path: '/', metaTitle: '', description: '', noindex: false };
        const packed = listingData.pack({ ...EMPTY, head });
        expect(packed.view).not.toContain('"');
        expect(listingData.unpack(arrived(packed)).head).toEqual(head);
      },
    ),
  );
});

test('it is unpacked once', () => {
  const packed = arrived(listingData.pack(EMPTY));
  expect(listingData.unpack(packed)).toBe(listingData.unpack(packed));
});

const EMPTY = {
  head: { title: '', text: '', path: '', metaTitle: '', description: '', noindex: false },
  crumbs: {},
  parts: [],
  cards: [],
  total: 0,
  page: 1,
  pages: 0,
  groups: [],
  fits: null,
  kept: [],
  chips: [],
  clear: '',
  sorts: { standard: 'relevance', options: [] },
  more: null,
  first: '',
  ways: [],
  corrected: null,
};
