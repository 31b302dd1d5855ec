import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from './analyser.ts';
import { tokens, unaccent } from './tokens.ts';

/** How near a lexeme is to the name: A the name's words, B parts of its compounds, C other texts, D their parts. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * One text of a document. Codes are kept as they are written: no stems, no parts. `type`: the text also tells what the thing is, A
 * by itself, C as one of the many things of a wider kind.
 */
export type IndexedText = { text: string; language: Locale | 'code'; weight: 'A' | 'C'; type?: 'A' | 'C' };

/** The lexeme of a whole name: it stands before all names with more words. */
export const wholeLexeme = (text: string) => `"${tokens(text).map(unaccent).join(' ')}`;

const weightOfParts = { A: 'B', C: 'D' } as const;

/** The lexemes of a document with the best weight of each. */
export function lexemes(texts: readonly IndexedText[], analyser: Analyser): Map<string, Weight> {
  const found = new Map<string, Weight>();
  const put = (lexeme: string, weight: Weight) => {
    const known = found.get(lexeme);
    if (!known || weight < known) found.set(lexeme, weight);
  };
  for (const { text, language, weight, type } of texts) {
    if (type && language !== 'code') for (const lexeme of analyser.types(text, language)) put(lexeme, type);
    if (type === 'A') put(wholeLexeme(text), 'A');
    for (const token of tokens(text)) {
      const { own, parts } = analyser.lexemes[language](token);
      for (const lexeme of own) put(lexeme, weight);
      for (const lexeme of parts) put(lexeme, weightOfParts[weight]);
    }
  }
  return found;
}

export const classes = ['A', 'B', 'C'] as const;
/** The weight as the index tells it: D is as far from the name as C. */
export type NearnessClass = (typeof classes)[number];

/**
 * A lexeme as it is stored: its class stands in front of it in capitals, which no lexeme has. PostgreSQL's own weights
 * would do, but its index does not hold them: every row found would have to be read and unpacked to compare.
 */
export const marked = (of: NearnessClass, lexeme: string) => `'${of}${lexeme.replace(/['\\]/g, '')}'`;

/** A PostgreSQL tsvector literal. */
export const tsvectorText = (found: ReadonlyMap<string, Weight>): string =>
  [...found].map(([lexeme, weight]) => marked(weight === 'D' ? 'C' : weight, lexeme)).join(' ');
