import type { Locale, Localized } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { isCode, tokens, unaccent } from '#domain/catalog/search/analysis/tokens.ts';
import { arrayReader, type NumberArrays } from './arrays.ts';
import { prefixed } from './postings.ts';
import { packStrings, type Strings, sortByBytes, stringsOf } from './strings.ts';

const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
const locales = ['fi', 'en'] as const;

/** A word from its end. Words have no characters beyond the basic plane that would fall apart. */
export function reversed(text: string): string {
  let all = '';
  for (let i = text.length - 1; i >= 0; i--) all += text[i];
  return all;
}

type Counted = { written: string; documents: number };

/** Counts the words of names and the parts of their compounds: what queries are corrected by. */
export class VocabularyBuilder {
  private readonly terms: Readonly<Record<Locale, Map<string, Counted>>> = { fi: new Map(), en: new Map() };
  private readonly analyser: Analyser;
  constructor(analyser: Analyser) {
    this.analyser = analyser;
  }

  add(text: string, locale: Locale): void {
    const words = tokens(text);
    const parts = locale === 'fi' ? words.flatMap(this.analyser.splitter.parts) : [];
    for (const word of new Set([...words, ...parts])) {
      if (isCode(word) || word.length < MIN_LENGTH || word.length > MAX_LENGTH) continue;
      const term = unaccent(word);
      const known = this.terms[locale].get(term);
      if (known) known.documents++;
      else this.terms[locale].set(term, { written: word, documents: 1 });
    }
  }

  addProduct(name: Localized, brand: string): void {
    this.add(`${name.fi} ${brand}`, 'fi');
    if (name.en) this.add(`${name.en} ${brand}`, 'en');
  }

  build(): NumberArrays {
    return Object.assign({}, ...locales.map((locale) => this.buildLanguage(locale)));
  }

  private buildLanguage(locale: Locale): NumberArrays {
    const counted = this.terms[locale];
    const terms = sortByBytes([...counted.keys()]);
    const all = terms.flatMap((term) => counted.get(term) ?? []);
    const basesOf = (word: string) =>
      locale === 'fi' ? this.analyser.finnishBases(word) : [this.analyser.englishStem(word)];
    // one entry per possible base form; a stem is sorted from its end
    const stems = all
      .flatMap(({ written }, term) => basesOf(written).map((base) => ({ stem: reversed(base.slice(1)), term })))
      .sort((a, b) => (a.stem < b.stem ? -1 : a.stem > b.stem ? 1 : a.term - b.term));
    return {
      ...prefixed(`${locale}Terms`, packStrings(terms)),
      ...prefixed(`${locale}Written`, packStrings(all.map(({ written }) => written))),
      [`${locale}Documents`]: Uint32Array.from(all, ({ documents }) => documents),
      ...prefixed(`${locale}Stems`, packStrings(stems.map(({ stem }) => stem))),
      [`${locale}StemTerms`]: Uint32Array.from(stems, ({ term }) => term),
    };
  }
}

/** Read access to the vocabulary of one segment. */
export class Vocabulary {
  private readonly counts: Readonly<Record<Locale, Uint32Array>>;
  private readonly stemTerms: Readonly<Record<Locale, Uint32Array>>;
  private readonly tables: Readonly<Record<Locale, Readonly<Record<'Terms' | 'Written' | 'Stems', Strings>>>>;
  constructor(arrays: NumberArrays) {
    const { unsigned } = arrayReader(arrays);
    this.counts = { fi: unsigned('fiDocuments'), en: unsigned('enDocuments') };
    this.stemTerms = { fi: unsigned('fiStemTerms'), en: unsigned('enStemTerms') };
    const ofLocale = (locale: Locale) => ({
      Terms: stringsOf(`${locale}Terms`, arrays),
      Written: stringsOf(`${locale}Written`, arrays),
      Stems: stringsOf(`${locale}Stems`, arrays),
    });
    this.tables = { fi: ofLocale('fi'), en: ofLocale('en') };
  }

  get size(): number {
    return this.tables.fi.Terms.length + this.tables.en.Terms.length;
  }

  /** In how many names a word without accents is; 0 for an unknown one. */
  documents(term: string, locale: Locale): number {
    const at = this.tables[locale].Terms.find(term);
    return at < 0 ? 0 : this.documentsAt(at, locale);
  }

  hasPrefix(prefix: string, locale: Locale): boolean {
    const [from, to] = this.tables[locale].Terms.range(prefix);
    return to > from;
  }

  hasStem(stem: string, locale: Locale): boolean {
    return this.tables[locale].Stems.find(reversed(stem)) >= 0;
  }

  /** Calls back with the stems that end so, each from its end, and the number of names that have it. */
  eachStemWithEnd(end: string, locale: Locale, visit: (reversedStem: string, documents: number) => void): void {
    const { Stems } = this.tables[locale];
    const [from, to] = Stems.range(reversed(end));
    for (let at = from; at < to; at++) visit(Stems.at(at), this.counts[locale][this.stemTerms[locale][at] ?? 0] ?? 0);
  }

  /** Calls back with the terms that begin with `prefix` or have a stem that ends in `end`, by their places. */
  eachTermLike(prefix: string, end: string, locale: Locale, visit: (term: string, at: number) => void): void {
    const { Terms, Stems } = this.tables[locale];
    const [from, to] = Terms.range(prefix);
    for (let at = from; at < to; at++) visit(Terms.at(at), at);
    const [first, last] = Stems.range(reversed(end));
    for (let at = first; at < last; at++) {
      const term = this.stemTerms[locale][at] ?? 0;
      visit(Terms.at(term), term);
    }
  }

  documentsAt(at: number, locale: Locale): number {
    return this.counts[locale][at] ?? 0;
  }

  /** A term as the catalog writes it, with its accents. */
  writtenAt(at: number, locale: Locale): string {
    return this.tables[locale].Written.at(at);
  }
}
