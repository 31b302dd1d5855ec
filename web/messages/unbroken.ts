/** A number of several groups (a phone number) as one word: it does not break at the end of a line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
