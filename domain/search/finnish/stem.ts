import { isCode } from '../analysis/tokens.ts';
import { irregular } from './irregular.ts';

/** Endings of cases and plurals, longest first; `keep` letters must stay before the ending. */
const endings: readonly { ending: RegExp; keep: number }[] = [
  { ending: /[ie](?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi)$/, keep: 4 }, // saho-issa, kork-eista
  { ending: /(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi)$/, keep: 4 }, // saha-ssa
  { ending: /[ij](?:den|tten)$/, keep: 4 }, // leikkure-iden
  { ending: /[oöe]i(?:den|tten|ta|tä)$/, keep: 4 }, // mönkij-öiden
  { ending: /(?:ien|jen|ten)$/, keep: 4 }, // ketju-jen, lumilinko-jen
  { ending: /(?:ita|itä|tta|ttä)$/, keep: 4 }, // leikkure-ita
  { ending: /[eoö](?:ja|jä)$/, keep: 3 }, // las-eja, sah-oja
  { ending: /(?<=[uy])(?:ja|jä)$/, keep: 3 }, // akku-ja
  { ending: /(?:ja|jä|ia|iä)$/, keep: 4 }, // kypär-iä
  { ending: /(?<=[snlr])(?:ta|tä)$/, keep: 4 },
  { ending: /(?:hun|hyn|hin|hon|hön|han|hän|seen|siin)$/, keep: 4 },
  { ending: /t$/, keep: 3 }, // saha-t
  { ending: /n$/, keep: 4 }, // saha-n
];

function withoutEnding(word: string): string {
  for (const { ending, keep } of endings) {
    const bare = word.replace(ending, '');
    if (bare !== word && bare.length >= keep) return bare;
  }
  return word;
}

// u and y stay the same in every form of a Finnish word; the other vowels change (saha, sahoja)
function withoutFinalVowels(word: string): string {
  let bare = word;
  while (bare.length > 3 && /[aeioäöå]$/.test(bare)) bare = bare.slice(0, -1);
  return bare.replace(/([uy])\1$/, '$1');
}

/**
 * The stem of a Finnish word: without inflection, grades of consonants as they were (see gradation). Words that
 * decline alike end up alike: `rengas`, `renkaat` → `reng`, `renk`; `suodatin`, `suodattimen` → `suodat`, `suodatt`.
 * A code, or a word of under four letters, is its own stem.
 */
export function stem(word: string): string {
  const base = irregular.get(word) ?? word;
  if (isCode(base) || base.length < 4) return base;
  const declined = base.length >= 6 ? base.replace(/nen$/, 's') : base; // rukkanen, rukkaset
  let bare = withoutFinalVowels(withoutEnding(declined));
  if (bare.length >= 6 && bare.endsWith('j')) bare = withoutFinalVowels(bare.slice(0, -1)); // mönkijä
  if (bare.length >= 6) bare = bare.replace(/[aäe]s$/, ''); // rengas, saapas
  bare = bare.replace(/is$/, 'in'); // punainen, punaiset
  if (bare.length >= 6 && /i[nm]$/.test(bare)) bare = withoutFinalVowels(bare.slice(0, -2)); // suodatin, suodatimet
  return bare;
}

/** True of a word that stands in its base form and ends in a vowel but `e`: its consonants are in the strong grade. */
export const isStrongBase = (word: string): boolean => /[aäoöiuy]$/.test(word) && withoutEnding(word) === word;
