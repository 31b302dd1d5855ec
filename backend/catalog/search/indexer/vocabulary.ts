import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale, Localized } from '#domain/base/locale.ts';
import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import { isCode, tokens, unaccent } from '#domain/catalog/search/analysis/tokens.ts';
import { insertRows } from './insert.ts';

const MIN_LENGTH = 4;
const MAX_LENGTH = 40;
const BATCH = 2000;

type Term = { written: string; documents: number };

/** The words of names and the parts of their compounds, counted while indexing. */
export class Vocabulary {
  private readonly terms: Record<Locale, Map<string, Term>> = { fi: new Map(), en: new Map() };
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

  /** The counted words as rows of search_term: one per possible base form. */
  rows(): object[] {
    return (['fi', 'en'] as const).flatMap((locale) =>
      [...this.terms[locale]].flatMap(([term, { written, documents }]) => {
        const lexemes = locale === 'fi' ? this.analyser.finnishBases(written) : [this.analyser.englishStem(written)];
        return lexemes.map((lexeme) => {
          const stem = lexeme.slice(1);
          return { locale, term, written, stem, reversed_stem: [...stem].reverse().join(''), documents };
        });
      }),
    );
  }

  /** Inserts the counted words; known ones keep their count (a full reindex starts from an empty table). */
  async write(tx: Kysely<Tables>): Promise<void> {
    const rows = this.rows();
    for (let at = 0; at < rows.length; at += BATCH)
      await insertRows(tx, 'search_term', rows.slice(at, at + BATCH), sql`on conflict do nothing`);
  }
}
