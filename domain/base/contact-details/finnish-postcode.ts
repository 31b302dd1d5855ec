/** Five digits: the form of every Finnish postcode (decisions 5). */
export const isFinnishPostcode = (text: string): boolean => /^\d{5}$/.test(text);

/** 22xxx is Åland, outside the VAT area: sent to the quote form, never a VAT-free promise (decisions 6). */
export const isAland = (postcode: string): boolean => /^22\d{3}$/.test(postcode);
