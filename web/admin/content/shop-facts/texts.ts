import { placeholderProblem } from '#domain/base/placeholders.ts';
import { isOneOf } from '#domain/base/records.ts';
import en from '#web/messages/admin/en/shop-facts.ts';
import fi from '#web/messages/admin/fi/shop-facts.ts';
import type { Translate } from '#web/messages/messages.ts';

export type T = Translate<typeof fi>;
type Placed = (typeof placed)[number];
const placed = [
  'section.store',
  'row',
  'problem.line',
  'problem.contrast',
  'problem.mail.unknown',
  'problem.mail.missing',
  'hint.mail',
] as const;
type Plain = Exclude<keyof typeof fi, Placed>;

const isPlain = (key: string): key is Plain => key in en && !isOneOf(placed, key);

/** The text of a key that is made of a name from data; the name itself when there is none. */
export const textOf = (t: T, key: string): string => (isPlain(key) ? t(key) : key);

const languages: Record<string, string> = { fi: 'Suomi', en: 'English' };

/** The label of a field: `serviceHours.fi` is "Asiakaspalvelun aukiolo, Suomi". */
export function labelOf(t: T, name: string): string {
  const [base = name, last = ''] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
  const language = languages[last];
  return language ? `${textOf(t, `field.${base}`)}, ${language}` : textOf(t, `field.${name}`);
}

type Open = { kind: string; fields: readonly { name: string; label: string | null; row: { label: string } | null }[] };

/** The label of a field of a page; in a table also its row. */
export function fieldLabel(t: T, { kind, fields }: Open, name: string): string {
  const found = fields.find((one) => one.name === name);
  if (found?.row) return `${found.row.label}: ${textOf(t, `column.${name.slice(0, name.indexOf('.'))}`)}`;
  if (found?.label) return found.label;
  return labelOf(t, kind === 'store' && name === 'services' ? 'storeServices' : name);
}

/** The name of a section; a store's is its own. */
export const sectionName = (
  t: T,
  { id, store, name }: { id: string; store: string | null; name: string | null },
): string => name ?? (store === null ? textOf(t, `section.${id}`) : t('section.store', { store }));

type Field = { name: string; placeholders: readonly string[] | null };

/** What is wrong with a typed text of a mail, with the names of its facts. */
export function mailProblem(t: T, { fields }: { fields: readonly Field[] }, name: string, typed = ''): string {
  const wanted = fields.find((one) => one.name === name)?.placeholders ?? [];
  const problem = placeholderProblem(wanted.map((one) => `{${one}}`).join(' '), typed);
  const named = (names: readonly string[]) => names.map((one) => `{${one}}`).join(', ');
  if (problem && problem.unknown.length > 0) return t('problem.mail.unknown', { names: named(problem.unknown) });
  return problem ? t('problem.mail.missing', { names: named(problem.missing) }) : t('problem.mail');
}

export { en, fi };
