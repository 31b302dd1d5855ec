import { expect, test } from 'vitest';
import { markedCode } from './marked-code.ts';

test.each([
  ['3211180', '3211', '|3211|180'],
  ['32-11/180', '3211', '|32-11|/180'],
  ['Z71-98694-00-00', 'z7198', '|Z71-98|694-00-00'],
  ['959 59 08-02', '95959 0802', '|959 59 08-02|'],
  ['0019322041', '19322', '00|19322|041'],
  ['19322041', '0019322', '|19322|041'],
  ['3211180@1', '3211180@1044', '|3211180|@1'],
  ['3211180', '99', '3211180||'],
  ['3211180', '', '3211180||'],
  ['000', '0', '|0|00'],
])('marks in %s the part that %s matches', (code, query, expected) => {
  const parts = markedCode(code, query);
  expect(parts.join('|')).toBe(expected);
  expect(parts.join('')).toBe(code);
});
