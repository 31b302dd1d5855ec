/**
 * Consonant gradation: the consonants before the last vowel of a stem are in a strong grade in some forms and in a
 * weak one in others (`kelkka`, `kelkan`; `rengas`, `renkaat`). All texts here are unaccented.
 */
type Rule = readonly [RegExp, string];

// `x` is the stem before its last vowel; a rule gives another grade from which it may come
const toStrong: readonly Rule[] = [
  [/ng$/, 'nk'],
  [/mm$/, 'mp'],
  [/nn$/, 'nt'],
  [/ll$/, 'lt'],
  [/rr$/, 'rt'],
  [/(?<=[aeiouylrh])d$/, 't'],
  [/(?<=[aeiouylr])v$/, 'p'],
  [/(?<=[aeiouylrnm])([kpt])$/, '$1$1'],
  [/(?<=[lrh])j$/, 'k'], // kurjen: kurki
];

const toWeak: readonly Rule[] = [
  [/([kpt])\1$/, '$1'],
  [/nk$/, 'ng'],
  [/mp$/, 'mm'],
  [/nt$/, 'nn'],
  [/lt$/, 'll'],
  [/rt$/, 'rr'],
  [/(?<=[aeiouyh])t$/, 'd'],
  [/(?<=[aeiouylr])p$/, 'v'],
  [/(?<=[lr])k$/, 'j'], // polkimen: poljin
  [/(?<=[aeiouyh])k$/, ''], // kokeet: koe, pyyhkimen: pyyhin
];

const applied = (x: string, rules: readonly Rule[]) =>
  rules.filter(([from]) => from.test(x)).map(([from, to]) => x.replace(from, to));

/** A weak stem (vowel last) and every strong stem of which it may be the weak grade: `kelka` → `kelka`, `kelkka`. */
export function strengthened(stem: string): string[] {
  const x = stem.slice(0, -1);
  const vowel = stem.slice(-1);
  const strong = applied(x, toStrong);
  if (/[aou]/.test(vowel) && /[^lrh][lrh]$/.test(x)) strong.push(`${x}k`); // jalan: jalka
  if (/[uy]v$/.test(x) && x.at(-2) === vowel) strong.push(`${x.slice(0, -1)}k`); // puvun: puku
  if (vowel === 'e' && /[au]$/.test(x)) strong.push(`${x}k`); // mäen: mäki
  return [x, ...strong].map((one) => one + vowel);
}

/** A stem without its last vowel, and its weak grades: `suodatt` → `suodatt`, `suodat`. */
export const weakened = (x: string): string[] => [x, ...applied(x, toWeak)];
