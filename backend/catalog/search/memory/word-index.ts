import { hash } from 'node:crypto';
import type { Locale } from '#domain/base/locale.ts';
import { type ClassedLexemes, classes } from '#domain/catalog/search/analysis/lexemes.ts';
import type { WordQuery } from '#domain/catalog/search/analysis/word-query.ts';
import type { NumberArrays } from './arrays.ts';
import { andBits, type Bits, eachBit, emptyBits, orBits } from './bits.ts';
import { Postings, PostingsBuilder, postingsOf, prefixed } from './postings.ts';

type Section = 'f' | 'e' | 'x';
const sections: Readonly<Record<Locale, Section>> = { fi: 'f', en: 'e' };
/** Lexemes of a document that both languages share, such as codes and brands. */
const SHARED: Section = 'x';

/** A whole name is only compared, so a hash of it is enough. Other lexemes stay as they are. */
const stored = (lexeme: string): string =>
  lexeme.startsWith('"') ? `"${hash('sha1', lexeme, 'base64').slice(0, 11)}` : lexeme;

/** A prefix of so few letters is searched often and matches many lexemes. */
const MERGED_LETTERS = 3;
/** Prefixes that match more than this share of the documents have a list of their own. */
const MERGED_SHARE = 1 / 16;
/** Section and class, and what tells stems and types apart from written words. */
const HEAD = /^..[=~^]*/;

/** Collects the lexemes of documents, which are added in ascending order. */
export class WordIndexBuilder {
  private readonly lexemes = new PostingsBuilder();

  add(document: number, words: Readonly<Partial<Record<Locale, ClassedLexemes>>>): void {
    for (const of of classes) {
      const [fi, en] = [words.fi?.[of] ?? [], words.en?.[of] ?? []];
      const inEnglish = new Set(en);
      const shared = new Set(fi.filter((lexeme) => inEnglish.has(lexeme)));
      for (const lexeme of fi)
        this.lexemes.add(`${shared.has(lexeme) ? SHARED : sections.fi}${of}`, stored(lexeme), document);
      for (const lexeme of en)
        if (!shared.has(lexeme)) this.lexemes.add(`${sections.en}${of}`, stored(lexeme), document);
    }
  }

  build(documents: number): NumberArrays {
    const lexemes = this.lexemes.build(documents);
    const merged = mergePrefixes(new Postings(lexemes, documents), documents);
    return { ...prefixed('lexemes', lexemes), ...prefixed('merged', merged.build(documents)) };
  }
}

/** Lists for the prefixes of up to three letters that match many documents. */
function mergePrefixes(lexemes: Postings, documents: number): PostingsBuilder {
  const merged = new PostingsBuilder();
  const open = Array.from({ length: MERGED_LETTERS }, () => ({ prefix: '', from: 0 }));
  const close = ({ prefix, from }: { prefix: string; from: number }, to: number) => {
    if (prefix === '' || to - from < 2 || lexemes.sizeOf(from, to) < documents * MERGED_SHARE) return;
    const bits = emptyBits(documents);
    lexemes.mark(from, to, bits);
    eachBit(bits, (document) => {
      merged.add('', prefix, document);
    });
  };
  for (let at = 0; at <= lexemes.keys.length; at++) {
    const key = at < lexemes.keys.length ? lexemes.keys.at(at) : '';
    const head = HEAD.exec(key)?.[0].length ?? 0;
    for (const [i, group] of open.entries()) {
      const prefix = key.length > head + i && key[2] !== '"' ? key.slice(0, head + i + 1) : '';
      if (prefix === group.prefix) continue;
      close(group, at);
      group.prefix = prefix;
      group.from = at;
    }
  }
  return merged;
}

export type Finder = (query: WordQuery) => Bits;

/** Read access to the lexemes of documents. */
export class WordIndex {
  private readonly lexemes: Postings;
  private readonly merged: Postings;
  private readonly documents: number;
  constructor(arrays: NumberArrays, documents: number) {
    this.lexemes = postingsOf('lexemes', arrays, documents);
    this.merged = postingsOf('merged', arrays, documents);
    this.documents = documents;
  }

  /** Finds the documents that match queries of one search, each query and each part that they share once. Its bits must not be changed. */
  finder(locale: Locale): Finder {
    const known = new Map<WordQuery, Bits>();
    const find = (query: WordQuery): Bits => {
      const bits = known.get(query) ?? this.match(query, locale, find);
      known.set(query, bits);
      return bits;
    };
    return find;
  }

  private match(query: WordQuery, locale: Locale, find: Finder): Bits {
    if (query.kind === 'all') {
      const [first, ...others] = query.of;
      const bits = first ? find(first).slice() : emptyBits(this.documents);
      for (const other of others) andBits(bits, find(other));
      return bits;
    }
    const bits = emptyBits(this.documents);
    for (const part of query.kind === 'any' ? query.of : [query]) {
      if (part.kind === 'word') this.mark(part, locale, bits);
      else orBits(bits, find(part));
    }
    return bits;
  }

  private mark({ of, lexeme, isPrefix }: Extract<WordQuery, { kind: 'word' }>, locale: Locale, bits: Bits): void {
    const text = isPrefix ? lexeme : stored(lexeme);
    for (const section of [sections[locale], SHARED]) {
      const key = `${section}${of}${text}`;
      if (!isPrefix) this.lexemes.markKey(key, bits);
      else {
        const merged = this.merged.keys.find(key);
        if (merged >= 0) this.merged.mark(merged, merged + 1, bits);
        else this.lexemes.mark(...this.lexemes.keys.range(key), bits);
      }
    }
  }
}
