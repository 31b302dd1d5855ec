/** Joins the groups of a phone number with no-break spaces, so that it stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
