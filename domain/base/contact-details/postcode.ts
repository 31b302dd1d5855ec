/** Whether a text has the format of a Finnish postcode: five digits (account-4). */
export const isFinnishPostcode = (text: string): boolean => /^\d{5}$/.test(text);

/** Whether a postcode is in Åland (22xxx), which is outside the EU VAT area: orders go through a quote (delivery-4). */
export const isAland = (postcode: string): boolean => /^22\d{3}$/.test(postcode);

/** Postcode formats of other EU countries, without spaces, hyphens and country prefix: 9 is a digit, A a letter, X either. */
const FORMS: Record<string, string> = {
  AT: '9999',
  BE: '9999',
  BG: '9999',
  CY: '9999',
  CZ: '99999',
  DE: '99999',
  DK: '9999',
  EE: '99999',
  ES: '99999',
  FR: '99999',
  GR: '99999',
  HR: '99999',
  HU: '9999',
  IE: 'A9XXXXX',
  IT: '99999',
  LT: '99999',
  LU: '9999',
  LV: '9999',
  MT: 'AAA9999',
  NL: '9999AA',
  PL: '99999',
  PT: '9999999',
  RO: '999999',
  SE: '99999',
  SI: '9999',
  SK: '99999',
};
const KINDS: Record<string, string> = { 9: '\\d', A: '[A-Z]', X: '[\\dA-Z]' };
const OF_ANY = /^[\dA-Z][\dA-Z -]{1,9}$/;

/** Whether a typed text is a postcode of a country: five digits in Finland; elsewhere the country prefix may precede it (LV-1010). */
export function isPostcode(text: string, country: string): boolean {
  if (country === 'FI') return isFinnishPostcode(text);
  const form = FORMS[country];
  if (!form || !OF_ANY.test(text)) return !form && OF_ANY.test(text);
  const pattern = [...form].map((kind) => KINDS[kind]).join('');
  return new RegExp(`^(?:${country})?${pattern}$`).test(text.replaceAll(/[ -]/g, ''));
}
