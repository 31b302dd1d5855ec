/** One measured figure as a JSON line on standard output; progress and remarks belong on standard error. */
export function figure(name: string, value: number, unit: string, facts: Record<string, unknown> = {}): void {
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  console.log(JSON.stringify({ name, value: rounded, unit, ...facts }));
}

/** The value below which `part` (0–1) of the times lie. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

/** Prints the help text and exits when `--help` was given. */
export function helpOnDemand(text: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(text);
  process.exit(0);
}
