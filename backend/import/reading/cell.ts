import { type Field, mainPart, type Shape, takesText } from './shape.ts';

const NUMBER = /^-?(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,]\d+)?$/;
const YES = new Set(['true', '1', 'kyllä', 'yes']);
const NO = new Set(['false', '0', 'ei', 'no']);

/** A cell that cannot be read; the message says why. */
export class BadCell extends Error {}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadCell(`begins as JSON but is not JSON (${(error as Error).message})`);
  }
}

function asBoolean(text: string): boolean | string {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : text;
}

const asNumber = (text: string): number | string =>
  NUMBER.test(text) ? Number(text.replace(/[ \u00a0\u202f]/g, '').replace(',', '.')) : text;

/** What cannot be converted stays text, so that the schema refuses it with its own words. */
function asShape(text: string, shape: Shape): unknown {
  if (takesText(shape)) return text;
  switch (shape.kind) {
    case 'number':
      return asNumber(text);
    case 'boolean':
      return asBoolean(text);
    case 'list':
      if (text.startsWith('[')) return fromJson(text);
      return text
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => asShape(part, shape.of));
    case 'object': {
      if (text.startsWith('{')) return fromJson(text);
      const main = mainPart(shape);
      return main === null ? text : { [main]: text };
    }
    case 'record':
      return text.startsWith('{') ? fromJson(text) : text;
    case 'either':
      return asShape(text, shape.of[0] ?? { kind: 'text' });
    default:
      return text;
  }
}

/**
 * What a CSV cell says about a field: a number with a decimal comma or point where a number is wanted, a list from
 * `a|b` or JSON, an object from JSON or from its main part; `undefined` for an empty cell, `null` where the field must
 * be given and may be null, or where the cell says `null`. Throws `BadCell`.
 */
export function cellValue(cell: string, { shape, required, nullable }: Field): unknown {
  const text = cell.trim().replace(/\r\n?/g, '\n');
  if (text === '') return required && nullable ? null : undefined;
  if (nullable && text === 'null') return null;
  return asShape(text, shape);
}
