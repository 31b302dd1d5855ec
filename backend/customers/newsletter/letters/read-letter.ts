import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { createProblems, type Problems } from '#backend/catalog/import/problems.ts';
import { readBlocks } from '#backend/content/pages/blocks/read-blocks.ts';
import { readFields } from '#backend/content/pages/blocks/read-fields.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import type { ContentBlock } from '#domain/content/pages/block.ts';

/** A letter in one language, parsed and validated. */
export type LetterSource = {
  file: string;
  subject: string;
  preview: string;
  blocks: ContentBlock[];
  links: { line: number; link: string }[];
};
/** `id` is the file's name; a subscriber gets a letter of one id once. */
export type ReadLetter = { id: string; letters: Partial<Record<Locale, LetterSource>> };

const text = (max: number) => z.string('must be a text').trim().min(1, 'must not be empty').max(max);
const head = z.strictObject({ subject: text(150), preview: text(200).optional() });

/** Block kinds a mail can show: no pictures, no frames. */
const KINDS = ['text', 'products', 'action', 'questions'] as const;
const FILE = /^([a-z0-9][a-z0-9-]{0,80})(?:\.(fi|en))?\.md$/;
const HEAD = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Reads a letter of one language from its Markdown; problems are added with their lines. */
export function readLetterSource(file: string, source: string, problems: Problems): LetterSource | null {
  const wrong = (line: number | null, field: string, reason: string) => problems.add({ file, line, field, reason });
  const found = HEAD.exec(source);
  if (!found) {
    wrong(null, '', 'must start with a head between two lines of ---');
    return null;
  }
  const meta = readFields(found[1] ?? '', 2, head);
  if (!meta.ok) for (const { line, field, reason } of meta.problems) wrong(line, field, reason);
  const read = readBlocks(source.slice(found[0].length), found[0].split('\n').length);
  for (const { line, file: picture } of read.pictures)
    wrong(line, '', `a letter shows no pictures: leave ${picture} out`);
  const built = read.build(() => undefined);
  const isPicture = ({ reason }: { reason: string }) => reason.startsWith('picture ');
  for (const { line, field, reason } of [...read.problems, ...built.problems.filter((own) => !isPicture(own))])
    wrong(line, field, reason);
  for (const { kind } of built.blocks)
    if (!KINDS.some((known) => known === kind) && kind !== 'picture' && kind !== 'map')
      wrong(null, '', `a letter has no room for ${kind}: it can hold ${KINDS.join(', ')}`);
  if (!meta.ok) return null;
  const { subject, preview = '' } = meta.value;
  return { file, subject, preview, blocks: built.blocks, links: built.links };
}

/**
 * Reads a letter: `name.fi.md` and `name.en.md` beside it, or `name.md` for all subscribers. Throws `ImportRefused`
 * with every problem and its line.
 */
export async function readLetter(path: string): Promise<ReadLetter> {
  const problems = createProblems();
  const file = basename(path);
  const [, id = '', locale] = FILE.exec(file) ?? [];
  if (!id || !existsSync(path))
    problems.add({
      file,
      line: null,
      field: '',
      reason: id ? 'is not there' : 'must be named as talvi-2026.fi.md: lower-case letters a–z, digits and hyphens',
    });
  problems.refuseIfAny();
  const folder = path.slice(0, path.length - file.length);
  const letters: ReadLetter['letters'] = {};
  for (const own of locales) {
    const sibling = locale ? `${folder}${id}.${own}.md` : path;
    if ((!locale && own !== 'fi') || !existsSync(sibling)) continue;
    const source = readLetterSource(basename(sibling), await readFile(sibling, 'utf8'), problems);
    if (source) letters[own] = source;
  }
  if (locale && !existsSync(`${folder}${id}.fi.md`))
    problems.add({
      file,
      line: null,
      field: '',
      reason: `${id}.fi.md is not there: readers without another language get Finnish`,
    });
  problems.refuseIfAny();
  return { id, letters };
}
