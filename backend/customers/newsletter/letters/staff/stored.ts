import type { Kysely } from 'kysely';
import type { Problem, Problems } from '#backend/catalog/import/problems.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { locales } from '#domain/base/locale.ts';
import {
  isLetterId,
  type LetterField,
  type LetterFields,
  type LetterState,
  letterFields,
} from '#domain/customers/newsletter/letters/letter.ts';
import { fieldOfProblem, letterFile } from '#domain/customers/newsletter/letters/letter-file.ts';
import { type ReadLetter, readLetterSource } from '../read-letter.ts';

export type StoredLetter = {
  id: string;
  version: number;
  state: LetterState;
  fields: LetterFields;
  createdAt: Date;
  sendAt: Date | null;
  sentAt: Date | null;
  readers: { fi: number; en: number };
};

/** What is wrong with a field of a letter, in the words of the import; `line` of a body. */
export type LetterProblem = { field: LetterField; line: number | null; reason: string };

export const letterSubject = (id: string) => ({ kind: 'letter', id });

const columnOf = (field: LetterField) => field.replace('.', '_');

/** The columns of fields. */
export const columnsOf = (changes: Partial<Record<LetterField, string>>): Record<string, string> =>
  Object.fromEntries(
    letterFields.flatMap((field) => (field in changes ? [[columnOf(field), changes[field] ?? '']] : [])),
  );

/** Letters that match; under a lock, so that of two people who act at once the second sees what the first did. */
export async function readLetters(
  db: Kysely<Tables>,
  { id, states, lock = false }: { id?: string; states?: readonly LetterState[]; lock?: boolean },
): Promise<StoredLetter[]> {
  if (id !== undefined && !isLetterId(id)) return [];
  let query = db.selectFrom('newsletter_letter').selectAll();
  if (id !== undefined) query = query.where('id', '=', id);
  if (states) query = query.where('state', 'in', [...states]);
  const rows = await (lock ? query.forUpdate() : query).orderBy('created_at', 'desc').execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: row.state,
    fields: {
      'fi.subject': row.fi_subject,
      'fi.preview': row.fi_preview,
      'fi.body': row.fi_body,
      'en.subject': row.en_subject,
      'en.preview': row.en_preview,
      'en.body': row.en_body,
    },
    createdAt: row.created_at,
    sendAt: row.send_at,
    sentAt: row.sent_at,
    readers: { fi: row.fi_readers, en: row.en_readers },
  }));
}

/** The letter as its files would be read; problems are added by the names of its files. */
export function readStored(id: string, fields: LetterFields, problems: Problems): ReadLetter {
  const letters: ReadLetter['letters'] = {};
  for (const locale of locales) {
    const file = letterFile(fields, locale);
    const source = file && readLetterSource(`${id}.${locale}.md`, file.source, problems);
    if (source) letters[locale] = source;
  }
  return { id, letters };
}

/** Problems of files as those of the form's fields. */
export const letterProblems = (problems: readonly Problem[], fields: LetterFields): LetterProblem[] =>
  problems.map(({ file, line, field, reason }) => {
    const locale = file.endsWith('.en.md') ? 'en' : 'fi';
    return { ...fieldOfProblem(locale, letterFile(fields, locale)?.headLines ?? 0, { line, field }), reason };
  });
