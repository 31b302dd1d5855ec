/** Longer than any amount: what is typed beyond it changes nothing. */
export const MOST_TYPED = 12;

/**
 * The amount somebody typed: a whole number between `min` and `max`, spaces apart. 'empty' when nothing is typed, 'refused'
 * for anything else: an amount is never guessed, as `2,5` would become 25.
 */
export function readAmount(typed: string, min: number, max: number): number | 'empty' | 'refused' {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '') return 'empty';
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return amount >= min && amount <= max ? amount : 'refused';
}
