import { existsSync, readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Tables } from '#backend/platform/db/tables.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import { type Analyser, createAnalyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { WordList } from '#domain/catalog/search/analysis/word-list.ts';
import { type Picks, pickedSkus, queryKey } from '#domain/catalog/search/picks.ts';

const FILE = new URL('../../../content/search/words.yaml', import.meta.url);

const word = z
  .string()
  .regex(/^\p{L}+$/u, 'must be one word')
  .transform((text) => text.normalize('NFC').toLowerCase());
const query = z
  .string()
  .transform(queryKey)
  .refine((key) => key !== '', 'must have a word');
// YAML reads an unquoted sku of digits as a number
const sku = z.union([z.string().min(1), z.number().int().transform(String)], 'must be the sku of a product page');
const skus = z.array(sku, 'must be a list of skus of product pages').min(1);

const schema = z.strictObject({
  nouns: z.array(word).default([]),
  synonyms: z.array(z.array(word).min(2)).default([]),
  kinds: z.record(word, z.array(word).min(1)).default({}),
  translations: z.record(word, z.array(word).min(1)).default({}),
  neverSplit: z.array(word).default([]),
  pinned: z
    .record(
      query,
      z.union(
        [
          skus.transform((both) => ({ fi: both, en: both })),
          z
            .strictObject({ fi: skus.optional(), en: skus.optional() })
            .transform(({ fi = [], en = [] }) => ({ fi, en })),
        ],
        'must be a list of skus of product pages, or fi: and en: with one each',
      ),
    )
    .default({}),
  hidden: z.array(sku).default([]),
  hiddenFrom: z.record(query, skus).default({}),
});

/**
 * Parses the shop's search dictionary, with pinned and hidden products, from YAML (docs/search.md). Throws an error that lists
 * `file`, line and path of every problem.
 */
export function parseWordList(text: string, file: string): WordList & Picks {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const refuse = (problems: readonly string[]) => new Error(problems.map((problem) => `${file}:${problem}`).join('\n'));
  if (document.errors.length > 0)
    throw refuse(document.errors.map(({ linePos, message }) => `${linePos?.[0].line ?? 1}: ${message.split('\n')[0]}`));

  /** The line of the deepest node on the path that exists in the file. */
  function lineOf(path: readonly PropertyKey[]): number {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }

  const parsed = schema.safeParse(document.toJS() ?? {}, { error: schemaMessage });
  if (parsed.success) return parsed.data;
  throw refuse(
    parsed.error.issues.map((issue) => {
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      return `${lineOf(path)}: ${path.join('.')}: ${issue.message}`;
    }),
  );
}

/** The shop's search dictionary; empty without a file. */
export const readWordList = (): WordList & Picks =>
  parseWordList(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '', 'content/search/words.yaml');

/** The analyser with the shop's dictionary; without one it has the language rules only. */
export const readAnalyser = (): Analyser => createAnalyser(readWordList());

/** Pinned or hidden skus that the catalog lacks, to warn the shop owner. */
export async function unknownPicks(db: Kysely<Tables>, picks: Picks = readWordList()): Promise<string[]> {
  const skus = pickedSkus(picks);
  if (skus.length === 0) return [];
  const rows = await db.selectFrom('product').select('sku').where('sku', 'in', skus).execute();
  const known = new Set(rows.map((row) => row.sku));
  return skus.filter((one) => !known.has(one));
}
