import { messageOf } from '#backend/platform/caught-error.ts';
import { shop } from '#shop.config';
import { finnishDay, localTime } from './finnish-date.ts';
import { type Field, mainPart, type Shape, takesText } from './shape.ts';

const NUMBER = /^-?(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,]\d+)?$/;
const YES = new Set(['true', '1', 'kyllä', 'yes']);
const NO = new Set(['false', '0', 'ei', 'no']);

/** A cell that cannot be read; the message is the reason. */
export class InvalidCell extends Error {}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidCell(`begins as JSON but is not JSON (${messageOf(error)})`);
  }
}

function asBoolean(text: string): boolean | string {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : text;
}

/** Reports how an ambiguous cell was read. */
export type Assume = (how: string) => void;

/** What a column's name implies for its cells: the last day of a period includes that day. */
const ENDS_DAY = /^(?:until|saleEndsAt)$/;

function asNumber(text: string, assume: Assume): number | string {
  if (!NUMBER.test(text)) return text;
  if (text.includes(',')) assume('a comma before decimals');
  return Number(text.replace(/[ \u00a0\u202f]/g, '').replace(',', '.'));
}

function asDay(text: string, assume: Assume): string {
  const day = finnishDay(text);
  if (day !== null) assume('dates as day.month.year');
  return day ?? text;
}

function asTime(text: string, { name, assume }: Reading): string {
  const endsDay = ENDS_DAY.test(name);
  const time = localTime(text, shop.timeZone, endsDay);
  if (time === null) return text;
  if (finnishDay(text.split(' ')[0] ?? '') !== null) assume('dates as day.month.year');
  assume(`times in ${shop.timeZone}`);
  if (endsDay && !text.includes(':') && !/[T ]/.test(text)) assume(`a last day in ${name} until its end`);
  return time;
}

/** The column of a cell. */
type Reading = { name: string; assume: Assume };

/** Text that cannot be converted stays text, so that the schema's message applies. */
function asShape(text: string, shape: Shape, reading: Reading): unknown {
  if (shape.kind === 'day') return asDay(text, reading.assume);
  if (shape.kind === 'time') return asTime(text, reading);
  if (takesText(shape)) return text;
  switch (shape.kind) {
    case 'number':
      return asNumber(text, reading.assume);
    case 'boolean':
      return asBoolean(text);
    case 'list':
      if (text.startsWith('[')) return fromJson(text);
      return text
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => asShape(part, shape.of, reading));
    case 'object': {
      if (text.startsWith('{')) return fromJson(text);
      const main = mainPart(shape);
      return main === null ? text : { [main]: text };
    }
    case 'record':
      return text.startsWith('{') ? fromJson(text) : text;
    case 'either':
      return asShape(text, shape.of[0] ?? { kind: 'text' }, reading);
    default:
      return text;
  }
}

/**
 * Converts a CSV cell for a field: a number with a decimal comma or point, a list from `a|b` or JSON, an object from JSON or
 * from its main part; `undefined` for an empty cell, `null` for an empty cell of a required nullable field or the text
 * `null`. Finnish dates, and times without a zone, are in the shop's zone. Throws `InvalidCell`.
 */
export function cellValue(cell: string, { shape, required, nullable }: Field, reading: Reading): unknown {
  const text = cell.trim().replace(/\r\n?/g, '\n');
  if (text === '') return required && nullable ? null : undefined;
  if (nullable && text === 'null') return null;
  return asShape(text, shape, reading);
}
