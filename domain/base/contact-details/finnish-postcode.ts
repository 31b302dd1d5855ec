/** Whether a text has the format of a Finnish postcode: five digits (account-4). */
export const isFinnishPostcode = (text: string): boolean => /^\d{5}$/.test(text);

/** Whether a postcode is in Åland (22xxx), which is outside the EU VAT area: orders go through a quote (delivery-4). */
export const isAland = (postcode: string): boolean => /^22\d{3}$/.test(postcode);
