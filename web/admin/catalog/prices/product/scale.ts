/** Maps a range of numbers to a range of coordinates. */
export const linearScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);

/** Round numbers from below the least to above the greatest value, about `count` of them. */
export function niceSteps(least: number, greatest: number, count: number): number[] {
  const span = Math.max(greatest - least, Math.max(greatest, 100) * 0.1);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough);
  const first = Math.max(0, Math.floor((least - span * 0.1) / step) * step);
  const steps: number[] = [];
  for (let at = first; ; at += step) {
    steps.push(at);
    if (at >= greatest + span * 0.05) return steps;
  }
}
