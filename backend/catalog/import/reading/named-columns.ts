import { fieldsOf } from '#domain/base/records.ts';
import { slugOf } from '#domain/base/slug.ts';

type Row = { [field: string]: unknown };

/** One column of a CSV file. */
export type Column = {
  name: string;
  /** The fields it sets: two columns for the same field are rejected. */
  gives: string[];
  /** Whether the other cells of the row are read first. */
  last?: boolean;
  /** Sets the row's field from a cell; returns the field when that is not the column's name. */
  fill(row: Row, cell: string): string | null;
};

type Label = { fi: string; en?: string };

/** `Paino/Weight` as a label in both languages; without a slash in Finnish only. */
const labelOf = (text: string): Label => {
  const [fi = '', ...en] = text.split('/');
  return { fi: fi.trim(), ...(en.length > 0 && { en: en.join('/').trim() }) };
};

const ATTRIBUTE = /^attribute:(.+?)(@en)?$/;

/** Whether a column is of one attribute. */
export const isAttributeColumn = (name: string): boolean => ATTRIBUTE.test(name);

type Attribute = { label: Label; value: unknown };

/** The Finnish and English value in the format's form: a text when both are equal. */
const inLocale = (before: unknown, locale: 'fi' | 'en', text: string): unknown => {
  const known = typeof before === 'string' ? { fi: before } : before === undefined ? before : fieldsOf(before);
  return known || locale === 'en' ? { ...known, [locale]: text } : text;
};

/** `attribute:Paino/Weight` adds an attribute, `attribute:Paino/Weight@en` its English value. */
export function attributeColumn(name: string): Column | null {
  const [, named, english] = ATTRIBUTE.exec(name) ?? [];
  if (named === undefined) return null;
  const label = labelOf(named);
  return {
    name,
    gives: [`attribute:${label.fi}${english ?? ''}`],
    fill(row, cell) {
      const text = cell.trim();
      if (text === '') return null;
      const attributes: Attribute[] = Array.isArray(row.attributes) ? row.attributes : [];
      row.attributes = attributes;
      const known = attributes.findIndex((attribute) => attribute.label?.fi === label.fi);
      const at = known < 0 ? attributes.length : known;
      attributes[at] = { label, value: inLocale(attributes[at]?.value, english ? 'en' : 'fi', text) };
      return `attributes.${at}`;
    },
  };
}

const OPTION = /^option:(.+)$/;
// the maximum length of a code
const codeOf = (text: string) => slugOf(text).slice(0, 40);
const SWATCH = /\s*(#[0-9a-fA-F]{6})(?:\s+(#[0-9a-fA-F]{6}))?$/;

// extend a name made of options by the next one
const COMPOSED = Symbol('composed');

function choiceOf(text: string) {
  const [, swatch, swatch2] = SWATCH.exec(text) ?? [];
  const label = labelOf(text.replace(SWATCH, ''));
  return { code: codeOf(label.fi), label, ...(swatch && { swatch }), ...(swatch2 && { swatch2 }) };
}

/**
 * `option:Väri/Colour`: in a parent row the values in order, `Punainen/Red #c0392b|Sininen/Blue`, two colours for two-tone goods; in
 * a variant row its value, which also names the variant unless it has a name.
 */
export function optionColumn(name: string): Column | null {
  const [, named] = OPTION.exec(name) ?? [];
  if (named === undefined) return null;
  const label = labelOf(named);
  const code = codeOf(label.fi);
  return {
    name,
    gives: [`option:${code}`],
    last: true,
    fill(row, cell) {
      if (cell.trim() === '') return null;
      if (row.parentSku === undefined) {
        const values = cell.split('|').map((part) => choiceOf(part.trim()));
        const attributes: unknown[] = Array.isArray(row.selectableVariationAttributes)
          ? row.selectableVariationAttributes
          : [];
        row.selectableVariationAttributes = attributes;
        return `selectableVariationAttributes.${attributes.push({ code, label, values }) - 1}`;
      }
      const choice = choiceOf(cell.trim());
      nameVariant(row, choice.label);
      row.variationOptions = { ...fieldsOf(row.variationOptions), [code]: choice.code };
      return `variationOptions.${code}`;
    },
  };
}

function nameVariant(row: Row & { [COMPOSED]?: Label }, { fi, en }: Label): void {
  const before = row[COMPOSED];
  if (row.variationName !== undefined && !before) return;
  const name = before ? { fi: `${before.fi}, ${fi}` } : { fi };
  const english = before?.en || en ? `${before ? `${before.en ?? before.fi}, ` : ''}${en ?? fi}` : undefined;
  row[COMPOSED] = { ...name, ...(english !== undefined && { en: english }) };
  row.variationName = row[COMPOSED];
}
