import { expect, test } from 'vitest';
import { type SparePart, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { parsePasted } from '#domain/catalog/spare-parts/paste-lines.ts';
import {
  addPasted,
  applyResults,
  chooseLine,
  editLine,
  emptyList,
  foundLines,
  isOpen,
  isToCheck,
  type LineResult,
  type ManyList,
  removeLines,
  undoRemove,
} from './many-list.ts';

const hit = (productCode: string, more: Partial<SparePart> = {}) =>
  sparePartHit(
    {
      supplierNumber: '1044',
      supplier: 'Polaris',
      group: '',
      groupEn: '',
      productCode,
      name: productCode,
      price: 1000,
      qty: 1,
      availableOn: null,
      replacedBy: [],
      ...more,
    },
    25.5,
    '2026-11-21',
  );

const pasted = (text: string, list: ManyList = emptyList) => addPasted(list, parsePasted(text).lines);

/** A list with every line found, or with the result for its code in `results`. */
function lookedUp(list: ManyList, results: Record<string, LineResult['state']> = {}) {
  const found = list.lines.map(({ id, code, amount }): [number, LineResult] => [
    id,
    { code, amount, state: results[code] ?? { status: 'found', part: hit(code) } },
  ]);
  return applyResults(list, new Map(found));
}
const short = ({ lines }: ManyList) => lines.map(({ code, amount, state }) => `${code} × ${amount} ${state.status}`);

test('pasted lines are unchecked until they are looked up', () => {
  const list = pasted('3211180;2\n3211202');
  expect(short(list)).toEqual(['3211180 × 2 unchecked', '3211202 × 1 unchecked']);
  expect(short(lookedUp(list))).toEqual(['3211180 × 2 found', '3211202 × 1 found']);
});

test('pasting a code again adds to its amount, looked up or not', () => {
  const waiting = pasted('A1', pasted('a1;2\nB2'));
  expect(short(waiting)).toEqual(['a1 × 3 unchecked', 'B2 × 1 unchecked']);
  const known = lookedUp(waiting);
  expect(short(lookedUp(pasted('B2;4\nC3', known)))).toEqual(['a1 × 3 found', 'B2 × 5 found', 'C3 × 1 found']);
});

test('two spellings of the same part become one line', () => {
  const same = { status: 'found', part: hit('321-1180') } as const;
  const list = lookedUp(pasted('3211180;2\n321-1180;3'), { '3211180': same, '321-1180': same });
  expect(short(list)).toEqual(['3211180 × 5 found']);
  expect(list.lines[0]?.rows).toEqual([1, 2]);
});

test('unknown, ambiguous, replaced and unreadable lines stay open until the shopper decides', () => {
  const results: Record<string, LineResult['state']> = {
    X1: { status: 'unknown', suggestions: [hit('X2')] },
    Y1: { status: 'ambiguous', candidates: [hit('Y1'), hit('Y1', { supplierNumber: '88' })] },
    Z1: { status: 'replaced', part: hit('Z1', { replacedBy: ['Z2'] }), successors: [hit('Z2')] },
  };
  let list = lookedUp(pasted('X1;2\nY1;3\nZ1;4\nA1;0\nB1;5'), results);
  expect(list.lines.map(isOpen)).toEqual([true, true, true, true, false]);
  for (const [code, part] of [
    ['X1', hit('X2')],
    ['Y1', hit('Y1', { supplierNumber: '88' })],
    ['Z1', hit('Z2')],
  ] as const) {
    const line = list.lines.find((one) => one.code === code);
    list = chooseLine(list, line?.id ?? 0, part);
  }
  const open = list.lines.filter(isOpen);
  expect(open).toMatchObject([{ code: 'A1', problem: 'amount' }]);
  list = editLine(list, open[0]?.id ?? 0, { amount: 6 });
  expect(list.lines.filter(isToCheck)).toMatchObject([{ code: 'A1', amount: 6 }]);
  expect(foundLines(list.lines).priced.map(({ state, amount }) => [state.part.sku, amount])).toEqual([
    ['X2@1044', 2],
    ['Y1@88', 3],
    ['Z2@1044', 4],
    ['B1@1044', 5],
  ]);
});

test('an edited code is looked up again', () => {
  const list = pasted('3,21E+06;2');
  const edited = editLine(list, list.lines[0]?.id ?? 0, { code: '3211180' });
  expect(short(edited)).toEqual(['3211180 × 2 unchecked']);
  expect(edited.lines.every(isToCheck)).toBe(true);
});

test('ignores a result for a code that was edited meanwhile', () => {
  const list = pasted('A1\nB1');
  const results = list.lines.map(({ id, code, amount }): [number, LineResult] => [
    id,
    { code, amount, state: { status: 'unknown', suggestions: [] } },
  ]);
  const edited = editLine(list, list.lines[0]?.id ?? 0, { code: 'A2' });
  const applied = applyResults(edited, new Map(results));
  expect(short(applied)).toEqual(['A2 × 1 unchecked', 'B1 × 1 unknown']);
});

test('separates parts without a price, which go to a quote', () => {
  const list = lookedUp(pasted('A1\nB1'), { B1: { status: 'found', part: hit('B1', { price: null }) } });
  const { priced, priceless } = foundLines(list.lines);
  expect([priced.map(({ code }) => code), priceless.map(({ code }) => code)]).toEqual([['A1'], ['B1']]);
});

test('undo restores removed lines', () => {
  const list = pasted('A1\nB1\nC1');
  const less = removeLines(list, ({ code }) => code === 'B1');
  expect(less.lines).toHaveLength(2);
  expect(undoRemove(less).lines).toEqual(list.lines);
  expect(undoRemove(undoRemove(less)).lines).toEqual(list.lines);
});
