import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { ClassedLexemes } from '#domain/catalog/search/analysis/lexemes.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { RELEVANCE, relevanceParts, wordQueries } from '#domain/catalog/search/analysis/word-query.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { type AttributeValues, passesFilter } from '#domain/catalog/search/filters/passes-filter.ts';
import { checkCondition, contentAttributes } from '../attributes.ts';
import { arrayReader, type Packed, packArrays, unpackArrays } from './arrays.ts';
import { eachBit, hasBit } from './bits.ts';
import { prefixed } from './postings.ts';
import { packStrings, type Strings, stringsOf } from './strings.ts';
import { Vocabulary, VocabularyBuilder } from './vocabulary.ts';
import { WordIndex, WordIndexBuilder } from './word-index.ts';

export type ContentKind = 'category' | 'content' | 'blog';
const kinds: readonly ContentKind[] = ['category', 'content', 'blog'];
const locales: readonly Locale[] = ['fi', 'en'];

/** The hit of a search: its fields by name, with lists and objects among them. */
export type ContentHit = { id: string; hit: Record<string, unknown> };
/** A category, page or article in one language. */
export type ContentDocument = ContentHit & {
  kind: ContentKind;
  locale: Locale;
  /** Order without a query. */
  position: number;
  popularity: number;
  /** Its name or title. */
  name: string;
  words: ClassedLexemes;
};

export type ContentSearch = {
  kind: ContentKind;
  locale: Locale;
  /** Empty: everything, in tree order or newest first. */
  words: readonly QueryWord[];
  filter: Filter;
  offset: number;
  limit: number;
};
export type ContentsFound = { hits: ContentHit[]; total: number };

export function packContents(documents: readonly ContentDocument[], analyser: Analyser): Packed {
  const ordered = documents.toSorted((a, b) => b.popularity - a.popularity || a.position - b.position);
  const words = new WordIndexBuilder();
  const vocabulary = new VocabularyBuilder(analyser);
  for (const [place, document] of ordered.entries()) {
    words.add(place, { [document.locale]: document.words });
    vocabulary.add(document.name, document.locale);
  }
  return packArrays({
    kind: Uint8Array.from(ordered, ({ kind }) => kinds.indexOf(kind)),
    locale: Uint8Array.from(ordered, ({ locale }) => locales.indexOf(locale)),
    position: Int32Array.from(ordered, ({ position }) => position),
    ...prefixed('ids', packStrings(ordered.map(({ id }) => id))),
    ...prefixed('hits', packStrings(ordered.map(({ hit }) => JSON.stringify(hit)))),
    ...words.build(ordered.length),
    ...vocabulary.build(),
  });
}

/** Categories, pages and articles: some thousand, in immutable arrays, the popular ones first. */
export class Contents {
  readonly packed: Packed;
  readonly vocabulary: Vocabulary;
  private readonly words: WordIndex;
  private readonly kind: Uint8Array;
  private readonly locale: Uint8Array;
  private readonly position: Int32Array;
  private readonly ids: Strings;
  private readonly hits: Strings;
  /** What words match, for the searches for each kind that a quick search makes. */
  private readonly matched = new WeakMap<readonly QueryWord[], Partial<Record<Locale, number[]>>>();

  constructor(packed: Packed) {
    const arrays = unpackArrays(packed);
    const read = arrayReader(arrays);
    this.packed = packed;
    this.kind = read.bytes('kind');
    this.locale = read.bytes('locale');
    this.position = read.signed('position');
    this.ids = stringsOf('ids', arrays);
    this.hits = stringsOf('hits', arrays);
    this.words = new WordIndex(arrays, this.kind.length);
    this.vocabulary = new Vocabulary(arrays);
  }

  /** In one language. */
  count(): { categories: number; pages: number } {
    const category = kinds.indexOf('category');
    let categories = 0;
    for (const kind of this.kind) if (kind === category) categories++;
    return { categories: categories / locales.length, pages: (this.kind.length - categories) / locales.length };
  }

  search(search: ContentSearch): ContentsFound {
    for (const condition of search.filter.flat()) checkCondition(contentAttributes, condition);
    const places = search.words.length > 0 ? this.matching(search) : this.all(search.locale);
    const ofKind = places.filter((place) => this.kind[place] === kinds.indexOf(search.kind));
    const found = search.filter.length === 0 ? ofKind : ofKind.filter((place) => this.passes(place, search.filter));
    return {
      hits: found
        .slice(search.offset, search.offset + search.limit)
        .map((place) => ({ id: this.ids.at(place), hit: this.hitAt(place) })),
      total: found.length,
    };
  }

  private all(locale: Locale): number[] {
    const places: number[] = [];
    for (let place = 0; place < this.kind.length; place++)
      if (this.locale[place] === locales.indexOf(locale)) places.push(place);
    return places.sort((a, b) => (this.position[a] ?? 0) - (this.position[b] ?? 0));
  }

  private matching({ words, locale }: ContentSearch): number[] {
    const known = this.matched.get(words) ?? {};
    this.matched.set(words, known);
    known[locale] ??= this.match(words, locale);
    return known[locale];
  }

  /** Most relevant first; documents stand in order of popularity and position already. */
  private match(words: readonly QueryWord[], locale: Locale): number[] {
    const queries = wordQueries(words);
    const find = this.words.finder(locale);
    const relevance = (place: number) =>
      relevanceParts.reduce((sum, part) => (hasBit(find(queries[part]), place) ? sum + RELEVANCE[part] : sum), 0);
    const found: { place: number; relevance: number }[] = [];
    eachBit(find(queries.all), (place) => {
      if (this.locale[place] === locales.indexOf(locale)) found.push({ place, relevance: relevance(place) });
    });
    return found.sort((a, b) => b.relevance - a.relevance).map(({ place }) => place);
  }

  private hitAt(place: number): Record<string, unknown> {
    return JSON.parse(this.hits.at(place));
  }

  private passes(place: number, filter: Filter): boolean {
    const values: AttributeValues = { ...JSON.parse(this.hits.at(place)), objectID: this.ids.at(place) };
    return passesFilter(values, filter);
  }
}
