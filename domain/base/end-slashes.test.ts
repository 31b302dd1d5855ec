import { expect, test } from 'vitest';
import { withoutEndSlashes } from './page-path.ts';

test.each([
  ['a/b', 'a/b'],
  ['a/b///', 'a/b'],
  ['/a', '/a'],
  ['///', ''],
  ['', ''],
])('"%s" without trailing slashes is "%s"', (path, bare) => {
  expect(withoutEndSlashes(path)).toBe(bare);
});
