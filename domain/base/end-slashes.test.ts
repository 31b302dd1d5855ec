import { expect, test } from 'vitest';
import { withoutEndSlashes } from '#domain/base/end-slashes.ts';

test.each([
  ['a/b', 'a/b'],
  ['a/b///', 'a/b'],
  ['/a', '/a'],
  ['///', ''],
  ['', ''],
])('"%s" without the slashes at its end is "%s"', (path, bare) => {
  expect(withoutEndSlashes(path)).toBe(bare);
});
