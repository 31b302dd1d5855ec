import type { Cents } from '#domain/base/money.ts';

/**
 * The lowest share of the catalog's price that a quote may offer without the right to go below. Cost prices are not in the shop, so
 * the share stands for them: vehicles have a margin of about 12 %.
 */
const FLOOR_PERCENT = 88;

/** Whether a quoted price of one piece needs the right `quotes.below-floor`. A line without a catalog price has no floor. */
export const isBelowFloor = (unit: Cents, listPrice: Cents | null): boolean =>
  listPrice !== null && unit * 100 < listPrice * FLOOR_PERCENT;
