import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  childrenOf,
  isFixed,
  moveCategory,
  movedAddresses,
  type Place,
  placeAfterStep,
  placeOf,
  steps,
  type TreeNode,
} from './category-tree.ts';

const node = (path: string, sortOrder = 0): TreeNode => ({
  id: path,
  parentId: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
  path,
  level: path.split('/').length,
  sortOrder,
});
const tree = [
  ...[node('moto', 10), node('kelkat', 20), node('brandit', 30), node('tuotesarjat', 40)],
  ...[node('moto/renkaat', 10), node('moto/renkaat/talvi', 10), node('moto/oljyt', 11), node('moto/ketjut', 12)],
  ...[node('kelkat/renkaat', 10), node('brandit/routa', 10), node('brandit/otso', 20)],
];
const applied = (before: readonly TreeNode[], changed: readonly TreeNode[]) =>
  before.map((one) => changed.find(({ id }) => id === one.id) ?? one);
const order = (nodes: readonly TreeNode[], parentId: string | null) => childrenOf(nodes, parentId).map(({ id }) => id);

test('moves a category with all below it and names the addresses that redirect', () => {
  const moved = moveCategory(tree, 'moto/renkaat', { place: { parentId: null, after: 'kelkat' } });
  const changed = moved.ok ? moved.value : [];
  expect(movedAddresses(tree, changed)).toEqual([
    { id: 'moto/renkaat', before: '/category/moto/renkaat', after: '/category/renkaat' },
    { id: 'moto/renkaat/talvi', before: '/category/moto/renkaat/talvi', after: '/category/renkaat/talvi' },
  ]);
  expect(order(applied(tree, changed), null)).toEqual(['moto', 'kelkat', 'moto/renkaat', 'brandit', 'tuotesarjat']);
});

test('a move among siblings changes no address, and of the others only what must make room', () => {
  const moved = moveCategory(tree, 'moto/ketjut', { place: { parentId: 'moto', after: 'moto/renkaat' } });
  const changed = moved.ok ? moved.value : [];
  expect(movedAddresses(tree, changed)).toEqual([]);
  expect(order(applied(tree, changed), 'moto')).toEqual(['moto/renkaat', 'moto/ketjut', 'moto/oljyt']);
  const roomy = moveCategory(tree, 'kelkat', { place: { parentId: null, after: null } });
  expect(roomy.ok && roomy.value.map(({ id }) => id)).toEqual(['kelkat']);
});

test.each<[string, string, { place?: Place; slug?: string }, string]>([
  ['into itself', 'moto', { place: { parentId: 'moto/renkaat', after: null } }, 'below_itself'],
  ['to a taken address', 'kelkat/renkaat', { place: { parentId: 'moto', after: null } }, 'taken'],
  ['to a taken slug', 'moto/oljyt', { slug: 'renkaat' }, 'taken'],
  ['of a root of brands', 'brandit', { place: { parentId: 'moto', after: null } }, 'fixed'],
  ['of a brand among categories', 'brandit/routa', { place: { parentId: 'moto', after: null } }, 'other_kind'],
  ['of a category among series', 'moto/oljyt', { place: { parentId: 'tuotesarjat', after: null } }, 'other_kind'],
  ['below what is gone', 'moto', { place: { parentId: 'ei-ole', after: null } }, 'unknown'],
  ['of what is gone', 'ei-ole', { place: { parentId: null, after: null } }, 'unknown'],
  ['to a long address', 'moto', { slug: 'a'.repeat(201) }, 'too_long'],
])('refuses a move %s', (_, id, to, reason) => {
  expect(moveCategory(tree, id, to)).toMatchObject({ ok: false, reason });
});

test('a sibling that has gone puts the category last', () => {
  const moved = moveCategory(tree, 'moto/renkaat', { place: { parentId: 'moto', after: 'kelkat/renkaat' } });
  expect(order(applied(tree, moved.ok ? moved.value : []), 'moto').at(-1)).toBe('moto/renkaat');
});

test('steps lead nowhere past the ends, and out of or into another kind', () => {
  const of = (id: string) => steps.filter((step) => placeAfterStep(tree, find(id), step));
  const find = (id: string) => tree.find((one) => one.id === id) ?? node('?');
  expect(of('moto')).toEqual(['down']);
  expect(of('brandit/otso')).toEqual(['up', 'in']);
  expect(of('moto/oljyt')).toEqual(['up', 'down', 'in', 'out']);
  expect(of('moto/renkaat/talvi')).toEqual(['out']);
});

test('any row of steps keeps the tree whole, and the way back undoes each', () => {
  const step = fc.record({ pick: fc.nat(), step: fc.constantFrom(...steps) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (walk) => {
      let nodes = tree;
      for (const { pick, step: one } of walk) {
        const moving = nodes.filter(({ path }) => !isFixed(path))[pick % (nodes.length - 2)] ?? node('?');
        const place = placeAfterStep(nodes, moving, one);
        const moved = place && moveCategory(nodes, moving.id, { place });
        if (!moved?.ok) continue;
        const after = applied(nodes, moved.value);
        const back = moveCategory(after, moving.id, { place: placeOf(nodes, moving) });
        const undone = applied(after, back.ok ? back.value : []);
        for (const parent of [null, ...nodes.map(({ id }) => id)])
          expect(order(undone, parent)).toEqual(order(nodes, parent));
        expect(undone.map(({ path }) => path)).toEqual(nodes.map(({ path }) => path));
        nodes = after;
        expect(new Set(nodes.map(({ path }) => path)).size).toBe(nodes.length);
        for (const { parentId, path, level } of nodes) {
          const parent = nodes.find(({ id }) => id === parentId);
          expect(path).toBe([parent?.path, path.split('/').at(-1)].filter(Boolean).join('/'));
          expect(level).toBe(path.split('/').length);
        }
      }
    }),
  );
});
