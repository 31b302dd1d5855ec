import { productTypeLexeme } from './analyser.ts';
import { classes, marked, type WeightClass } from './lexemes.ts';
import type { QueryWord } from './query-words.ts';

/**
 * A query as PostgreSQL tsquery texts, from strict to loose. `whole`: the name equals the query. `type`: the product's type
 * is what the query names. `exact`: whole words of the name, or a narrower type. `named`: also prefixes, and parts of
 * compounds in the name. `all`: every match.
 */
export type TsQueries = { whole: string; type: string; exact: string; named: string; all: string };

type Classes = readonly WeightClass[];

const lexeme = (text: string, of: Classes, mark = '') => of.map((one) => `${marked(one, text)}${mark}`);
const either = (options: string[]) => (options.length > 1 ? `(${options.join(' | ')})` : (options[0] ?? ''));

const surfaces = (word: QueryWord) => (word.joined === null ? [word.surface] : [word.surface, word.joined]);

function exactWord(word: QueryWord): string {
  const written = [...surfaces(word), ...word.stems].flatMap((text) => lexeme(text, ['A']));
  return either([...written, ...word.types.flatMap((type) => lexeme(type, ['C']))]);
}

const beginnings = (surface: string) => ['~', '^'].map((mark) => productTypeLexeme(mark + surface));

/** Any word that may name the product; a query of codes has none and uses all its words. */
function anyType(words: readonly QueryWord[]): string {
  const types = words
    .filter((word) => word.isHead)
    .flatMap((word) => [
      ...[...word.types, ...word.synonyms.map(productTypeLexeme)].flatMap((type) => lexeme(type, ['A'])),
      ...(word.isUnfinished ? beginnings(word.surface).flatMap((type) => lexeme(type, ['A'], ':*')) : []),
    ]);
  return types.length > 0 ? types.join(' | ') : words.map(exactWord).join(' & ');
}

function looseWord(word: QueryWord, isLast: boolean, of: Classes): string {
  // a single letter inside a query is a word (`15 w 40`), not a prefix of thousands
  const prefix = isLast || word.surface.length > 1 ? ':*' : '';
  const options = surfaces(word).flatMap((text) => lexeme(text, of, prefix));
  for (const stem of [...word.stems, ...word.synonyms]) options.push(...lexeme(stem, of));
  // compounds come from names; matching them in other texts too would triple a long query
  options.push(...word.compounds.flatMap((stem) => lexeme(stem, ['A'])));
  const parts = word.parts.map((part) => either(part.flatMap((text) => lexeme(text, of))));
  if (parts.length > 0) options.push(`(${parts.join(' & ')})`);
  return either(options);
}

/** The tsqueries of a query of at least one word; every word must match. */
export function tsQueries(words: readonly QueryWord[]): TsQueries {
  const join = (render: (word: QueryWord, isLast: boolean) => string) =>
    words.map((word, i) => render(word, i === words.length - 1)).join(' & ');
  return {
    whole: marked('A', `"${words.map((word) => word.surface).join(' ')}`),
    type: anyType(words),
    exact: join(exactWord),
    named: join((word, isLast) => looseWord(word, isLast, ['A', 'B'])),
    all: join((word, isLast) => looseWord(word, isLast, classes)),
  };
}
