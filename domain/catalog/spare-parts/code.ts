import type { Sku } from '#domain/base/ids.ts';

/** A product code as search compares it: letters and digits in upper case (`12-34/a` → `1234A`). */
export const normaliseCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A normalised code with letters misread for digits replaced: `32113O4` → `3211304`. */
export const digitsForLetters = (code: string): string => code.replace(/O/g, '0').replace(/[IL]/g, '1');

/**
 * Splits a spare part's sku `productCode@supplierNumber` at its last `@`; without one it is a product code of any
 * supplier (spare-part-2). Null for an empty code, or a sku that ends in `@` (spare-part-1).
 */
export function splitSparePartSku(sku: Sku): { productCode: string; supplierNumber: string | null } | null {
  const trimmed = sku.trim();
  const at = trimmed.lastIndexOf('@');
  if (at === -1) return trimmed ? { productCode: trimmed, supplierNumber: null } : null;
  const [productCode, supplierNumber] = [trimmed.slice(0, at), trimmed.slice(at + 1)];
  return productCode && supplierNumber ? { productCode, supplierNumber } : null;
}
