import type { T } from '#web/messages/i18n.tsx';

/** `Vuosimallit 2022–2027`, open ends left open. */
export function yearsText({ yearFrom, yearTo }: { yearFrom: number | null; yearTo: number | null }, t: T): string {
  if (yearFrom === null && yearTo === null) return t('diagram.allYears');
  return t('diagram.years', { years: yearFrom === yearTo ? `${yearFrom}` : `${yearFrom ?? ''}–${yearTo ?? ''}` });
}
