import { formatEuros } from '#domain/base/money.ts';
import type { Margin } from '#domain/catalog/prices/margin.ts';

/** A margin as tables show it: `40 € (40 %)`. */
export function marginText({ cents, percent }: Margin): string {
  const sign = (value: number) => (value < 0 ? '−' : '');
  const share = percent === null ? '' : ` (${sign(percent)}${String(Math.abs(percent)).replace('.', ',')}\u00a0%)`;
  return `${sign(cents)}${formatEuros(Math.abs(cents))}${share}`;
}
