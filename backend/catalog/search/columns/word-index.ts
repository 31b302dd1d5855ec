import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { readWordQuery, type WordQuery } from './word-query.ts';

/** A set of slots, one bit each. */
export type Places = Uint32Array;

/** Words are grouped by their first letters, including the class: a prefix is searched within its group. */
const BEGINNING = 4;
const WORD_BITS = 32;

/** A growing list of slots: most words are in a handful of products, some in a tenth of all. */
class Posting {
  private places = new Int32Array(4);
  private length = 0;

  add(place: number): void {
    if (this.length === this.places.length) {
      const more = new Int32Array(this.length * 2);
      more.set(this.places);
      this.places = more;
    }
    this.places[this.length++] = place;
  }

  mark(bits: Places): void {
    for (let i = 0; i < this.length; i++) setBit(bits, this.places[i] ?? 0);
  }
}

const setBit = (bits: Places, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};

export const hasBit = (bits: Places, place: number): boolean => ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;

/** Codes that begin with a digit, and names that contain one, are looked up in the database: they are many, and it is as fast. */
const isKept = (word: string): boolean => (word[1] === '"' ? !/\d/.test(word) : !/^[A-Z][=~^]?\d/.test(word));

type Words = { postings: Map<string, number | Posting>; beginnings: Map<string, string[]> };
const none = (): Words => ({ postings: new Map(), beginnings: new Map() });

/**
 * An in-memory inverted index: the lexemes of search_quick with the slots of their products. A product gets a new slot
 * each time it is read, so that no list ever needs a removal.
 */
export class WordIndex<Product> {
  private readonly words: Record<Locale, Words> = { fi: none(), en: none() };
  private readonly placeOf = new Map<number, number>();
  /** By slot; undefined: removed, or read again since. */
  private readonly products: (Product | undefined)[] = [];

  add(id: number, product: Product, words: Readonly<Record<Locale, readonly string[]>>): void {
    const place = this.products.push(product) - 1;
    this.placeOf.set(id, place);
    for (const locale of ['fi', 'en'] as const) for (const word of words[locale]) this.put(locale, word, place);
  }

  remove(id: number): void {
    const place = this.placeOf.get(id);
    if (place === undefined) return;
    this.products[place] = undefined;
    this.placeOf.delete(id);
  }

  /** Whether so many slots are unused that the index should be rebuilt. */
  get needsRebuild(): boolean {
    return this.products.length > 1000 + this.placeOf.size * 1.5;
  }

  /** Whether `find` is faster than the database: not for codes, nor for one letter, which is a prefix of nearly everything. */
  isQuickFor(words: readonly QueryWord[]): boolean {
    return words.every(({ text }) => text.length > 1 && !/\d/.test(text));
  }

  /** The slots that a tsquery text matches; null when a word has a digit and the database is needed. */
  find(query: string, locale: Locale): Places | null {
    return /\d/.test(query) ? null : this.evaluate(readWordQuery(query), this.words[locale]);
  }

  /** Calls back with each product in the slots, except removed ones. */
  each(bits: Places, visit: (product: Product, place: number) => void): void {
    for (let at = 0; at < bits.length; at++) {
      for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const place = at * WORD_BITS + (31 - Math.clz32(rest & -rest));
        const product = this.products[place];
        if (product !== undefined) visit(product, place);
      }
    }
  }

  private put(locale: Locale, word: string, place: number): void {
    if (!isKept(word)) return;
    const { postings, beginnings } = this.words[locale];
    const known = postings.get(word);
    if (known instanceof Posting) known.add(place);
    else if (known !== undefined) {
      const posting = new Posting();
      posting.add(known);
      posting.add(place);
      postings.set(word, posting);
    } else {
      postings.set(word, place);
      if (word[1] === '"') return;
      const beginning = word.slice(0, BEGINNING);
      const others = beginnings.get(beginning);
      if (others) others.push(word);
      else beginnings.set(beginning, [word]);
    }
  }

  private mark(word: string, { postings }: Words, bits: Places): void {
    const found = postings.get(word);
    if (found instanceof Posting) found.mark(bits);
    else if (found !== undefined) setBit(bits, found);
  }

  private markBeginning(text: string, words: Words, bits: Places): void {
    const [start, isLong] = [text.slice(0, BEGINNING), text.length >= BEGINNING];
    const among = isLong ? [words.beginnings.get(start) ?? []] : this.thatBegin(start, words);
    for (const some of among) for (const word of some) if (word.startsWith(text)) this.mark(word, words, bits);
  }

  private *thatBegin(start: string, { beginnings }: Words): Generator<readonly string[]> {
    for (const [beginning, words] of beginnings) if (beginning.startsWith(start)) yield words;
  }

  private evaluate(query: WordQuery, words: Words): Places {
    if (query.kind === 'all') {
      const [bits = new Uint32Array(), ...others] = query.of.map((part) => this.evaluate(part, words));
      for (const other of others) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
      return bits;
    }
    const bits = new Uint32Array(Math.ceil(this.products.length / WORD_BITS));
    for (const part of query.kind === 'any' ? query.of : [query]) {
      if (part.kind !== 'word') {
        const inside = this.evaluate(part, words);
        for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (inside[i] ?? 0);
      } else if (part.isBeginning) this.markBeginning(part.text, words, bits);
      else this.mark(part.text, words, bits);
    }
    return bits;
  }
}
