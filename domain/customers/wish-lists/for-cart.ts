/** Reasons of the cart check for leaving out a line. */
const REFUSED = ['unknown', 'wrong_size', 'outOfStock', 'quote_only'] as const;
export type RefusedReason = (typeof REFUSED)[number];

const isRefused = (reason: string): reason is RefusedReason => REFUSED.some((refused) => refused === reason);

type Checked<Item> = {
  items: readonly Item[];
  problems: readonly { id: string; reason: string; available?: number }[];
};

/**
 * Lines of a wish list that go into the cart, those left out with the reason, and those with less stock than wished.
 */
export type ForCart<Item> = {
  items: Item[];
  leftOut: { name: string; reason: RefusedReason }[];
  fewer: { name: string; available: number }[];
};

/**
 * Splits the lines of a wish list by the result of the cart check. A line that cannot be bought is named with its
 * reason; a limited one is added up to the stock. Each line is in `items` or in `leftOut`.
 */
export function sortForCart<Item extends { id: string }>(
  lines: readonly { id: string; name: string }[],
  { items, problems }: Checked<Item>,
): ForCart<Item> {
  const found: ForCart<Item> = { items: [], leftOut: [], fewer: [] };
  for (const { id, name } of lines) {
    const problem = problems.find((one) => one.id === id);
    const item = items.find((one) => one.id === id);
    if (!item) found.leftOut.push({ name, reason: problem?.reason === 'wrong_size' ? 'wrong_size' : 'unknown' });
    else if (problem && isRefused(problem.reason)) found.leftOut.push({ name, reason: problem.reason });
    else {
      found.items.push(item);
      if (problem) found.fewer.push({ name, available: problem.available ?? 0 });
    }
  }
  return found;
}
