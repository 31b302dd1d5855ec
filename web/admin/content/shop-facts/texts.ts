import en from '#web/messages/admin/en/shop-facts.ts';
import fi from '#web/messages/admin/fi/shop-facts.ts';
import type { Translate } from '#web/messages/messages.ts';

export type T = Translate<typeof fi>;
type Placed = 'section.store' | 'row' | 'problem.line' | 'problem.contrast';
type Plain = Exclude<keyof typeof fi, Placed>;

const isPlain = (key: string): key is Plain =>
  key in en && !['section.store', 'row', 'problem.line', 'problem.contrast'].includes(key);

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
export const sectionName = (t: T, { id, store }: { id: string; store: string | null }): string =>
  store === null ? textOf(t, `section.${id}`) : t('section.store', { store });

export { en, fi };
