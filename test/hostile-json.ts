import fc from 'fast-check';
import { fieldsOf } from '#domain/base/records.ts';

/** Texts that break what does not expect them. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    "' or 1=1 --",
    '%00',
    '../..',
    '__proto__',
    'constructor',
    '9'.repeat(30),
    'null',
    ' ',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 200, maxLength: 3000 }),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 0.1),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const hostileValue = fc.oneof(hostileText, hostileNumber, fc.jsonValue(), fc.constantFrom(null, true, [], {}));

/** The value with one part of it, at any depth, replaced; or with a field more. */
export function spoiled(value: unknown, path: readonly number[], by: unknown): unknown {
  const [at = 0, ...rest] = path;
  if (typeof value !== 'object' || value === null || path.length === 0) return by;
  if (Array.isArray(value)) {
    const i = value.length === 0 ? 0 : at % value.length;
    return value.map((one, n) => (n === i ? spoiled(one, rest, by) : one));
  }
  const keys = [...Object.keys(value), 'more'];
  const key = keys[at % keys.length] ?? 'more';
  return { ...value, [key]: key === 'more' ? by : spoiled(fieldsOf(value)[key], rest, by) };
}
