import { centsFromEuros } from '#domain/base/money.ts';
import type { QuantityBreak } from '#domain/catalog/prices/quantity-breaks.ts';

/** Quantity breaks as a person types them: `4: 12,90; 10: 11,50`. */
export const breaksText = (breaks: readonly QuantityBreak[]): string =>
  breaks.map(({ from, cents }) => `${from}: ${(cents / 100).toFixed(2).replace('.', ',')}`).join('; ');

/** What was typed, empty for none; null when it cannot be read, or amounts do not rise while prices fall. */
export function readBreaks(typed: string): QuantityBreak[] | null {
  const parts = typed
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const breaks = parts.map((part) => {
    const [, from, price] = /^(\d{1,4})\s*:\s*(\d{1,7}(?:[.,]\d{1,2})?)\s*€?$/.exec(part) ?? [];
    return from && price ? { from: Number(from), cents: centsFromEuros(Number(price.replace(',', '.'))) } : null;
  });
  const read = breaks.flatMap((one) => one ?? []);
  const rises = read.every(({ from, cents }, i) => {
    const before = read[i - 1];
    return from >= 2 && cents > 0 && (!before || (from > before.from && cents < before.cents));
  });
  return read.length === breaks.length && rises ? read : null;
}
