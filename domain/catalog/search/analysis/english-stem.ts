import { isCode } from './tokens.ts';

/**
 * The stem of an English word: without plural and possessive. Spelling variants such as `tyre` and `tire` are equal only
 * by the word list. A code, or a word of under four letters, is its own stem.
 */
export function englishStem(word: string): string {
  if (isCode(word) || word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`; // batteries
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2); // switches
  if (/[^su]s$/.test(word)) return word.slice(0, -1); // tyres; not glass, bus
  return word;
}
