import { productTypeLexeme } from './analyser.ts';
import { classes, type WeightClass } from './lexemes.ts';
import type { QueryWord } from './query-words.ts';

/** A condition on the lexemes of a document: one of a class, whole or by its first letters, or several conditions. */
export type WordQuery =
  | { kind: 'word'; of: WeightClass; lexeme: string; isPrefix: boolean }
  | { kind: 'any' | 'all'; of: readonly WordQuery[] };

/**
 * A query from strict to loose. `whole`: the name equals the query. `type`: the product's type is what the query names.
 * `exact`: whole words of the name, or a narrower type. `named`: also prefixes, and parts of compounds in the name. `all`:
 * every match; its words contain those of `named`, the same objects, so that an index finds them once.
 */
export type WordQueries = Record<'whole' | 'type' | 'exact' | 'named' | 'all', WordQuery>;

/**
 * Relevance of a match, as a sum: the whole name matches; the product's type matches (a kelkka, not an accessory for one);
 * whole words of the name or a narrower kind; compounds and prefixes in the name; 0: the words are in other texts.
 */
export const RELEVANCE = { whole: 8, type: 4, exact: 2, named: 1 } as const;
/** The part that adds most first. */
export const relevanceParts = ['whole', 'type', 'exact', 'named'] as const;

type Classes = readonly WeightClass[];

const lexeme = (text: string, of: Classes, isPrefix = false): WordQuery[] =>
  of.map((one) => ({ kind: 'word', of: one, lexeme: text, isPrefix }));
const joined = (kind: 'any' | 'all', of: WordQuery[]): WordQuery => (of.length === 1 && of[0] ? of[0] : { kind, of });

const surfaces = (word: QueryWord) => (word.joined === null ? [word.surface] : [word.surface, word.joined]);

function exactWord(word: QueryWord): WordQuery {
  const written = [...surfaces(word), ...word.stems].flatMap((text) => lexeme(text, ['A']));
  return joined('any', [...written, ...word.types.flatMap((type) => lexeme(type, ['C']))]);
}

const beginnings = (surface: string) => ['~', '^'].map((mark) => productTypeLexeme(mark + surface));

/** Any word that may name the product; a query of codes has none and uses all its words. */
function anyType(words: readonly QueryWord[]): WordQuery {
  const types = words
    .filter((word) => word.isHead)
    .flatMap((word) => [
      ...[...word.types, ...word.synonyms.map(productTypeLexeme)].flatMap((type) => lexeme(type, ['A'])),
      ...(word.isUnfinished ? beginnings(word.surface).flatMap((type) => lexeme(type, ['A'], true)) : []),
    ]);
  return types.length > 0 ? joined('any', types) : joined('all', words.map(exactWord));
}

/** The forms of a word in some classes, or all its parts in some. */
function forms(word: QueryWord, isLast: boolean, of: Classes, ofParts: Classes): WordQuery[] {
  // a single letter inside a query is a word (`15 w 40`), not a prefix of thousands
  const isPrefix = isLast || word.surface.length > 1;
  const options = surfaces(word).flatMap((text) => lexeme(text, of, isPrefix));
  for (const stem of [...word.stems, ...word.synonyms]) options.push(...lexeme(stem, of));
  const parts = word.parts.map((part) =>
    joined(
      'any',
      part.flatMap((text) => lexeme(text, ofParts)),
    ),
  );
  if (parts.length > 0) options.push(joined('all', parts));
  return options;
}

function namedWord(word: QueryWord, isLast: boolean): WordQuery {
  // compounds come from names; matching them in other texts too would triple a long query
  const compounds = word.compounds.flatMap((stem) => lexeme(stem, ['A']));
  return joined('any', [...forms(word, isLast, ['A', 'B'], ['A', 'B']), ...compounds]);
}

/** The queries of at least one word; every word must match. */
export function wordQueries(words: readonly QueryWord[]): WordQueries {
  const last = words.length - 1;
  const named = words.map((word, i) => namedWord(word, i === last));
  return {
    whole: { kind: 'word', of: 'A', lexeme: `"${words.map((word) => word.surface).join(' ')}`, isPrefix: false },
    type: anyType(words),
    exact: joined('all', words.map(exactWord)),
    named: joined('all', named),
    all: joined(
      'all',
      named.map((inName, i) => {
        const word = words[i];
        return joined('any', [inName, ...(word ? forms(word, i === last, ['C'], classes) : [])]);
      }),
    ),
  };
}
