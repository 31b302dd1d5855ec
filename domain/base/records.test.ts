import { expect, test } from 'vitest';
import { entriesOf, fieldsOf, isOneOf, keysOf, ownValue, recordOf, setOwnValue } from './records.ts';

test('reads fields of objects only', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, 7, true]) expect(fieldsOf(value)).toEqual({});
});

test('recognizes the constants of a list', () => {
  expect(isOneOf(['fi', 'en'], 'en')).toBe(true);
  expect(isOneOf(['fi', 'en'], 'sv')).toBe(false);
});

test('lists keys and entries of a table, and builds one from keys', () => {
  const table = recordOf(['a', 'bb'], (key) => key.length);
  expect(table).toEqual({ a: 1, bb: 2 });
  expect(keysOf(table)).toEqual(['a', 'bb']);
  expect(entriesOf(table)).toEqual([
    ['a', 1],
    ['bb', 2],
  ]);
});

test('finds only own values of a table by names from outside', () => {
  const table = { scan: 1 };
  expect(ownValue(table, 'scan')).toBe(1);
  for (const name of ['constructor', '__proto__', 'toString', '', null, 7])
    expect(ownValue(table, name)).toBeUndefined();
});

test('sets a value under any name without changing a prototype', () => {
  const table: Record<string, unknown> = {};
  setOwnValue(table, '__proto__', { manager: 'always' });
  expect(JSON.stringify(table)).toBe('{"__proto__":{"manager":"always"}}');
  expect(Object.getPrototypeOf(table)).toBe(Object.prototype);
});
