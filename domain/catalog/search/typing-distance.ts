const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Neighbouring keys of the keyboard; ä and ö are already a and o. */
const neighbours = new Set(
  ROWS.flatMap((row, y) =>
    [...row].flatMap((key, x) => {
      const below = ROWS[y + 1] ?? '';
      return [row[x + 1], below[x - 1], below[x]].flatMap((other) => (other ? [key + other, other + key] : []));
    }),
  ),
);

const SWAPPED = 0.7;
const DOUBLED = 0.5;
const MISSING = 0.9;
const EXTRA = 1;
const BESIDE = 0.7;
const WRONG = 1.3;

/**
 * The cost of the likeliest typing mistakes between two words. About 1 for each: swapped letters, a missing or extra letter
 * of a double and a neighbouring key cost less, any other letter more. `limit` + 1 when above the limit.
 */
export function typingDistance(typed: string, right: string, limit: number): number {
  const width = right.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, j) => j * MISSING);
  for (let i = 1; i <= typed.length; i++) {
    const a = typed[i - 1];
    const row = [i * EXTRA];
    for (let j = 1; j < width; j++) {
      const b = right[j - 1];
      const at = (from: readonly number[], k: number) => from[k] ?? Number.POSITIVE_INFINITY;
      const wrong = a === b ? 0 : neighbours.has(`${a}${b}`) ? BESIDE : WRONG;
      const extra = a === typed[i - 2] ? DOUBLED : EXTRA;
      const missing = b === right[j - 2] ? DOUBLED : MISSING;
      let cost = Math.min(at(last, j) + extra, at(row, j - 1) + missing, at(last, j - 1) + wrong);
      if (a !== b && a === right[j - 2] && typed[i - 2] === b) cost = Math.min(cost, at(beforeLast, j - 2) + SWAPPED);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  const distance = last[right.length] ?? limit + 1;
  return distance > limit ? limit + 1 : distance;
}

/** The largest distance of a correction: one mistake in a short word, two in a long one. */
export const allowedDistance = (typed: string): number => (typed.length < 6 ? 1 : typed.length < 9 ? 1.5 : 2.2);
