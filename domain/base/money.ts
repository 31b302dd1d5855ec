import type { Flavour } from './ids.ts';

/** An amount of money in integer cents. */
export type Cents = Flavour<number, 'cents'>;
/** An amount of money in euros, as a floating-point number. Only in JSON. */
export type Euros = Flavour<number, 'euros'>;

const whole = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });

/** Formats money in Finnish: `1 234,50 €`, `99 €` (without ',00'), `- €` for a missing price (price-1). */
export function formatEuros(cents: Cents | null | undefined): string {
  if (cents === null || cents === undefined) return '- €';
  return cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100);
}

/** Formats a price range: `99–149 €`, `99,50–149 €`. */
export const formatEuroRange = (lowest: Cents, highest: Cents): string =>
  `${formatEuros(lowest).replace(/\s€$/, '')}–${formatEuros(highest)}`;

/** Converts JSON euros (at most two decimals) to cents. Rounds half away from zero. */
export function centsFromEuros(euros: Euros): Cents {
  return Math.sign(euros) * Math.round((Math.abs(euros) + Number.EPSILON) * 100);
}

/** Converts cents to JSON euros. */
export function eurosFromCents(cents: Cents): Euros {
  return cents / 100;
}

/** Rounds a fraction of a cent half up (cart-9). */
export function roundHalfUp(value: number): Cents {
  return Math.floor(value + 0.5);
}

/**
 * Splits `total` cents over `weights` by largest remainder; the parts always sum to `total` (cart-9).
 * If all weights are zero, the first part gets everything.
 */
export function splitCents(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, i) => (i === 0 ? total : 0));
  const shares = weights.map((weight) => shareOf(total, weight, sum));
  const parts = shares.map(({ cents }) => cents);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = shares
    .map(({ remainder }, index) => ({ index, remainder }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** `total × weight / sum` in whole cents and its remainder; exact even if the product exceeds safe integers. */
function shareOf(total: number, weight: number, sum: number): { cents: Cents; remainder: number } {
  const product = total * weight;
  if (Number.isSafeInteger(product)) return { cents: Math.floor(product / sum), remainder: product % sum };
  const exact = BigInt(total) * BigInt(weight);
  return { cents: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) };
}
