/** Five digits: the form of every Finnish postcode (decisions 5). */
export const isFinnishPostcode = (text: string): boolean => /^\d{5}$/.test(text);

/** A postcode of a country as it may be typed: five digits in Finland, letters and digits elsewhere. */
export const isPostcode = (text: string, country: string): boolean =>
  country === 'FI' ? isFinnishPostcode(text) : /^[\dA-Z][\dA-Z -]{1,9}$/.test(text);

/** 22xxx is Åland, outside the VAT area: sent to the quote form, never a VAT-free promise (decisions 6). */
export const isAland = (postcode: string): boolean => /^22\d{3}$/.test(postcode);
