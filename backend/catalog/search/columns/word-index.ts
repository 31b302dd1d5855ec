import type { Locale } from '#domain/base/locale.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { readWordQuery, type WordQuery } from './word-query.ts';

/** Products by their places, one bit each. */
export type Places = Uint32Array;

/** Words are kept apart by so many first letters, the class among them: a beginning is looked for among those. */
const BEGINNING = 4;
const WORD_BITS = 32;

/** Places that grow: most words stand in a handful of products, some in a tenth of all. */
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
    for (let i = 0; i < this.length; i++) setBit(bits, this.places[i] as number);
  }
}

const setBit = (bits: Places, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
};

export const hasBit = (bits: Places, place: number): boolean =>
  ((bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;

/** Codes that begin with a digit, and names with one, are looked up in the database: it is as quick, and they are many. */
const isKept = (word: string): boolean => (word[1] === '"' ? !/\d/.test(word) : !/^[A-Z][=~^]?\d/.test(word));

type Words = { postings: Map<string, number | Posting>; beginnings: Map<string, string[]> };
const none = (): Words => ({ postings: new Map(), beginnings: new Map() });

/**
 * The words of the index (the lexemes of search_quick) with the products they stand in, in memory. A place is a product
 * as it was read once; read anew it gets another, so that nothing has to be taken out of lists.
 */
export class WordIndex<Product> {
  private readonly words: Record<Locale, Words> = { fi: none(), en: none() };
  private readonly placeOf = new Map<number, number>();
  /** By place; undefined: gone, or read anew since. */
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

  /** Ids that were read anew so often that reading everything is due. */
  get isWornOut(): boolean {
    return this.products.length > 1000 + this.placeOf.size * 1.5;
  }

  /** Whether `find` answers sooner than the database: not for codes, nor for one letter, with which nearly all begins. */
  isQuickFor(words: readonly QueryWord[]): boolean {
    return words.every(({ text }) => text.length > 1 && !/\d/.test(text));
  }

  /** The places that a tsquery text finds; null when the database has to be asked: a word of it has a digit. */
  find(query: string, locale: Locale): Places | null {
    return /\d/.test(query) ? null : this.evaluate(readWordQuery(query), this.words[locale]);
  }

  /** Calls back with each product at some places, those that are gone left out. */
  each(bits: Places, visit: (product: Product, place: number) => void): void {
    for (let at = 0; at < bits.length; at++) {
      for (let rest = bits[at] as number; rest !== 0; rest &= rest - 1) {
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
      const [first, ...others] = query.of.map((part) => this.evaluate(part, words));
      const bits = first as Places;
      for (const other of others)
        for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (other[i] as number);
      return bits;
    }
    const bits = new Uint32Array(Math.ceil(this.products.length / WORD_BITS));
    for (const part of query.kind === 'any' ? query.of : [query]) {
      if (part.kind !== 'word') {
        const inside = this.evaluate(part, words);
        for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (inside[i] as number);
      } else if (part.isBeginning) this.markBeginning(part.text, words, bits);
      else this.mark(part.text, words, bits);
    }
    return bits;
  }
}
