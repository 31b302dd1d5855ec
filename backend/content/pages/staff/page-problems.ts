import type { Problem } from '#backend/catalog/import/problems.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fileOf } from '../read-sources.ts';
import type { Doc } from './source-fields.ts';
import type { PageRef } from './stored-texts.ts';

/** What is wrong with a text: in a block, or in its head. */
export type PageProblem = { locale: Locale; block: string | null; field: string; reason: string };

const linesIn = (text: string) => text.split('\n').length - 1;

/** The block of a line of a file; null: the line is in the head. */
export function blockAt({ head, blocks }: Doc, line: number | null): string | null {
  if (line === null) return null;
  let end = linesIn(head);
  if (line <= end) return null;
  for (const { id, raw } of blocks) {
    end += linesIn(raw);
    if (line <= end) return id;
  }
  return blocks.at(-1)?.id ?? null;
}

/** The problems of a page's texts, by block. */
export const problemsOf = (
  problems: readonly Problem[],
  { kind, path }: PageRef,
  docs: ReadonlyMap<Locale, Doc>,
): PageProblem[] =>
  [...docs].flatMap(([locale, doc]) =>
    problems
      .filter(({ file }) => file === fileOf({ kind, path, locale }))
      .map(({ line, field, reason }) => ({ locale, block: blockAt(doc, line), field, reason })),
  );
