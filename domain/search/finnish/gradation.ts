import { unaccent } from '../analysis/tokens.ts';
import { isStrongBase, stem } from './stem.ts';

/**
 * Consonant gradation: the same word ends its stem in a strong grade in some forms and a weak grade in others
 * (`rengas`, `renkaat`; `kelkka`, `kelkan`). A stem may end in `u` or `y` after the consonants.
 */
const strengthened: readonly [RegExp, string][] = [
  [/ng([uy]?)$/, 'nk$1'],
  [/mm([uy]?)$/, 'mp$1'],
  [/n[ns]([uy]?)$/, 'nt$1'],
  [/ll([uy]?)$/, 'lt$1'],
  [/rr([uy]?)$/, 'rt$1'],
  [/hd([uy]?)$/, 'ht$1'],
  [/([uy])v([uy])$/, '$1k$2'],
  [/v([uy]?)$/, 'p$1'],
  [/d([uy]?)$/, 't$1'],
];

const weakened: readonly [RegExp, string][] = [
  [/nk([uy]?)$/, 'ng$1'],
  [/mp([uy]?)$/, 'mm$1'],
  [/n[ts]([uy]?)$/, 'nn$1'],
  [/lt([uy]?)$/, 'll$1'],
  [/rt([uy]?)$/, 'rr$1'],
  [/ht([uy]?)$/, 'hd$1'],
  [/([uy])k([uy])$/, '$1v$2'],
  [/(?<=[^p])p([uy]?)$/, 'v$1'],
  [/(?<=[aeiouyäö])t([uy]?)$/, 'd$1'],
];

const DOUBLE_STOP = /([kpt])\1([uy]?)$/;
const SINGLE_STOP = /(?<=[^kpt])([kpt])([uy]?)$/;

/** Every stem the same word may have in another form, unaccented; the word's own comes first. */
export function stemsOf(word: string): string[] {
  const own = stem(word);
  const all = new Set([own]);
  const add = (from: RegExp, to: string) => all.add(own.replace(from, to));
  for (const [from, to] of weakened) add(from, to);
  // a word in its base form is strong already: `tanko` never becomes `tankki`
  if (!isStrongBase(word)) {
    for (const [from, to] of strengthened) add(from, to);
    if (!DOUBLE_STOP.test(own)) add(SINGLE_STOP, '$1$1$2');
  }
  add(DOUBLE_STOP, '$1$2');
  add(/n[nt]([uy]?)$/, 'ns$1'); // kannen, kantta: kansi
  return [...new Set([...all].map(unaccent))];
}

/** One key for all forms of a word: the stem in its strong grade with single stops, unaccented. */
export function foldedStem(word: string): string {
  const strong = strengthened.reduce((form, [from, to]) => form.replace(from, to), stem(word));
  return unaccent(strong.replace(DOUBLE_STOP, '$1$2'));
}
