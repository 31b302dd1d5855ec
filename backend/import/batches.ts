/** Splits a list into runs of at most `size`, in order. */
export function* batches<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
