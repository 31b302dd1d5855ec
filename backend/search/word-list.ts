import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Analyser, createAnalyser } from '#domain/search/analysis/analyser.ts';

const FILE = new URL('../../content/search/words.yaml', import.meta.url);

const word = z
  .string()
  .regex(/^\p{L}+$/u, 'must be one word')
  .transform((text) => text.normalize('NFC').toLowerCase());

const schema = z.strictObject({
  nouns: z.array(word).default([]),
  synonyms: z.array(z.array(word).min(2)).default([]),
  translations: z.record(word, z.array(word).min(1)).default({}),
  neverSplit: z.array(word).default([]),
});

/** The shop's own words, none without a file. Throws naming the line's place when it is not as it must be. */
export function readWordList() {
  const parsed = schema.safeParse(existsSync(FILE) ? parse(readFileSync(FILE, 'utf8')) : {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`content/search/words.yaml: ${problems.join('; ')}`);
}

/** The analyser with the shop's own words; without a list it splits and folds only what the language tells. */
export const readAnalyser = (): Analyser => createAnalyser(readWordList());
