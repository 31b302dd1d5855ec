/** The number of a row as an address or a form names it; null for what no row can have: words, signs, more than nine digits. */
export const rowNumber = (text: FormDataEntryValue | null | undefined): number | null =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;
