/** Clothing sizes from the smallest; `2XL` is `XXL`. */
const sizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];
const SIZE = /^(?:(\d)?(X*)([SL])|(M))(?![\p{L}\d])/u;
const YEAR = /^(19|20)\d\d$/;
const NUMBER = /^[−-]?\d[\d\s]*(?:[.,]\d+)?/;

function sizeRank(text: string): number {
  const [found, times, xs = '', letter = 'M'] = SIZE.exec(text.toUpperCase()) ?? [];
  if (!found) return -1;
  return sizes.indexOf('X'.repeat(times && xs ? Number(times) : xs.length) + letter);
}

function numberOf(text: string): number {
  const number = NUMBER.exec(text)?.[0];
  return number ? Number(number.replace('−', '-').replace(',', '.').replaceAll(/\s/g, '')) : Number.NaN;
}

/** Finnish dictionary order, numbers by value. */
export const byDictionary = (a: string, b: string) => a.localeCompare(b, 'fi', { numeric: true });

/**
 * The natural order of an attribute's values: clothing sizes, years from the newest, numbers by value, anything else in
 * dictionary order. Null when the values have no natural order and the shop's own order applies.
 */
export function valueOrder(texts: readonly string[]): ((a: string, b: string) => number) | null {
  const all = (test: (text: string) => boolean) => texts.length > 0 && texts.every(test);
  if (all((text) => sizeRank(text) >= 0)) return (a, b) => sizeRank(a) - sizeRank(b) || byDictionary(a, b);
  if (all((text) => YEAR.test(text))) return (a, b) => Number(b) - Number(a);
  if (all((text) => !Number.isNaN(numberOf(text)))) return (a, b) => numberOf(a) - numberOf(b) || byDictionary(a, b);
  return null;
}
