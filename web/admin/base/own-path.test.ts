import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/tilaukset?view=open', '/tilaukset?view=open'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  // browsers drop tabs and line breaks
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  [null, '/'],
])('%j leads to %s', (given, expected) => {
  expect(ownPath(given)).toBe(expected);
});
