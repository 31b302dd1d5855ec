/** Most texts have no accents, and this test is ten times as fast as removing them. */
const PRINTABLE = /^[ -~]*$/;

/** Letters without diacritics, for comparing: `ä` → `a`, `ö` → `o`, `å` → `a`. The length may change (`æ` → `ae`). */
export function unaccent(text: string): string {
  if (PRINTABLE.test(text)) return text;
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ø/g, 'o').replace(/æ/g, 'ae').replace(/ß/g, 'ss');
}

const TOKEN = /[\p{L}\p{N}]+(?:[.\-/][\p{L}\p{N}]+)*/gu;
const MAX_TOKEN_LENGTH = 60;

/** Normalises sizes and amounts: `4×4` to `4x4`, `2,5` to `2.5`, `1 140` with a no-break space to `1140`. */
const plainNumbers = (text: string) =>
  text
    .replace(/(?<=\d)×(?=\d)/g, 'x')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, '');

/** The words and codes of a text in lower case; a code keeps its inner `.`, `-` and `/` (`25x8-12`, `ski-doo`). */
export function tokens(text: string): string[] {
  const all = plainNumbers(text.normalize('NFC').toLowerCase()).match(TOKEN) ?? [];
  return all.filter((token) => token.length <= MAX_TOKEN_LENGTH);
}

/** Whether a token is a code or a size: it has a digit, and is never analysed as a word. */
export const isCode = (token: string): boolean => /\d/.test(token);

/** Other spellings of a token with separators: joined and split (`ski-doo` → `skidoo`, `ski`, `doo`). */
export function spellings(token: string): string[] {
  const parts = token.split(/[.\-/]/).filter(Boolean);
  return parts.length === 1 ? [] : [parts.join(''), ...parts];
}
