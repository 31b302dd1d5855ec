const WEIGHTS = [7, 9, 10, 5, 8, 4, 2];

/**
 * True for a Finnish business id (Y-tunnus) `1234567-1` with a valid check digit. Old six-digit ids need a leading 0.
 */
export function isBusinessId(text: string): boolean {
  const match = /^(\d{7})-(\d)$/.exec(text);
  if (!match) return false;
  const [, digits = '', check] = match;
  const remainder = WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11;
  // a remainder of 1 would need the check digit 10, which is never issued
  return remainder !== 1 && Number(check) === (remainder === 0 ? 0 : 11 - remainder);
}

/**
 * True for an EU VAT number: a Finnish one with its check digit, another country's by its format only, as the EU
 * register is not reachable offline.
 */
export function isVatNumber(text: string): boolean {
  const finnish = /^FI(\d{7})(\d)$/.exec(text);
  if (finnish) return isBusinessId(`${finnish[1]}-${finnish[2]}`);
  return (
    !text.startsWith('FI') &&
    /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,12}$/.test(text)
  );
}

/** Normalises a typed business id or VAT number: no spaces, upper case, a leading zero for old six-digit ids. */
export function normalizeBusinessId(typed: string): string {
  const text = typed.replace(/\s/g, '').toUpperCase();
  return /^\d{6}-\d$/.test(text) ? `0${text}` : text;
}
