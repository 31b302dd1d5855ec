export type TypedLine = { sku: string; ordered: number; expectedOn: string | null };

/**
 * Reads lines such as `92-0120 10` or, from a sheet, `92-0120<tab>10`: a sku and its pieces. Null when a line has no number. The same
 * sku on two lines is added up.
 */
export function readLines(text: string, expectedOn: string): TypedLine[] | null {
  const pieces = new Map<string, number>();
  for (const line of text.split('\n').map((typed) => typed.trim())) {
    if (line === '') continue;
    const [, sku = '', qty = ''] = /^(\S+?)[\s;,]+(\d{1,6})$/.exec(line) ?? [];
    if (sku === '' || Number(qty) === 0) return null;
    pieces.set(sku, (pieces.get(sku) ?? 0) + Number(qty));
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(expectedOn) && !Number.isNaN(Date.parse(expectedOn)) ? expectedOn : null;
  return [...pieces].map(([sku, ordered]) => ({ sku, ordered, expectedOn: day }));
}
