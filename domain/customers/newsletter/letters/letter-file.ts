import type { Locale } from '#domain/base/locale.ts';
import type { LetterField, LetterFields } from './letter.ts';

/** The file of a letter in a language; null when it has no text in it. `headLines` stand before the body. */
export function letterFile(fields: LetterFields, locale: Locale): { source: string; headLines: number } | null {
  const [subject, preview, body] = [
    fields[`${locale}.subject`],
    fields[`${locale}.preview`],
    fields[`${locale}.body`],
  ].map((text) => text.trim());
  if (locale !== 'fi' && !subject && !preview && !body) return null;
  // strings of JSON are strings of YAML
  const head = [
    '---',
    `subject: ${JSON.stringify(subject)}`,
    ...(preview ? [`preview: ${JSON.stringify(preview)}`] : []),
    '---',
  ];
  return { source: `${head.join('\n')}\n${body}\n`, headLines: head.length };
}

/** The field of the form that a problem of its file is about, with the line within a body. */
export function fieldOfProblem(
  locale: Locale,
  headLines: number,
  { line, field }: { line: number | null; field: string },
): { field: LetterField; line: number | null } {
  if (field === 'subject' || field === 'preview') return { field: `${locale}.${field}`, line: null };
  return { field: `${locale}.body`, line: line === null ? null : Math.max(1, line - headLines) };
}
