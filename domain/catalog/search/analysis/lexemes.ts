import type { Locale } from '#domain/base/locale.ts';
import type { Analyser } from './analyser.ts';
import { tokens, unaccent } from './tokens.ts';

/** Where a lexeme comes from: A words of the name, B parts of its compounds, C other texts, D parts of their compounds. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * One text of a document. Codes are indexed as written: no stems, no parts. `type`: the text also names the product's type,
 * A by itself, C as one of the narrower types of a broader one.
 */
export type IndexedText = { text: string; language: Locale | 'code'; weight: 'A' | 'C'; type?: 'A' | 'C' };

/** The lexeme of a whole name; it ranks an exact name above longer names. */
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
/** The weight in the index: D ranks like C. */
export type WeightClass = (typeof classes)[number];

/** The lexemes of a document by class. */
export type ClassedLexemes = Readonly<Record<WeightClass, readonly string[]>>;

export function byClass(found: ReadonlyMap<string, Weight>): ClassedLexemes {
  const classed: Record<WeightClass, string[]> = { A: [], B: [], C: [] };
  for (const [lexeme, weight] of found) classed[weight === 'D' ? 'C' : weight].push(lexeme);
  return classed;
}
