/** A value of the shop's facts as JSON. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/**
 * How a value reads in a form, and back. A text that is no value comes back unchanged, so that the schema of the facts names it;
 * `undefined` removes the value.
 */
export type ValueText = { read: (value: Json) => string; write: (text: string) => Json };

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';

/** A text that must be there. */
export const text: ValueText = { read: asText, write: (typed) => typed };

/** A text that may be missing. */
export const optionalText: ValueText = { read: asText, write: (typed) => typed || undefined };

/** A text that may be null: nothing. */
export const nullableText: ValueText = { read: asText, write: (typed) => typed || null };

const isNumber = (typed: string) => /^\d{1,9}(\.\d{1,6})?$/.test(typed);

/** A number, with a decimal comma in forms. */
export const number: ValueText = {
  read: (value) => asText(value).replace('.', ','),
  write: (typed) => {
    const plain = typed.replace(',', '.');
    return isNumber(plain) ? Number(plain) : typed || undefined;
  },
};

/** A sum in cents, in euros in forms. */
export const euros: ValueText = {
  read: (value) =>
    typeof value === 'number' ? (value / 100).toFixed(value % 100 === 0 ? 0 : 2).replace('.', ',') : '',
  write: (typed) => {
    const plain = typed.replace(',', '.');
    return isNumber(plain) ? Math.round(Number(plain) * 100) : typed || undefined;
  },
};

/** Yes or no, in forms `1` or nothing. */
export const flag: ValueText = { read: (value) => (value === true ? '1' : ''), write: (typed) => typed === '1' };

/** A list of values, separated by commas in forms. */
export const listOf = (one: ValueText): ValueText => ({
  read: (value) => (Array.isArray(value) ? value.map(one.read).join(', ') : ''),
  write: (typed) =>
    typed
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(one.write),
});

const LOGO = /^(\S{1,200}) (\d{1,5}) (\d{1,5})$/;

/** A picture with its size, `/pictures/…/medium.webp 640 200`; nothing removes it. */
export const picture: ValueText = {
  read: (value) => (isObject(value) ? `${asText(value.src)} ${asText(value.width)} ${asText(value.height)}` : ''),
  write: (typed) => {
    if (!typed) return undefined;
    const [, src, width, height] = LOGO.exec(typed) ?? [];
    return src ? { src, width: Number(width), height: Number(height) } : typed;
  },
};

/** An uploaded picture by its id; `-` for none, which is kept as null; nothing for the built one. */
export const photo: ValueText = {
  read: (value) => (value === null ? '-' : asText(value)),
  write: (typed) => (typed === '-' ? null : typed || undefined),
};

const PART = /^(\d{2,5})(?: ?[-–] ?(\d{2,5}))?$/;
const MOST_IN_RANGE = 1000;

/** Beginnings of postcodes, in forms with ranges: `84–86, 90`. */
export const postcodes: ValueText = {
  read: (value) => {
    const runs: [string, string][] = [];
    for (const start of (Array.isArray(value) ? value : []).map(asText).toSorted()) {
      const run = runs.at(-1);
      if (run?.[1].length === start.length && Number(run[1]) + 1 === Number(start)) run[1] = start;
      else runs.push([start, start]);
    }
    return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
  },
  write: (typed) =>
    typed
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .flatMap((part) => {
        const [, first = '', last = first] = PART.exec(part) ?? [];
        const count = Number(last) - Number(first) + 1;
        if (!first || last.length !== first.length || count < 1 || count > MOST_IN_RANGE) return part;
        return Array.from({ length: count }, (_, i) => String(Number(first) + i).padStart(first.length, '0'));
      }),
};

/** Yes or no of something that is on until it is hidden: kept as true when it is hidden. */
export const shown: ValueText = {
  read: (value) => (value === true ? '' : '1'),
  write: (typed) => (typed === '1' ? undefined : true),
};

/** A value whose first one lies elsewhere: it is shown until there is another, and kept only if it differs. */
export const withFirst = ({ read, write }: ValueText, first: Json): ValueText => ({
  read: (value) => read(value === undefined ? first : value),
  write: (typed) => {
    const next = write(typed);
    return read(next) === read(first) ? undefined : next;
  },
});

const TIME = /^(\d{1,2})(?:[.:](\d\d))?$/;

/** A time of the day, `9`, `9.30` or `09:30`, kept as `09:30`. */
export const time: ValueText = {
  read: (value) => asText(value).replace(/^0/, '').replace(':', '.').replace(/\.00$/, ''),
  write: (typed) => {
    const parts = TIME.exec(typed);
    return parts?.[1] ? `${parts[1].padStart(2, '0')}:${parts[2] ?? '00'}` : typed;
  },
};

/** Opening hours of a day, `9–18` or `9.30–17`; nothing when closed, which is kept as `closed`. */
export const hours = (closed: null | undefined): ValueText => ({
  read: (value) => (isObject(value) ? `${time.read(value.opens)}–${time.read(value.closes)}` : ''),
  write: (typed) => {
    if (!typed) return closed;
    const [opens = '', closes = '', ...rest] = typed.split(/[-–]/).map((part) => part.trim());
    return rest.length > 0 ? typed : { opens: time.write(opens), closes: time.write(closes) };
  },
});

const DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/;

/** A day, `24.12.2026`, or `24.12.` for every year; kept as `2026-12-24` or `12-24`. */
export const day: ValueText = {
  read: (value) => {
    const [date, month, year = ''] = asText(value).split('-').reverse();
    return date && month ? `${Number(date)}.${Number(month)}.${year}` : '';
  },
  write: (typed) => {
    const [, date = '', month = '', year] = DAY.exec(typed) ?? [];
    if (!date) return typed;
    return [...(year ? [year] : []), month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  },
};

/** A column of a list: the place of its value in an entry, `name.fi`. */
export type Column = { name: string; value: ValueText };

/** Between the cells of an entry. Typed into a cell, it would make two of one. */
export const CELL = ' | ';
export const withoutCell = (typed: string): string => typed.replaceAll('|', '/').trim();

/** A list of entries, one a line in forms; lines without any text are left out. */
export const rowsOf = (columns: readonly Column[]): ValueText => ({
  read: (value) =>
    (Array.isArray(value) ? value : [])
      .map((entry) => columns.map(({ name, value: cell }) => withoutCell(cell.read(valueAt(entry, name)))).join(CELL))
      .join('\n'),
  write: (typed) => linesOf(typed).map((cells) => entryOf(columns, cells)),
});

/** The cells of the lines of a list. */
export const linesOf = (typed: string): string[][] =>
  typed
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));

function entryOf(columns: readonly Column[], cells: readonly string[]): Json {
  let entry: Json = {};
  for (const [i, { name, value }] of columns.entries()) entry = withValue(entry, name, value.write(cells[i] ?? ''));
  return entry;
}

const child = (value: Json, key: string): Json => {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) ? value[key] : undefined;
};

/** The value at a path such as `stores.0.name`; undefined when there is none. */
export const valueAt = (value: Json, path: string): Json => path.split('.').reduce(child, value);

/** The same with another value at a path; undefined removes it. */
export function withValue(value: Json, path: string, next: Json): Json {
  // nothing to remove: what would hold it is not made either
  if (next === undefined && valueAt(value, path) === undefined) return value;
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? withValue(child(value, key), rest.join('.'), next) : next;
  if (Array.isArray(value)) return value.with(Number(key), inner);
  const { [key]: _, ...others } = isObject(value) ? value : {};
  return inner === undefined ? others : { ...others, [key]: inner };
}
