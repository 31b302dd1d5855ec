import { isCode, unaccent } from '../analysis/tokens.ts';
import { irregular } from './irregular.ts';
import { basesOfPlural, basesOfStem } from './stem-bases.ts';

/** An ending and what it implies about the base form. */
type Ending = readonly [ending: RegExp, bases: (rest: string) => string[]];

const weak = (rest: string) => basesOfStem(rest, 'weak');
const strong = (rest: string) => basesOfStem(rest, 'strong');

/** Stems that end in a consonant: rengas|ta, punais|ta, pien|tä, istuin|ten. */
function consonantStem(rest: string): string[] {
  const bases = [rest];
  if (/[aeiouy]s$/.test(rest)) bases.push(`${rest.slice(0, -1)}nen`);
  if (/[nlr]$/.test(rest)) bases.push(`${rest}i`);
  return bases;
}

/** Stems before `tta`: venet|tä, vet|tä, kant|ta, ohut|ta, leveyt|tä. */
function dentalStem(rest: string): string[] {
  if (rest.endsWith('e')) return [rest, `${rest}si`];
  return [`${rest}si`, `${rest}t`, ...(/[uy]$/.test(rest) ? [`${rest}s`] : [])];
}

// unaccented: a means a or ä, o means o or ö; lookbehinds restrict the preceding letters
const endings: readonly Ending[] = [
  // singular and nominative plural
  [/(?<=[aeiouy])[nt]$/, weak],
  [/(?<=[aeiouy])(?:ssa|sta|lla|lta|lle|ksi|tta)$/, weak],
  [/(?<=[aeiouy])na$/, strong],
  [/(?<=[eiouy])a$/, strong],
  [/(?<=a)a$/, strong],
  [/(?<=aa|ee|ii|oo|uu|yy|ie|uo|yo)ta$/, (rest) => [rest]],
  [/(?<=.{2}[aeiouy][snlr])(?:ta|ten)$/, consonantStem],
  [/(?<=[aeiouynlr])tta$/, dentalStem],
  [/(?<=([aeiouy]))\1n$/, strong],
  [/(?<=aa|ee|uu|ii)seen$/, (rest) => basesOfStem(rest, 'any')],
  [/(?<=([aeiouy]))h\1n$/, (rest) => [rest]],
  // plural
  [/(?<=[aeouy])(?:ita|iden|itten|ihin|isiin)$/, basesOfPlural],
  [/(?<=[eouy])(?:ja|jen)$/, basesOfPlural],
  [/(?<=[^aeiouy])(?:ia|ien|iin)$/, basesOfPlural],
  [/i(?:ssa|sta|lla|lta|lle|ksi|na)$/, basesOfPlural],
];

const MIN_WORD = 4;
const MIN_REST = 2;
const MIN_BASE = 3;

/** Whether the word may be a base form. Of words in `t` only `ohut`, of words in `n` only `suodatin`, `nainen`, `langaton`. */
const mayBeBase = (word: string) => !/[nt]$/.test(word) || /(?:in|[aeiouy]nen|ton|ut|yt)$/.test(word);

/**
 * The possible base forms (nominative singular, unaccented) of a Finnish word, by the rules of declension: `renkaat` →
 * `rengas` among others, `saha` → `saha` only. A code or a short word is its own base form.
 */
export function basesOf(word: string): string[] {
  const plain = unaccent(word);
  if (isCode(word) || plain.length < MIN_WORD) return [plain];
  const known = irregular.get(word);
  if (known) return [unaccent(known)];
  const found = new Set(mayBeBase(plain) ? [plain] : []);
  if (/[aeiouy]nen$/.test(plain)) return [...found];
  for (const [ending, bases] of endings) {
    const rest = plain.replace(ending, '');
    if (rest === plain || rest.length < MIN_REST) continue;
    for (const base of bases(rest)) if (base.length >= MIN_BASE) found.add(base);
  }
  return found.size > 0 ? [...found] : [plain];
}
