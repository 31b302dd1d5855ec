/** Why a wished thing does not go into the cart; the words of the cart check (spec 7). */
const REFUSED = ['unknown', 'wrong_size', 'outOfStock', 'quote_only'] as const;
export type RefusedReason = (typeof REFUSED)[number];

const isRefused = (reason: string): reason is RefusedReason => REFUSED.some((refused) => refused === reason);

type Checked<Item> = {
  items: readonly Item[];
  problems: readonly { id: string; reason: string; available?: number }[];
};

/** What of a wish list goes into the cart, what stays behind and why, and of what there is less than was wished. */
export type ForCart<Item> = {
  items: Item[];
  leftOut: { name: string; reason: RefusedReason }[];
  fewer: { name: string; available: number }[];
};

/**
 * Sorts the lines of a wish list by what the cart check said of them: what cannot be bought is named with its reason,
 * what is limited goes in as far as the stock reaches. No line is lost: each is in `items` or in `leftOut`.
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
