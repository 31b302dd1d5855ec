import { unaccent } from './analysis/tokens.ts';

/**
 * A key that sorts names in Finnish order when compared byte by byte: å ä ö after z, no difference between upper and
 * lower case, numbers by value (`Rengas 9` before `Rengas 10`).
 */
export function sortKey(name: string): string {
  const placed = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/å/g, '{')
    .replace(/[äæ]/g, '|')
    .replace(/[öø]/g, '}')
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'));
  return unaccent(placed).slice(0, 200);
}
