import { commonPairs } from '#domain/base/common-pairs.ts';
import type { SourceBlock } from './source-doc.ts';

export type IdentifiedBlock = SourceBlock & { id: string };

const isUnchanged = (one: SourceBlock, other: SourceBlock) =>
  one.kind === other.kind && one.raw.trimEnd() === other.raw.trimEnd();

/**
 * The ids of a text's blocks: an unchanged block keeps its id, and so does the changed one of the same kind in its place. So what a
 * file brings merges with what people type, although files hold no ids.
 */
export function alignBlocks(
  before: readonly IdentifiedBlock[],
  after: readonly SourceBlock[],
  newId: () => string,
): IdentifiedBlock[] {
  const ids = new Map<number, string>();
  const take = (from: readonly [number, number], to: readonly [number, number]) => {
    let next = from[0];
    for (let j = to[0]; j < to[1]; j++) {
      const found = before.findIndex(({ kind }, i) => i >= next && i < from[1] && kind === after[j]?.kind);
      if (found < 0) continue;
      ids.set(j, before[found]?.id ?? newId());
      next = found + 1;
    }
  };
  let [i, j] = [0, 0];
  for (const [sameBefore, sameAfter] of [
    ...commonPairs(before, after, isUnchanged),
    [before.length, after.length] as const,
  ]) {
    take([i, sameBefore], [j, sameAfter]);
    const id = before[sameBefore]?.id;
    if (id !== undefined) ids.set(sameAfter, id);
    [i, j] = [sameBefore + 1, sameAfter + 1];
  }
  return after.map((block, at) => ({ ...block, id: ids.get(at) ?? newId() }));
}

/** The blocks of two languages side by side: blocks of one kind that follow each other in both are a pair; null: the other lacks it. */
export function pairBlocks(
  one: readonly Pick<IdentifiedBlock, 'id' | 'kind'>[],
  other: readonly Pick<IdentifiedBlock, 'id' | 'kind'>[],
): [string | null, string | null][] {
  const pairs: [string | null, string | null][] = [];
  let [i, j] = [0, 0];
  const pairOf = commonPairs(one, other, (a, b) => a.kind === b.kind);
  for (const [nextOne, nextOther] of [...pairOf, [one.length, other.length] as const]) {
    for (; i < nextOne; i++) pairs.push([one[i]?.id ?? null, null]);
    for (; j < nextOther; j++) pairs.push([null, other[j]?.id ?? null]);
    if (i < one.length) pairs.push([one[i++]?.id ?? null, other[j++]?.id ?? null]);
  }
  return pairs;
}
