import { expect, test } from 'vitest';
import { lastOf, opened, popped, pushed } from './menu-stack.ts';

const node = (path: string) => ({ path, name: path, image: null, children: [] });

test('pushes and pops panels in order (menu-1)', () => {
  const two = pushed(pushed(opened, node('a')), node('a/b'));
  expect([lastOf(two)?.path, two.moved, two.left]).toEqual(['a/b', 'in', undefined]);
  const one = popped(two);
  expect([lastOf(one)?.path, one.moved, one.left?.path]).toEqual(['a', 'out', 'a/b']);
  expect([lastOf(popped(one)), popped(one).left?.path]).toEqual([undefined, 'a']);
  expect([lastOf(opened), opened.moved]).toEqual([undefined, null]);
});
