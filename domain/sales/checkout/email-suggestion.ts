/** Mail services that shoppers here use and misspell. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.fi',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'luukku.com',
  'kolumbus.fi',
  'elisanet.fi',
  'saunalahti.fi',
  'suomi24.fi',
];
/** Services of their own that are one letter from a common one. */
const REAL = new Set([...COMMON, 'email.com', 'mail.com', 'ymail.com', 'gmx.com']);
/** In domains this long two slips are still a misspelling and not another name. */
const LONG = 10;

/**
 * The address with its domain as it was probably meant, or null when nothing looks misspelled: one slip away from a common
 * mail service (a letter missing, added, wrong or swapped with its neighbour), two in long names. Takes constant time but
 * for finding the last `@`.
 */
export function suggestEmail(email: string): string | null {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || REAL.has(domain)) return null;
  const most = (common: string) => (common.length >= LONG ? 2 : 1);
  const near = COMMON.map((common) => ({ common, slips: slips(domain, common, most(common)) }))
    .filter(({ common, slips }) => slips <= most(common))
    .toSorted((a, b) => a.slips - b.slips)[0];
  return near ? `${typed.slice(0, at + 1)}${near.common}` : null;
}

/** Edits between two words (optimal string alignment); more than `most` when their lengths alone differ by more. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + change,
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : most + 1,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
