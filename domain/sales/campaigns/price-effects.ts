import { type Cents, roundHalfUp, splitCents } from '#domain/base/money.ts';
import type { CampaignLine } from './campaign.ts';

/** A line that a rule matches, and the cents that earlier rules left of it; each discount decreases `left`. */
export type LineLeft = { line: CampaignLine; left: Cents };

/** Discount of each line in cents: a percentage (up to two decimals) of what is left of it, rounded half up. */
export const percentage = ({ percent }: { percent: number }, lines: readonly LineLeft[]): Cents[] =>
  lines.map(({ left }) => roundHalfUp((left * Math.round(percent * 100)) / 10_000));

/** Discount of each line: its share of `cents`, by largest remainder; never more than the lines cost (cart-9). */
export function amountOff({ cents }: { cents: Cents }, lines: readonly LineLeft[]): Cents[] {
  const all = lines.reduce((sum, { left }) => sum + left, 0);
  return splitCents(
    Math.min(cents, all),
    lines.map(({ left }) => left),
  );
}

/** Discount of each line in cents: the part of each unit's price above the fixed price. */
export const fixedPrice = ({ cents }: { cents: Cents }, lines: readonly LineLeft[]): Cents[] =>
  lines.map(({ line, left }) => Math.max(0, left - line.amount * cents));

/**
 * Discount of each line in cents: of every `buy` units of all lines together `pay` are paid, and the cheapest units
 * are free. Remaining units keep their price.
 */
export function buyPay({ buy, pay }: { buy: number; pay: number }, lines: readonly LineLeft[]): Cents[] {
  const pieces = lines.reduce((sum, { line }) => sum + line.amount, 0);
  let free = Math.floor(pieces / buy) * (buy - pay);
  const off = lines.map(() => 0);
  const cheapestFirst = lines
    .map(({ line, left }, index) => ({ index, amount: line.amount, left }))
    .sort((a, b) => a.left * b.amount - b.left * a.amount || a.index - b.index);
  for (const { index, amount, left } of cheapestFirst) {
    const taken = Math.min(free, amount);
    off[index] = roundHalfUp((left * taken) / amount);
    free -= taken;
  }
  return off;
}
