/** Maximum length of the input; longer than any amount. */
export const MOST_TYPED = 12;

/**
 * Parses a typed amount: a whole number between `min` and `max`, with or without spaces. Returns 'empty' without
 * input and 'refused' for anything else, because stripping characters would turn `2,5` into 25.
 */
export function readAmount(typed: string, min: number, max: number): number | 'empty' | 'refused' {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '') return 'empty';
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return amount >= min && amount <= max ? amount : 'refused';
}
