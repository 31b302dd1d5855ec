/** What is typed into the made-up shop: 60 queries of every kind, as people type them while the word grows. */
const finnish: Record<string, string> = {
  'beginnings of one letter, which match tens of thousands': 'k ö',
  'beginnings of two letters, which match thousands': 'ka re ta ös',
  'beginnings of three letters': 'kel suo öl jar hih moo ren',
  'beginnings of four letters': 'kyp talv moot rule lait nast',
  'whole words, common': 'rengas suodatin kypärä öljy laakeri musta',
  'whole words, rarer': 'ahkio hylsy kirves kuomu',
  'inflected, and parts of compounds': 'renkaat kelkan akut sahan',
  compounds: 'moottorikelkka talvirengas öljynsuodatin jarrupala ilmansuodatin',
  'brands and models': 'rulaster letara kovanokar',
  'codes and sizes': 'KO-100000 25x10-12 10w-40 SU-1000 6410000',
  mistyped: 'rengsa suodtin kyprä moottoriklekka',
  'nothing to find': 'xylofoni zzqx 99999999999',
};
const together = ['tovister rengas', 'musta takki', 'jarrupala etu', 'rulaster öljynsuodatin'];
const english = ['helmet', 'winter tyre', 'chai'];

export type Query = { q: string; locale: 'fi' | 'en' };

export const queries: Query[] = [
  ...Object.values(finnish)
    .flatMap((words) => words.split(' '))
    .map((q) => ({ q, locale: 'fi' as const })),
  ...together.map((q) => ({ q, locale: 'fi' as const })),
  ...english.map((q) => ({ q, locale: 'en' as const })),
];
