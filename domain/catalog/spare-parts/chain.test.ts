import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf, cycleThrough } from './chain.ts';
import type { SparePart } from './part.ts';

const part = (productCode: string, ...replacedBy: string[]): SparePart => ({
  productCode,
  replacedBy,
  supplierNumber: '1',
  supplier: 'S',
  group: '',
  groupEn: '',
  name: productCode,
  price: 100,
  qty: null,
  availableOn: null,
});

const reader = (list: readonly SparePart[]) => ({
  byKeys: async (keys: readonly { productCode: string }[]) =>
    list.filter((one) => keys.some(({ productCode }) => productCode === one.productCode)),
  replacedBy: async (keys: readonly { productCode: string }[]) =>
    list.filter((one) => keys.some(({ productCode }) => one.replacedBy.includes(productCode))),
});
const codes = (steps: readonly (readonly SparePart[])[]) =>
  steps.map((step) => step.map((one) => one.productCode).join('+'));

test('a chain is a line from the oldest to the newest, kits in one step (spare-part-12)', async () => {
  const list = [part('A', 'B'), part('B', 'C', 'D'), part('C'), part('D', 'E'), part('E'), part('X', 'B')];
  for (const [code, at] of [
    ['A', 0],
    ['B', 1],
    ['E', 3],
  ] as const) {
    const of = list.find(({ productCode }) => productCode === code) ?? part(code);
    const line = await chainOf(of, reader(list));
    expect(line.at).toBe(at);
    expect(codes(line.steps)[line.at]).toBe(code);
  }
  expect(codes((await chainOf(part('B', 'C', 'D'), reader(list))).steps)).toEqual(['A+X', 'B', 'C+D', 'E']);
});

test('a loop in a list ends the line', async () => {
  const list = [part('A', 'B'), part('B', 'A')];
  expect(codes((await chainOf(part('A', 'B'), reader(list))).steps)).toEqual(['A', 'B']);
});

test.each([
  ['itself', 'A', ['A'], ['A', 'A']],
  ['one that it replaced', 'C', ['A'], ['C', 'A', 'B', 'C']],
  ['an end', 'C', ['D'], null],
])('%s', async (_, of, by, cycle) => {
  const list = [part('A', 'B'), part('B', 'C'), part('C'), part('D')];
  const find = (code: string) => list.find(({ productCode }) => productCode === code) ?? part(code);
  expect(await cycleThrough(find(of), by.map(find), reader(list))).toEqual(cycle);
});

test('replacements that are set one by one never make a cycle (spare-part-14)', async () => {
  const edge = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }));
  await fc.assert(
    fc.asyncProperty(fc.array(edge, { maxLength: 25 }), async (edges) => {
      const list = Array.from({ length: 8 }, (_, i) => part(`P${i}`));
      for (const [from, to] of edges) {
        const [old, successor] = [list[from], list[to]];
        if (!old || !successor || (await cycleThrough(old, [successor], reader(list)))) continue;
        list[from] = { ...old, replacedBy: [...new Set([...old.replacedBy, successor.productCode])] };
      }
      for (const one of list) {
        const successors = list.filter(({ productCode }) => one.replacedBy.includes(productCode));
        expect(await cycleThrough(one, successors, reader(list))).toBeNull();
      }
    }),
  );
});
