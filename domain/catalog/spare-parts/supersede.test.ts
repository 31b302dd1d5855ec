import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PartKey, type SparePart, sparePartSku } from './part.ts';
import { MAX_STEPS, supersede } from './supersede.ts';

/** A price list of one supplier: code → the codes that replaced it. */
function listOf(list: Record<string, string[]>) {
  const parts = Object.entries(list).map(
    ([productCode, replacedBy]): SparePart => ({
      productCode,
      replacedBy,
      supplierNumber: '1044',
      supplier: 'Polaris',
      group: '',
      groupEn: '',
      name: productCode,
      price: 100,
      qty: null,
      availableOn: null,
    }),
  );
  const isIn = (keys: readonly PartKey[], part: PartKey) =>
    keys.some((key) => sparePartSku(key) === sparePartSku(part));
  let reads = 0;
  return {
    reads: () => reads,
    async of(code: string) {
      const part = parts.find(({ productCode }) => productCode === code);
      if (!part) throw new Error(`no part ${code}`);
      const found = await supersede(part, {
        async byKeys(keys) {
          reads++;
          return parts.filter((candidate) => isIn(keys, candidate));
        },
        replacedBy: async (keys) =>
          parts.filter(({ replacedBy, supplierNumber }) =>
            replacedBy.some((productCode) => isIn(keys, { productCode, supplierNumber })),
          ),
      });
      return {
        successors: found.successors.map(({ productCode }) => productCode),
        redirectTo: found.redirectTo?.productCode ?? null,
        broken: found.broken,
      };
    },
  };
}

test('a part that is sold has no successors', async () => {
  const list = listOf({ A: [] });
  expect(await list.of('A')).toEqual({ successors: [], redirectTo: null, broken: [] });
  expect(list.reads()).toBe(0);
});

test('follows a one-to-one chain to its end and redirects there (spare-part-12)', async () => {
  const list = listOf({ A: ['B'], B: ['C'], C: [] });
  expect(await list.of('A')).toEqual({ successors: ['C'], redirectTo: 'C', broken: [] });
  expect(await list.of('B')).toEqual({ successors: ['C'], redirectTo: 'C', broken: [] });
});

test('does not redirect when two parts became one, from any step (spare-part-12)', async () => {
  const list = listOf({ A: ['C'], B: ['C'], C: ['D'], D: [] });
  expect(await list.of('A')).toEqual({ successors: ['D'], redirectTo: null, broken: [] });
  // C itself became D and nothing else did
  expect(await list.of('C')).toEqual({ successors: ['D'], redirectTo: 'D', broken: [] });
});

test('lists the successors of a part that became several, each at the end of its chain', async () => {
  const list = listOf({ A: ['C', 'B'], B: ['D'], C: [], D: [] });
  expect(await list.of('A')).toEqual({ successors: ['C', 'D'], redirectTo: null, broken: [] });
});

test('branches that meet again are not a loop', async () => {
  const list = listOf({ A: ['B', 'C'], B: ['D'], C: ['D'], D: [] });
  expect(await list.of('A')).toEqual({ successors: ['D'], redirectTo: null, broken: [] });
});

test('ignores a successor that the shop does not have', async () => {
  const list = listOf({ A: ['X'], B: ['C', 'X'], C: [] });
  expect(await list.of('A')).toEqual({ successors: [], redirectTo: null, broken: [] });
  expect(await list.of('B')).toEqual({ successors: ['C'], redirectTo: null, broken: [] });
});

test('a loop ends at the last valid part', async () => {
  const list = listOf({ A: ['B'], B: ['C'], C: ['A'], D: ['D'] });
  expect(await list.of('A')).toEqual({ successors: ['C'], redirectTo: null, broken: ['C@1044'] });
  expect(await list.of('D')).toEqual({ successors: [], redirectTo: null, broken: ['D@1044'] });
});

test('gives up a chain after 20 steps', async () => {
  const endless = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`A${n}`, [`A${n + 1}`]]));
  const list = listOf({ ...endless, A100: [] });
  expect(await list.of('A0')).toEqual({
    successors: [`A${MAX_STEPS}`],
    redirectTo: null,
    broken: [`A${MAX_STEPS}@1044`],
  });
  expect(list.reads()).toBeLessThanOrEqual(MAX_STEPS + 1);
});

test('terminates and never returns the part itself, for any list', async () => {
  const codes = ['A', 'B', 'C', 'D', 'E', 'F'];
  const lists = fc.record(Object.fromEntries(codes.map((code) => [code, fc.subarray(codes, { maxLength: 3 })])));
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const { successors, redirectTo } = await listOf(list).of('A');
      expect(successors).not.toContain('A');
      if (redirectTo !== null) {
        expect(successors).toEqual([redirectTo]);
        expect(list[redirectTo]).toEqual([]);
      }
    }),
  );
});
