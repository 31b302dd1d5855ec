import type { Sku } from './ids.ts';

const LONGEST_CODE = 64;

/** Scanned text without line ends and control characters, as scanners send around a code; '' when it cannot be a code. */
export const cleanCode = (text: string): string => {
  const code = text.replaceAll(/[^\x21-\x7e]/g, '');
  return code.length <= LONGEST_CODE ? code : '';
};

/** Digits of a trade item number as GTIN-14, so that EAN-13, UPC-A and EAN-8 of one product are equal; null for other codes. */
const gtin = (code: string): string | null => (/^\d{8,14}$/.test(code) ? code.padStart(14, '0') : null);

/** The ways in which a trade item number may be printed or stored: with and without leading zeros. */
export const writtenGtins = (code: string): string[] => {
  const full = gtin(code);
  if (full === null) return [];
  const zeros = full.length - full.replace(/^0+/, '').length;
  return Array.from({ length: Math.min(zeros, full.length - 8) + 1 }, (_, cut) => full.slice(cut));
};

/** Whether a scanned code names goods: by its sku, ignoring case, or by a trade item number. */
export function isCodeOf(goods: { sku: Sku; eans: readonly string[] }, code: string): boolean {
  if (goods.sku.toUpperCase() === code.toUpperCase()) return true;
  const number = gtin(code);
  return number !== null && goods.eans.some((ean) => gtin(cleanCode(ean)) === number);
}
