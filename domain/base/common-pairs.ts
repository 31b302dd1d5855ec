/**
 * The longest run of equal things that two lists have in one order, as pairs of places. Takes time and room of the product of both
 * lengths: callers limit them.
 */
export function commonPairs<A, B>(
  before: readonly A[],
  after: readonly B[],
  isSame: (a: A, b: B) => boolean,
): [number, number][] {
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  const same = (i: number, j: number) => isSame(before[i] as A, after[j] as B);
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i * width + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; )
    if (same(i, j)) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return pairs;
}
