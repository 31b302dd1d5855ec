import { strengthened, weakened } from './gradation.ts';

/** The consonant grade of a stem in the form it was read from. */
export type Grade = 'weak' | 'strong' | 'any';

const graded = (stem: string, grade: Grade) => (grade === 'strong' ? [stem] : strengthened(stem));

/** -e: ove- (ovi), kade- (käsi), vastukse- (vastus), suodattime- (suodatin), punaise- (punainen), nalle-. */
function basesOfE(stem: string, grade: Grade): string[] {
  const x = stem.slice(0, -1);
  const bases = [stem, ...graded(stem, grade).map((strong) => `${strong.slice(0, -1)}i`)];
  if (/[aeiouy]d$/.test(x)) bases.push(`${x.slice(0, -1)}si`); // veden
  if (/[uy]d$/.test(x)) bases.push(`${x.slice(0, -1)}s`); // leveyden
  if (/([nlr])\1$/.test(x)) bases.push(`${x.slice(0, -1)}si`); // kannen
  if (/[nlr]t$/.test(x)) bases.push(`${x.slice(0, -1)}si`); // kanteen
  if (/[aeiouy]ks$/.test(x)) bases.push(`${x.slice(0, -2)}s`); // vastuksen, jalaksen
  if (/im$/.test(x)) for (const weak of weakened(x.slice(0, -2))) bases.push(`${weak}in`);
  if (/[aeiouy]s$/.test(x)) bases.push(`${x.slice(0, -1)}nen`);
  if (/[aeiouy][lrn]$/.test(x)) bases.push(x); // askelen, sisaren
  if (/[uy]$/.test(x)) bases.push(`${x}t`); // ohuen
  return bases;
}

/** -a: also johdottoma- (johdoton), vanhemma- (vanhempi), suurimma- (suurin). */
function basesOfA(stem: string, grade: Grade): string[] {
  const bases = graded(stem, grade);
  if (/ttoma$/.test(stem)) bases.push(`${stem.slice(0, -4)}on`);
  if (/m[mp]a$/.test(stem)) bases.push(`${stem.slice(0, -2)}pi`);
  if (/im[mp]a$/.test(stem)) bases.push(`${stem.slice(0, -3)}n`);
  return bases;
}

/** Double vowels: renkaa- (rengas), kirvee- (kirves), laittee- (laite), kulunee- (kulunut), kaunii- (kaunis), puu-. */
function basesOfLong(stem: string): string[] {
  const x = stem.slice(0, -2);
  const vowel = stem.slice(-1);
  if (/[ouy]/.test(vowel)) return [stem];
  const bases = weakened(x).map((weak) => `${weak}${vowel}s`);
  if (vowel === 'e') bases.push(...weakened(x).map((weak) => `${weak}e`));
  if (/n$/.test(x) && vowel === 'e') bases.push(`${x}ut`, `${x}yt`);
  if (/^[^aeiouy]ee$/.test(stem)) bases.push(`${x}eki`); // reen
  return [...bases, stem];
}

/** The possible base forms of a singular stem (vowel last, unaccented). */
export function basesOfStem(stem: string, grade: Grade): string[] {
  if (/([aeiouy])\1$/.test(stem)) return basesOfLong(stem);
  if (stem.endsWith('e')) return basesOfE(stem, grade);
  return stem.endsWith('a') ? basesOfA(stem, grade) : graded(stem, grade);
}

/** The possible base forms of a stem before the plural's `i` or `j`: sahoja, lasien, suodattimia, renkaita, puita. */
export function basesOfPlural(stem: string): string[] {
  const x = stem.slice(0, -1);
  const last = stem.slice(-1);
  if (/^[^aeiouy]*[aeouy]$/.test(stem)) return monosyllable(x, last);
  const from = (...stems: string[]) => stems.flatMap((one) => basesOfStem(one, 'any'));
  if (last === 'o') return from(stem, `${x}a`);
  if (last === 'e') return [...from(`${x}i`, `${stem}e`), stem, `${stem}a`];
  if (last === 'a') return from(`${stem}a`);
  if (/[uy]/.test(last)) return [...from(stem), `${stem}t`];
  if (last === 'i') return [stem];
  return from(`${stem}a`, `${stem}e`, `${stem}i`);
}

const monosyllable = (x: string, vowel: string): string[] =>
  ({ o: [`${x}uo`, `${x}yo`, `${x}oo`], e: [`${x}ie`, `${x}ee`] })[vowel] ?? [`${x}${vowel}${vowel}`];
