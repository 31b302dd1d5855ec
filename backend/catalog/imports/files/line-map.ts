/** Lines of a written file by those of the file it was made from: stores only where the distance between the two changes. */
export function createLineMap() {
  const written: number[] = [];
  const originals: number[] = [];
  return {
    /** Rows come in order. */
    add(line: number, original: number) {
      const last = written.length - 1;
      const isSameDistance = last >= 0 && (originals[last] ?? 0) - (written[last] ?? 0) === original - line;
      if (isSameDistance) return;
      written.push(line);
      originals.push(original);
    },
    originalOf(line: number): number {
      let low = 0;
      let high = written.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((written[middle] ?? 0) <= line) low = middle + 1;
        else high = middle;
      }
      return low === 0 ? line : line + (originals[low - 1] ?? 0) - (written[low - 1] ?? 0);
    },
  };
}
export type LineMap = ReturnType<typeof createLineMap>;
