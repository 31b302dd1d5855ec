/** Mail services that shoppers in Finland use and misspell. */
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
/** Real domains that are one letter away from a common service. */
const REAL = new Set([...COMMON, 'email.com', 'mail.com', 'ymail.com', 'gmx.com']);
/** In domains of at least this length, two edits still count as a misspelling. */
const LONG = 10;

/**
 * Suggests the address with the domain that was probably meant, or null when it does not look misspelled: one edit
 * from a common mail service (a letter missing, added, wrong or swapped with its neighbour), two edits in long names.
 * Runs in constant time except for finding the last `@`.
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

/**
 * Edit distance of two words (optimal string alignment); returns more than `most` at once when the lengths differ by
 * more.
 */
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
