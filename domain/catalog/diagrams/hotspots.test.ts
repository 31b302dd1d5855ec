import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hotspot, type HotspotEdit, hotspotProblems, mergeHotspots, nextNumber, placed } from './hotspots.ts';

const spot = (number: number, x = 10, y = 10, sku = `P${number}@1`, amount = 1): Hotspot => ({
  number,
  sku,
  amount,
  x,
  y,
});
const add = (mine: Hotspot): HotspotEdit => ({ base: null, mine });
const move = (base: Hotspot, x: number): HotspotEdit => ({ base, mine: { ...base, x } });
const remove = (base: Hotspot): HotspotEdit => ({ base, mine: null });

describe('merging places (diagram-2)', () => {
  const [one, two] = [spot(1), spot(2)];
  test.each<[string, Hotspot[], HotspotEdit[], Hotspot[], number]>([
    ['adds', [one], [add(two)], [one, two], 0],
    ['moves', [one, two], [move(one, 50)], [spot(1, 50), two], 0],
    ['removes', [one, two], [remove(one)], [two], 0],
    ['leaves what a colleague moved and I did not touch', [spot(1, 70)], [{ base: one, mine: one }], [spot(1, 70)], 0],
    ['names a place that both moved', [spot(1, 70)], [move(one, 50)], [spot(1, 70)], 1],
    ['agrees when both moved it alike', [spot(1, 50)], [move(one, 50)], [spot(1, 50)], 0],
    ['names a place that a colleague removed and I moved', [two], [move(one, 50)], [two], 1],
    ['names a place that a colleague moved and I removed', [spot(1, 70)], [remove(one)], [spot(1, 70)], 1],
    ['agrees when both removed it', [two], [remove(one)], [two], 0],
    ['adds once what is sent twice', [one, two], [add(two)], [one, two], 0],
  ])('%s', (_, stored, edits, spots, clashes) => {
    const merged = mergeHotspots(stored, edits);
    expect(merged.spots).toEqual(spots);
    expect(merged.clashes).toHaveLength(clashes);
  });

  test('two people who touch different places lose nothing, in whichever order they save', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(numbers, fc.infiniteStream(fc.boolean()), (all, coin) => {
        const stored = all.map((number) => spot(number));
        const [mine, theirs]: [HotspotEdit[], HotspotEdit[]] = [[], []];
        for (const place of stored) (coin.next().value ? mine : theirs).push(move(place, 90));
        mine.push(add(spot(100)));
        theirs.push(add(spot(101)));
        const bothSave = (first: HotspotEdit[], second: HotspotEdit[]) => {
          const once = mergeHotspots(stored, first);
          const twice = mergeHotspots(once.spots, second);
          expect([...once.clashes, ...twice.clashes]).toEqual([]);
          return twice.spots.toSorted((a, b) => a.number - b.number);
        };
        expect(bothSave(mine, theirs)).toEqual(bothSave(theirs, mine));
        expect(bothSave(mine, theirs)).toHaveLength(all.length + 2);
      }),
    );
  });
});

test.each<[string, Hotspot, string | null]>([
  ['a good one', spot(1), null],
  ['number 0', spot(0), 'number'],
  ['no part', spot(1, 1, 1, ' '), 'sku'],
  ['half a piece', spot(1, 1, 1, 'A@1', 0.5), 'amount'],
  ['outside', spot(1, 101), 'place'],
  ['nowhere', spot(1, Number.NaN), 'place'],
])('a place: %s', (_, place, problem) => {
  expect(hotspotProblems([place]).map((one) => one.problem)).toEqual(problem ? [problem] : []);
});

test('a number in two places is one part; the next number follows the greatest', () => {
  expect(hotspotProblems([spot(1), spot(1, 50)])).toEqual([]);
  expect(hotspotProblems([spot(1), spot(1, 50, 10, 'B@1')])).toEqual([{ index: 1, problem: 'two-parts' }]);
  expect([nextNumber([]), nextNumber([spot(7), spot(3)])]).toEqual([1, 8]);
});

test.each([
  [-5, 0],
  [100.4, 100],
  [33.333, 33.3],
])('%d percent is placed at %d', (percent, at) => {
  expect(placed(percent)).toBe(at);
});
