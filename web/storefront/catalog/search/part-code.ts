import { normaliseCode, splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import { markedCode } from '#web/storefront/catalog/spare-parts/marked-code.ts';
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight.ts';

const SHORTEST = 3;

/** Whether what is typed is a part's code rather than words: every piece of it has a digit (`587 68 01-01`). */
export const looksLikeCode = (query: string): boolean =>
  normaliseCode(query).length >= SHORTEST && query.split(/\s+/).every((piece) => piece === '' || /\d/.test(piece));

/** A sku's code as the supplier writes it. */
export const codeOfSku = (sku: string): string => splitSparePartSku(sku)?.productCode ?? sku;

/** A code with what was searched by marked in it; spaces, dashes and leading zeros need not be typed. */
export function highlightedCode(code: string, query: string): string {
  const [before, marked, after] = markedCode(code, query);
  return marked ? `${before}${HIGHLIGHT_START}${marked}${HIGHLIGHT_END}${after}` : code;
}

/** Whether a sku is exactly the code (or the sku) that was typed. */
export const isExactly = (sku: string, query: string): boolean =>
  [sku, codeOfSku(sku)].some((name) => normaliseCode(name) === normaliseCode(query));

/** Hits that are exactly what was typed stand first; the others keep their order. */
export const exactFirst = <Hit extends { sku: string }>(hits: readonly Hit[], query: string): Hit[] => [
  ...hits.filter(({ sku }) => isExactly(sku, query)),
  ...hits.filter(({ sku }) => !isExactly(sku, query)),
];
