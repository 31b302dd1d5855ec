import type { Sku } from '#domain/base/ids.ts';
import { normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { markedCode } from '#web/storefront/catalog/spare-parts/marked-code.ts';
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight.ts';

const MIN_LENGTH = 3;

/** Whether a query looks like a part code: every word has a digit (`587 68 01-01`). */
export const looksLikeCode = (query: string): boolean =>
  normaliseCode(query).length >= MIN_LENGTH && query.split(/\s+/).every((word) => word === '' || /\d/.test(word));

/** The product code of a sku, in the supplier's spelling. */
export const codeOfSku = (sku: Sku): string => splitSparePartSku(sku)?.productCode ?? sku;

/** A code with the matched part highlighted; spaces, dashes and leading zeros are ignored. */
export function highlightedCode(code: string, query: string): string {
  const [before, marked, after] = markedCode(code, query);
  return marked ? `${before}${HIGHLIGHT_START}${marked}${HIGHLIGHT_END}${after}` : code;
}

/** Whether the query is the code or the whole sku of a part, ignoring spelling. */
export const isExactMatch = (sku: Sku, query: string): boolean =>
  [sku, codeOfSku(sku)].some((name) => normaliseCode(name) === normaliseCode(query));

/** Puts exact matches first; the others keep their order. */
export const exactFirst = <Hit extends { sku: Sku }>(hits: readonly Hit[], query: string): Hit[] => [
  ...hits.filter(({ sku }) => isExactMatch(sku, query)),
  ...hits.filter(({ sku }) => !isExactMatch(sku, query)),
];
