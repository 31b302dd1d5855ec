import { normaliseCode, splitSparePartSku } from './code.ts';

/** More codes than any part was made under. */
export const MAX_ORIGINAL_CODES = 30;

/**
 * The keys under which a product is found by an original code that it names (original-1): a code of a known supplier (`3211180@1044`) for
 * that supplier's part and for a search without one, a bare code for the parts of all.
 */
export function originalKeys(code: string): string[] {
  const split = splitSparePartSku(code);
  const key = normaliseCode(split?.productCode ?? '');
  if (!split || !key) return [];
  return split.supplierNumber === null ? [key] : [`${key}@${split.supplierNumber}`, `${key}@`];
}

/** The keys to look under for a part, or for a code of whatever supplier. */
export function wantedKeys(productCode: string, supplierNumber: string | null): string[] {
  const key = normaliseCode(productCode);
  return key ? [key, `${key}@${supplierNumber ?? ''}`] : [];
}

/** Whether a code names a part of some supplier, or has letters or digits to compare. */
export const isOriginalCode = (code: string): boolean => originalKeys(code).length > 0;
